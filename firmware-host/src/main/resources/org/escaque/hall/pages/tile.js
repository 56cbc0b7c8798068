// One board of the wall: the canvas, two names, two clocks, the last move or the result.
import { Board } from './board.js';
import { format, remaining, seconds } from './clock.js';
import { moveNumber, moveText, result, shortName } from './notation.js';
import { fromTemplate } from './template.js';
import { knows, language, say } from './words.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const HOLLOW_AFTER = 15_000;
const DASHES_AFTER = 60_000;
const MOVES_SHOWN = 8;
const ruler = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));

export class Tile {
  constructor() {
    this.root = fromTemplate('tile');
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (this.root.querySelector('.' + name));
    this.board = new Board(/** @type {HTMLCanvasElement} */ (this.root.querySelector('canvas')));
    this.number = part('number');
    this.move = part('move');
    this.at = part('at');
    this.san = part('san');
    this.score = part('score');
    this.reason = part('reason');
    this.signal = part('signal');
    this.moves = part('moves');
    this.sides = ['white', 'black'].map((side) => ({
      side,
      title: /** @type {HTMLElement} */ (this.root.querySelector(`.${side} .title`)),
      name: /** @type {HTMLElement} */ (this.root.querySelector(`.${side} .name`)),
      clock: /** @type {HTMLElement} */ (this.root.querySelector(`.${side} .clock`)),
      shown: /** @type {number | null} */ (null),
    }));
    this.entry = /** @type {any} */ (null);
    this.running = null;
  }

  /** Shows an entry of the round with its game, in a layout. */
  show(/** @type {any} */ entry, /** @type {any} */ layout, /** @type {number} */ perf) {
    if (this.entry?.key !== entry.key) this.sides.forEach((s) => (s.shown = null));
    this.entry = entry;
    const game = entry.live;
    const moves = game ? game.moves : [];
    const last = moves.length > 0 ? moves[moves.length - 1] : null;
    const over = game ? result(game.result) : '';
    this.board.show(game ? game.fen : START, last ? last.lan : null, layout.square);
    text(this.number, String(entry.board));
    text(this.at, last && !over ? moveNumber(game.start, game.ply) : '');
    text(this.san, last && !over ? moveText(last, language) : '');
    this.move.hidden = this.move.textContent === '';
    this.move.dataset.long = String(this.move.textContent.length > 9);
    text(this.score, over);
    text(this.reason, over && knows('reason.' + game.reason) ? say('reason.' + game.reason) : '');
    this.showMoves(game, layout.columns === 1 && layout.kind === 'side');
    for (const s of this.sides) {
      this.fitName(s, (game || entry)[s.side] || {}, layout);
    }
    const { dataset } = this.root;
    dataset.game = entry.key;
    dataset.table = entry.table;
    dataset.board = entry.board;
    dataset.status = game ? game.status : 'waiting';
    dataset.ply = game ? game.ply : 0;
    dataset.result = game ? game.result : '*';
    this.tick(perf);
  }

  /** Repaints what time changes: the clocks and the signs of a table that fell silent. */
  tick(/** @type {number} */ perf) {
    const table = this.entry.source;
    const finished = this.entry.live?.status === 'finished';
    const clock = this.entry.live ? table.clock : null;
    const silent = table && table.heard >= 0 ? perf - table.heard : Infinity;
    const trust = !clock ? 'none' : finished ? 'sure' : trustIn(table, silent);
    const known = clock && clock.boot === table.offset.boot && table.offset.value !== null;
    const left = clock && remaining(clock, known ? table.offset.value : table.clockReceived - clock.at, perf);
    const running = clock && !finished ? clock.running : null;
    if (running !== this.running) this.sides.forEach((s) => (s.shown = null));
    this.running = running;
    for (const s of this.sides) {
      const node = s.clock;
      const runs = s.side === running && trust !== 'lost';
      if (left) s.shown = seconds(/** @type {any} */ (left)[s.side], runs ? s.shown : null);
      text(node, trust === 'none' ? '' : trust === 'lost' ? '–:––' : format(s.shown || 0));
      node.dataset.running = String(runs);
      node.dataset.trust = trust === 'sure' && !known && runs ? 'guess' : trust;
    }
    const away = this.entry.live && !finished && (trust === 'lost' || table.lost);
    this.root.classList.toggle('away', Boolean(away));
    text(this.signal, away ? say('no-signal') : trust === 'stale' ? '–' : '');
  }

  /** Shrinks a long name to 80 %, then leaves the initial out and shrinks more; the style sheet cuts the rest. */
  fitName(/** @type {any} */ s, /** @type {any} */ player, /** @type {any} */ layout) {
    const title = player.title || '';
    const full = shortName(player.name || '');
    const { unit } = layout;
    const wanted = `${full} ${title} ${unit} ${layout.kind} ${layout.cellWidth}`;
    if (s.fitted === wanted) return;
    s.fitted = wanted;
    const width = (/** @type {string} */ words, /** @type {number} */ size) => {
      ruler.font = `400 ${size}px "Roboto Condensed"`;
      return ruler.measureText(words).width;
    };
    const room = (layout.kind === 'table' ? (layout.cellWidth - 14.1 * unit) / 2 : layout.cellWidth
      - (layout.kind === 'side' ? layout.board + 0.75 * unit : 4.5 * unit))
      - (title ? width(title, 0.55 * unit) + 0.25 * unit : 0);
    const long = width(full, unit) * 0.8 > room;
    const name = long ? full.split(',')[0] : full;
    const least = long ? 0.72 : 0.8;
    text(s.title, title);
    text(s.name, name);
    s.name.style.fontSize = `${Math.floor(Math.max(least, Math.min(1, room / width(name, unit))) * 100)}%`;
  }

  /** The moves before the last one, from a move of White on. */
  showMoves(/** @type {any} */ game, /** @type {boolean} */ room) {
    const before = room && game ? game.moves.slice(-MOVES_SHOWN - 1, -1) : [];
    const number = (/** @type {number} */ i) => moveNumber(game.start, game.ply - before.length + i);
    if (before.length > 0 && number(0).endsWith('…')) before.shift();
    const wanted = before.map((/** @type {any} */ move, /** @type {number} */ i) =>
      (number(i).endsWith('.') ? number(i) + ' ' : '') + moveText(move, language));
    if (this.moves.dataset.text === wanted.join(' ')) return;
    this.moves.dataset.text = wanted.join(' ');
    this.moves.replaceChildren(...wanted.map((/** @type {string} */ move) => {
      const node = document.createElement('span');
      node.textContent = move;
      return node;
    }));
  }
}

/** How far a clock may be believed: sure, stale (hollow), lost (dashes). */
function trustIn(/** @type {any} */ table, /** @type {number} */ silent) {
  if (silent > DASHES_AFTER) return 'lost';
  return silent > HOLLOW_AFTER || table.lost ? 'stale' : 'sure';
}

function text(/** @type {Element} */ node, /** @type {string} */ wanted) {
  if (node.textContent !== wanted) node.textContent = wanted;
}
