// The twelve pieces, drawn once for each square size.

const NAMES = 'KQRBNPkqrbnp';

/** @type {HTMLImageElement[]} */
let drawings = [];
/** @type {Map<number, HTMLCanvasElement>} */
const sheets = new Map();

/** Must be awaited before the first board is drawn. */
export async function loadPieces() {
  drawings = await Promise.all(
    [...NAMES].map(async (name) => {
      const file = (name < 'a' ? 'w' : 'b') + name.toLowerCase();
      const image = new Image();
      image.src = new URL(`pieces/${file}.svg`, import.meta.url).href;
      await image.decode();
      return image;
    }),
  );
}

/**
 * Draws a piece into a square.
 * @param {CanvasRenderingContext2D} board @param {string} piece a FEN letter
 * @param {number} x @param {number} y @param {number} size device pixels
 */
export function drawPiece(board, piece, x, y, size) {
  board.drawImage(sheet(size), NAMES.indexOf(piece) * size, 0, size, size, x, y, size, size);
}

function sheet(/** @type {number} */ size) {
  let canvas = sheets.get(size);
  if (!canvas) {
    if (sheets.size > 8) sheets.clear(); // window being resized
    canvas = document.createElement('canvas');
    canvas.width = size * NAMES.length;
    canvas.height = size;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    drawings.forEach((image, i) => pen.drawImage(image, i * size, 0, size, size));
    sheets.set(size, canvas);
  }
  return canvas;
}
