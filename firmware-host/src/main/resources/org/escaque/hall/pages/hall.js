// The wall: boards of the round, paged if they are many. Reads the public tree and nothing else.
import { layout, pageSize, tableLayout } from './layout.js';
import { keepLinked } from './link.js';
import { loadPieces } from './pieces.js';
import { Tables } from './tables.js';
import { Tile } from './tile.js';
import { loadWords, say } from './words.js';

const options = new URLSearchParams(location.search);
const tables = new Tables();
const grid = /** @type {HTMLElement} */ (document.getElementById('grid'));
const header = /** @type {HTMLElement} */ (document.getElementById('title'));
const range = /** @type {HTMLElement} */ (document.getElementById('range'));
const link = /** @type {HTMLElement} */ (document.getElementById('link'));
/** @type {Map<string, Tile>} */
const tiles = new Map();
const asTable = options.get('view') === 'table';
const rotate = Math.max(5, Number(options.get('rotate')) || 18) * 1000;
let page = 0;
let drawing = false;
let linked = 'off';

const now = () => performance.now();

/** Draws everything anew in the next frame; only what changed is touched. */
function redraw() {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    draw();
  });
}

function draw() {
  const all = tables.boards();
  const size = Math.max(1, pageSize(all.length, Number(options.get('boards')) || 0));
  const pages = Math.max(1, Math.ceil(all.length / size));
  page %= pages;
  const shown = all.slice(page * size, (page + 1) * size);
  const many = pages > 1 ? size : shown.length;
  const plan = asTable
    ? tableLayout(many, innerWidth, innerHeight)
    : layout(many, innerWidth, innerHeight, devicePixelRatio || 1);
  arrange(plan);
  const keys = new Set(shown.map((/** @type {any} */ entry) => entry.key));
  tiles.forEach((tile, key) => {
    if (keys.has(key)) return;
    tile.root.remove();
    tiles.delete(key);
  });
  shown.forEach((/** @type {any} */ entry, /** @type {number} */ i) => {
    let tile = tiles.get(entry.key);
    if (!tile) tiles.set(entry.key, (tile = new Tile()));
    if (grid.children[i] !== tile.root) grid.insertBefore(tile.root, grid.children[i] || null);
    tile.show(entry, plan, now());
  });
  title(all, shown, pages);
}

function arrange(/** @type {any} */ plan) {
  const { style } = document.documentElement;
  const set = (/** @type {string} */ name, /** @type {number} */ pixels) => style.setProperty(name, pixels + 'px');
  set('--u', plan.unit);
  set('--gap', plan.gap);
  set('--header', plan.header);
  set('--cell-width', plan.cellWidth);
  set('--cell-height', plan.cellHeight);
  set('--board', plan.board);
  grid.style.gridTemplateColumns = `repeat(${plan.columns}, ${plan.cellWidth}px)`;
  // A table is read down its columns.
  grid.style.gridTemplateRows = plan.kind === 'table' && plan.columns > 1 ? `repeat(${plan.rows}, ${plan.cellHeight}px)` : '';
  grid.className = [
    plan.kind,
    plan.columns === 1 ? 'single' : '',
    plan.kind === 'bars' && plan.cellWidth - plan.board > plan.unit * 4 ? 'roomy' : '',
  ].join(' ');
}

function title(/** @type {any[]} */ all, /** @type {any[]} */ shown, /** @type {number} */ pages) {
  const size = shown.length;
  const source = tables.round || all[0]?.live;
  header.textContent = source
    ? [source.event, source.round ? say('round', { round: source.round }) : ''].filter(Boolean).join(' · ')
    : say('waiting');
  const numbers = shown.map((entry) => entry.board);
  range.textContent = pages > 1
    ? `${say(size > 1 ? 'boards' : 'board', { first: numbers[0], last: numbers[numbers.length - 1] })}  ${dots(pages)}`
    : '';
  document.title = header.textContent;
  link.dataset.link = linked;
  link.textContent = linked === 'on' ? '' : say('link.' + linked);
}

const dots = (/** @type {number} */ pages) =>
  Array.from({ length: pages }, (_, i) => (i === page ? '●' : '○')).join(' ');

/** One timer for all clocks: at the next full second, four times a second where a demo runs fast. */
function tick() {
  const perf = now();
  let fast = false;
  tiles.forEach((tile) => {
    tile.tick(perf);
    fast = fast || tile.entry.source?.clock?.rate > 1;
  });
  const step = fast ? 250 : 1000;
  setTimeout(tick, step - (perf % step));
}

async function start() {
  if (options.get('theme') === 'day') document.documentElement.dataset.theme = 'day';
  const settings = () => fetch('/hall/config.json', { cache: 'no-cache' }).then((r) => r.json());
  const fonts = ['400', '700'].map((weight) => document.fonts.load(`${weight} 20px "Roboto Condensed"`));
  const [config] = await Promise.all([settings(), loadWords(), loadPieces(), ...fonts]);
  const root = `escaque/v1/${config.hall}/public/`;
  keepLinked(config, [root + '#'], (topic, payload, retained) => {
    const round = tables.round?.round;
    const changed = tables.take(topic.slice(root.length), payload, retained, now());
    if (changed === 'round' && round && tables.round && round !== tables.round.round) location.reload();
    if (changed && !topic.endsWith('/beat')) redraw();
  }, (state) => {
    linked = state;
    tables.forgetBeats();
    redraw();
    if (state === 'on') settings().then((c) => c.assets !== config.assets && location.reload(), () => {});
  });
  addEventListener('resize', redraw);
  document.addEventListener('visibilitychange', () => {
    tables.forgetBeats();
    tiles.forEach((tile) => tile.tick(now()));
  });
  setInterval(() => {
    page++;
    redraw();
  }, rotate);
  redraw();
  tick();
}

start();
