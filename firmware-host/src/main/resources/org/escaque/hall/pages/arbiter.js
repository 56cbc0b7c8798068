// The arbiter's phone: alerts of all tables. Looking only; it sends nothing.
import { Alerts, isOpen } from './alerts.js';
import { Card, spoken } from './card.js';
import { keepLinked } from './link.js';
import { loadPieces } from './pieces.js';
import { Tables } from './tables.js';
import { loadWords, say } from './words.js';

const alerts = new Alerts();
const tables = new Tables();
/** @type {Map<string, Card>} */
const cards = new Map();
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
}

function fill(/** @type {HTMLElement} */ section, /** @type {any[]} */ entries) {
  entries.forEach((entry, i) => {
    let card = cards.get(entry.key);
    if (!card) cards.set(entry.key, (card = new Card()));
    const minutes = Math.max(0, Math.floor((now() - opened(entry)) / 60_000));
    card.show(entry, tables.byId.get(entry.table)?.game || null, minutes);
    if (section.children[i] !== card.root) section.insertBefore(card.root, section.children[i] || null);
  });
}

function receive(/** @type {string} */ path, /** @type {string} */ payload, /** @type {boolean} */ retained) {
  if (path.startsWith('public/')) {
    const changed = tables.take(path.slice('public/'.length), payload, retained, now());
    if (changed && /\/(game|state)$/.test(path)) redraw();
    return;
  }
  const entry = path.startsWith('arbiter/') ? alerts.take(path.slice('arbiter/'.length), payload, now()) : null;
  if (!entry) return;
  if (entry.alert && isOpen(entry) && !retained) {
    part(entry.alert.level === 1 ? 'urgent' : 'news').textContent = spoken(entry.alert);
  }
  redraw();
}

function report(/** @type {'on' | 'off' | 'refused'} */ state) {
  tables.forgetBeats();
  document.body.dataset.link = state;
  part('link').textContent = state === 'on' ? say('online') : say('link.' + state);
}

async function start() {
  const settings = fetch('/arbiter/config.json', { cache: 'no-cache' }).then((answer) => answer.json());
  const [config] = await Promise.all([settings, loadWords('arbiter-'), loadPieces()]);
  document.title = part('title').textContent = say('arbiter');
  part('none').textContent = say('none');
  part('ended-title').textContent = say('ended');
  const root = `escaque/v1/${config.hall}/`;
  const filters = [root + 'public/#', root + 'arbiter/#'];
  keepLinked(config, filters, (topic, payload, retained) => receive(topic.slice(root.length), payload, retained), report);
  addEventListener('pointerdown', () => (touching = true));
  ['pointerup', 'pointercancel'].forEach((end) => addEventListener(end, () => {
    touching = false;
    redraw();
  }));
  document.addEventListener('visibilitychange', redraw);
  setInterval(redraw, 20_000);
  redraw();
}

start();
