// How many boards stand how on a screen. Square sizes are whole device pixels, so pieces stay sharp.

/**
 * Up to so many boards: columns, rows, and whether names and clocks stand beside the board or in bars above and below it.
 * @type {{most: number, columns: number, rows: number, kind: 'side' | 'bars'}[]}
 */
const LAYOUTS = [
  { most: 1, columns: 1, rows: 1, kind: 'side' },
  { most: 2, columns: 2, rows: 1, kind: 'bars' },
  { most: 4, columns: 2, rows: 2, kind: 'side' },
  { most: 6, columns: 3, rows: 2, kind: 'bars' },
  { most: 9, columns: 3, rows: 3, kind: 'side' },
  { most: 16, columns: 4, rows: 4, kind: 'side' },
  { most: 18, columns: 6, rows: 3, kind: 'bars' },
  { most: 32, columns: 8, rows: 4, kind: 'bars' },
];

/** Boards on one page of a screen when there are more than the largest layout holds. */
const PAGE = 16;
const LARGEST = 32;

/** Rows of the table view (`?view=table`) in one column, and columns. */
const ROWS = 16;
const ROW_COLUMNS = 2;

/** @param {number} boards @param {number} width @param {number} height of the viewport */
export function tableLayout(boards, width, height) {
  const scale = Math.max(0.5, Math.min(width / 1920, height / 1080));
  const gap = Math.round(10 * scale);
  const header = Math.round(56 * scale);
  const columns = width < height || boards <= ROWS ? 1 : ROW_COLUMNS;
  const cellWidth = Math.floor((width - gap * (columns + 1)) / columns);
  const rows = width < height ? boards : ROWS;
  const room = Math.floor((height - header - gap * 1.4) / ROWS) - Math.ceil(gap / 2);
  const cellHeight = width < height ? Math.round(60 * Math.max(1, scale)) : room;
  const unit = Math.min(cellHeight * 0.67, cellWidth / 23);
  return { columns, rows, kind: 'table', gap, header, cellWidth, cellHeight, unit, square: 1, board: 0 };
}

/** @param {number} boards @param {number} asked boards a page by ?boards=, 0 if it is left to the page */
export function pageSize(boards, asked) {
  return asked > 0 ? Math.min(asked, LARGEST) : boards > LARGEST ? PAGE : boards;
}

/**
 * @param {number} boards on this page @param {number} width @param {number} height of the viewport
 * @param {number} ratio device pixels a CSS pixel
 */
export function layout(boards, width, height, ratio) {
  const scale = Math.max(0.5, Math.min(width / 1920, height / 1080));
  const gap = Math.round(10 * scale);
  const header = Math.round(56 * scale);
  const upright = width < height;
  const grid = upright ? { columns: width < 600 ? 1 : 2, rows: 0, kind: 'bars' } : wide(boards);
  const cellWidth = Math.floor((width - gap * (grid.columns + 1)) / grid.columns);
  const cellHeight = upright
    ? Math.floor(cellWidth * 1.12)
    : Math.floor((height - header - gap * 1.4 - gap * (grid.rows - 1)) / grid.rows);
  const side = grid.kind === 'side';
  const unit = side
    ? Math.min(96 * scale, cellHeight / 7.7)
    : Math.min(cellHeight / 11.5, cellWidth / (upright ? 13 : 10.3));
  const room = side
    ? Math.min(cellHeight - 2, cellWidth * 0.62)
    : Math.min(cellHeight - 2.55 * unit, cellWidth - 1.6 * unit);
  const square = Math.max(8, Math.floor((room * ratio) / 8));
  return { ...grid, gap, header, cellWidth, cellHeight, unit, square, board: (square * 8) / ratio };
}

function wide(/** @type {number} */ boards) {
  return LAYOUTS.find((l) => boards <= l.most) || LAYOUTS[LAYOUTS.length - 1];
}
