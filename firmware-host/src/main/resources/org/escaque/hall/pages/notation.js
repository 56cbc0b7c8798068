// Names, moves and results as people read them. Knows no rules of chess.

const SPANISH = { K: 'R', Q: 'D', R: 'T', B: 'A', N: 'C' };

/** English SAN with the piece letters of the language: the first letter and the promoted one. */
export function san(/** @type {string} */ text, /** @type {string} */ language) {
  if (language !== 'es') return text;
  const swap = (/** @type {string} */ letter) => /** @type {any} */ (SPANISH)[letter] || letter;
  return text.replace(/^[KQRBN]/, swap).replace(/=([QRBN])/, (_, letter) => '=' + swap(letter));
}

/** The number of a ply and its side, counted from the starting FEN: "37." or "37…". */
export function moveNumber(/** @type {string} */ start, /** @type {number} */ ply) {
  const fields = start.split(' ');
  const half = (Number(fields[5] || 1) - 1) * 2 + (fields[1] === 'b' ? 1 : 0) + ply - 1;
  return Math.floor(half / 2) + 1 + (half % 2 ? '…' : '.');
}

/** One move: SAN, or the two squares where there is none because the move is no legal one. */
export function moveText(/** @type {any} */ move, /** @type {string} */ language) {
  if (move.san) return san(move.san, language);
  return move.lan ? move.lan.slice(0, 2) + '–' + move.lan.slice(2, 4) : '';
}

/** "Zhu, Jiner" -> "Zhu, J."; a name without a comma stays as it is. */
export function shortName(/** @type {string} */ name) {
  const [surname, given] = name.split(/,\s*/, 2);
  return given ? `${surname}, ${[...given][0]}.` : surname;
}

/** "1/2-1/2" -> "½–½"; empty while the game is open. The F of a forfeit is said as a reason. */
export function result(/** @type {string | null} */ text) {
  return !text || text === '*' ? '' : text.replace(/1\/2/g, '½').replace('-', '–').replace(/F$/, '');
}

/** The 64 squares of a FEN from a8 to h1, '' where empty. A text that is no placement gives an empty board. */
export function placement(/** @type {string} */ fen) {
  const squares = [];
  for (const c of fen.split(' ')[0]) {
    if (c >= '1' && c <= '8') for (let i = 0; i < Number(c); i++) squares.push('');
    else if (/[KQRBNPkqrbnp]/.test(c)) squares.push(c);
  }
  return squares.length === 64 ? squares : Array(64).fill('');
}

/** "e2e4" -> the two indices into a placement; empty for null. */
export function ends(/** @type {string | null | undefined} */ lan) {
  if (!lan || !/^[a-h][1-8][a-h][1-8]/.test(lan)) return [];
  const index = (/** @type {number} */ at) => (8 - Number(lan[at + 1])) * 8 + lan.charCodeAt(at) - 97;
  return [index(0), index(2)];
}
