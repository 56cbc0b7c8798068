// One chessboard on one canvas. It draws any placement and knows no rules.
import { ends, placement } from './notation.js';
import { drawPiece } from './pieces.js';

const LIGHT = '#E8E4D8';
const DARK = '#6F8998';
const LAST_LIGHT = '#F0CB57';
const LAST_DARK = '#B5851A';
const RING = '#452B00';

export class Board {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.drawn = '';
  }

  /**
   * Draws if anything changed: both ends of the last move are tinted, its destination also has a ring.
   * @param {string} fen @param {string | null} last the last move as two squares, e2e4
   * @param {number} square device pixels a side
   */
  show(fen, last, square) {
    const wanted = `${square} ${fen.split(' ')[0]} ${last}`;
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    const { canvas } = this;
    if (canvas.width !== square * 8) canvas.width = canvas.height = square * 8;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
    const [from, to] = ends(last);
    placement(fen).forEach((piece, i) => {
      const x = (i % 8) * square;
      const y = (i >> 3) * square;
      const light = ((i % 8) + (i >> 3)) % 2 === 0;
      const tinted = i === from || i === to;
      pen.fillStyle = tinted ? (light ? LAST_LIGHT : LAST_DARK) : light ? LIGHT : DARK;
      pen.fillRect(x, y, square, square);
      if (i === to) {
        const ring = Math.max(1, Math.round(square * 0.07));
        pen.strokeStyle = RING;
        pen.lineWidth = ring;
        pen.strokeRect(x + ring / 2, y + ring / 2, square - ring, square - ring);
      }
      if (piece) drawPiece(pen, piece, x, y, square);
    });
    canvas.dataset.fen = fen.split(' ')[0];
    canvas.dataset.last = last || '';
  }
}
