// What tables say in English words, in the language of the page: notes on evidence, penalties, rulings.
import { san } from './notation.js';
import { language, say } from './words.js';

/** @type {[RegExp, string][]} */
const SPANISH = [
  [/^the game is over$/, 'la partida ha terminado'],
  [/^no illegal move can be claimed any more$/, 'ya no se puede reclamar ninguna jugada ilegal'],
  [/^no breach of touch-move can be claimed any more$/, 'ya no se puede reclamar pieza tocada'],
  [/^(white|black) does not have the move$/, 'no tienen el turno: $1'],
  [/^the right to claim is lost on this move$/, 'perdió el derecho a reclamar en esta jugada'],
  [/^(\S+) is not legal$/, '$1 no es legal'],
  [/^the claim does not hold$/, 'la reclamación no se cumple'],
  [/^the flag is not down$/, 'la bandera no ha caído'],
  [/^the claimant's own flag is down$/, 'la bandera de quien reclama ha caído'],
  [/^the claimant's own flag fell first$/, 'la bandera de quien reclama cayó antes'],
  [/^the board stands half round$/, 'el tablero está girado'],
  [/^(white|black) first$/, 'primero: $1'],
  [/^period (\d+)$/, 'período $1'],
  [/^if the piece is a queen$/, 'si la pieza es una dama'],
  [/^(\d+) s late$/, '$1 s de retraso'],
  [/^(.*) is filled though no man is missing$/, '$1 ocupada aunque no falta ninguna pieza'],
  [/^(.*) feels none though a man must stand there$/, '$1 vacía aunque debe haber una pieza'],
  [/^(.*) felt no man though one stood there$/, '$1 no detectó la pieza que tenía'],
  [/^(.*) felt a man though none stood there$/, '$1 detectó una pieza que no tenía'],
  [/^(.*) may be dead: a man may have stood there unfelt$/, '$1: contacto quizá muerto; puede haber tenido una pieza sin detectarla'],
  [/^(.*) may be stuck: perhaps none stood where one was felt$/, '$1: contacto quizá pegado; puede haber detectado una pieza que no tenía'],
  [/^(.*), or unfelt on ([a-h1-8 ]+), or from ([a-h1-8 ]+) unfelt$/, '$1, o sin detectar en $2, o desde $3 sin detectarse'],
  [/^(.*), or unfelt on ([a-h1-8 ]+)$/, '$1, o sin detectar en $2'],
  [/^(.*), or from ([a-h1-8 ]+) unfelt$/, '$1, o desde $2 sin detectarse'],
  [/^(.*) differ, and no single move explains it$/, '$1 difieren y ninguna jugada lo explica'],
  [/^(.*) differ$/, '$1 difieren'],
  [/^legal throughout if king and queen of (white|black) stood swapped.*$/, 'legal si rey y dama estaban cambiados: $1'],
  [/^(\S+) although (.*) was touched$/, '$1 aunque se tocó $2'],
  [/^a phone of (white|black) sounded$/, 'sonó un teléfono: $1'],
  [/^(white|black) claims that .* cannot win by normal means$/, 'reclaman tablas por no poder ganar: $1'],
  [/^the clock was pressed while the host was down$/, 'se pulsó el reloj mientras el sistema estaba parado'],
  [/^the disk takes nothing; the game goes on in memory$/, 'el disco no graba; la partida sigue en memoria'],
];

const sides = (/** @type {string} */ words) => words.replace(/\b(white|black)\b/g, (side) => say(side).toLowerCase());

/** A note on evidence. */
export function note(/** @type {string} */ words) {
  if (language !== 'es') return words;
  const [pattern, text] = SPANISH.find(([known]) => known.test(words)) || [];
  const moves = words.replace(/\b[KQRBN][a-h]?[1-8]?x?[a-h][1-8]\b/g, (move) => san(move, language));
  return sides(pattern && text ? moves.replace(pattern, text) : moves);
}

/** "white +120 s (7.5.5)" as "White +2 min (7.5.5)"; "by ana", "position restored" and so on in the words of the page. */
export function ruling(/** @type {string} */ words) {
  return words
    .replace(/\b(white|black)\b/g, (side) => say(side))
    .replace(/([+-])(\d+) s\b/g, (_, sign, text) => sign + time(Number(text)))
    .replace(/([+-]?\d+)m\b/g, '$1 min')
    .replace(/\bposition restored\b/, say('proposal.back'))
    .replace(/^by (.*)$/, (_, who) => say('ruling.by', { who }))
    .replace(/^dismissed by (.*)$/, (_, who) => say('ruling.dismissed', { who }))
    .replace(/\b(illegal-moves|touch-move)\b/, (word) => say('word.' + word))
    .replace(/1\/2-1\/2/, '½–½')
    .replace(/\b([01])-([01])\b/, '$1–$2');
}

function time(/** @type {number} */ seconds) {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes ? minutes + ' min' : '', rest || !minutes ? rest + ' s' : ''].filter(Boolean).join(' ');
}
