// The arbiter's phone: alerts of all tables and what can be done about them; all tables with every command.
import { Alerts, isOpen } from './alerts.js';
import { Card, spoken } from './card.js';
import { Commander } from './commander.js';
import { keepLinked } from './link.js';
import { loadPieces } from './pieces.js';
import { Row } from './row.js';
import { Tables } from './tables.js';
import { loadWords, say } from './words.js';

const SILENT = 15_000;
const KEPT = 4_000;

const alerts = new Alerts();
const tables = new Tables();
/** @type {Map<string, Card>} */
const cards = new Map();
/** @type {Map<string, Row>} */
const rows = new Map();
/** @type {Commander} */
let commander;
let linked = false;
let touching = false;
let waiting = false;

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const now = () => performance.now();

/** When an alert was opened, on this page's clock: by the table's beats, else when it came. */
function opened(/** @type {any} */ entry) {
  const offset = tables.byId.get(entry.table)?.offset;
  const known = offset && offset.value !== null && offset.boot === entry.alert.boot;
  return known ? entry.alert.opened + offset.value : entry.received;
}

/** Whether what is shown of a table is fresh, and it would hear a command. */
function reachable(/** @type {string} */ id) {
  const table = tables.byId.get(id);
  return Boolean(linked && table && !table.lost && now() - table.heard < SILENT && commander.canReach(id));
}

/** Cards keep still while a finger is down, so that nobody presses the wrong one. */
function redraw() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    if (!touching) draw();
  });
}

function draw() {
  const { open, ended } = alerts.lists(opened);
  cards.forEach((card, key) => {
    if (alerts.byKey.has(key)) return;
    card.root.remove();
    cards.delete(key);
  });
  fill(part('open'), open);
  fill(part('ended'), ended);
  part('none').hidden = open.length > 0;
  part('ended-title').hidden = ended.length === 0;
  part('count').textContent = open.length > 0 ? say('open', { count: open.length }) : '';
  if (!part('tables').hidden) drawTables();
}

function fill(/** @type {HTMLElement} */ section, /** @type {any[]} */ entries) {
  entries.forEach((entry, i) => {
    let card = cards.get(entry.key);
    if (!card) cards.set(entry.key, (card = new Card(commander)));
    const minutes = Math.max(0, Math.floor((now() - opened(entry)) / 60_000));
    card.show(entry, tables.byId.get(entry.table)?.game || null, minutes, reachable(entry.table));
    if (section.children[i] !== card.root) section.insertBefore(card.root, section.children[i] || null);
  });
}

function drawTables() {
  const place = part('tables');
  const boards = tables.boards();
  const known = new Set(boards.map((/** @type {any} */ entry) => entry.table));
  rows.forEach((row, table) => {
    if (known.has(table)) return;
    row.root.remove();
    rows.delete(table);
  });
  boards.forEach((/** @type {any} */ entry, /** @type {number} */ i) => {
    let row = rows.get(entry.table);
    if (!row) rows.set(entry.table, (row = new Row(commander)));
    row.show(entry, reachable(entry.table));
    row.tick(now());
    if (place.children[i] !== row.root) place.insertBefore(row.root, place.children[i] || null);
  });
}

function receive(/** @type {string} */ path, /** @type {string} */ payload, /** @type {boolean} */ retained) {
  if (path.startsWith('public/')) {
    const changed = tables.take(path.slice('public/'.length), payload, retained, now());
    if (changed && /\/(game|state)$|^public\/round$/.test(path)) redraw();
    return;
  }
  if (path.startsWith('answers/')) {
    commander.take(path, payload);
    return;
  }
  const entry = path.startsWith('arbiter/') ? alerts.take(path.slice('arbiter/'.length), payload, now()) : null;
  if (!entry) return;
  if (entry.alert && isOpen(entry) && !retained) announce(entry.alert);
  redraw();
}

function announce(/** @type {any} */ alert) {
  part(alert.level === 1 ? 'urgent' : 'news').textContent = spoken(alert);
  // A browser that nobody has touched yet refuses, and complains.
  const activation = /** @type {any} */ (navigator).userActivation;
  if (alert.state === 'raised' && alert.level < 3 && navigator.vibrate && activation?.hasBeenActive) {
    navigator.vibrate(alert.level === 1 ? [400, 150, 400, 150, 400] : 250);
  }
}

function report(/** @type {'on' | 'off' | 'refused'} */ state) {
  linked = state === 'on';
  tables.forgetBeats();
  document.body.dataset.link = state;
  part('link').textContent = linked ? say('online') : say('link.' + state);
  if (linked) {
    // What was taken away while nobody listened does not come again.
    alerts.doubt();
    setTimeout(() => {
      if (linked && alerts.dropDoubted()) redraw();
    }, KEPT);
  }
  redraw();
}

function tab(/** @type {'alerts' | 'tables'} */ name) {
  for (const one of ['alerts', 'tables']) {
    part(one).hidden = one !== name;
    part('tab-' + one).toggleAttribute('aria-current', one === name);
  }
  scrollTo(0, 0);
  redraw();
}

async function start() {
  const settings = fetch('/arbiter/config.json', { cache: 'no-cache' }).then((answer) => answer.json());
  const [config] = await Promise.all([settings, loadWords('arbiter-'), loadPieces()]);
  document.title = part('title').textContent = say('arbiter');
  part('none').textContent = say('none');
  part('ended-title').textContent = say('ended');
  for (const name of /** @type {('alerts' | 'tables')[]} */ (['alerts', 'tables'])) {
    part('tab-' + name).textContent = say('tab.' + name);
    part('tab-' + name).addEventListener('click', () => tab(name));
  }
  const root = `escaque/v1/${config.hall}/`;
  const user = config.user || 'phone';
  const filters = [`answers/+/${user}/+`, 'public/#', 'arbiter/#'].map((filter) => root + filter);
  const link = keepLinked(
    config, filters, (topic, payload, retained) => receive(topic.slice(root.length), payload, retained), report);
  commander = new Commander(user, (path, payload) => link.publish(root + path, payload), tables, redraw);
  addEventListener('pointerdown', () => (touching = true));
  ['pointerup', 'pointercancel'].forEach((end) => addEventListener(end, () => {
    touching = false;
    redraw();
  }));
  document.addEventListener('visibilitychange', redraw);
  setInterval(redraw, 1_000);
  redraw();
}

start();
