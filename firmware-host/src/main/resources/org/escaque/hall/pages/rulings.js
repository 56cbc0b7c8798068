// What an arbiter can do about each kind of alert.

/**
 * @typedef {{words: string, places?: Record<string, any>, command: Record<string, any>, grave?: boolean, main?: boolean}} Choice
 */

const OFFENCES = [
  'illegal-move', 'no-move', 'promotion-incomplete', 'en-passant-incomplete', 'castling-incomplete', 'king-captured', 'two-hands',
];
const PROPOSALS = ['both-flags', 'fivefold', 'seventy-five', 'result-proposal', 'default-time', 'both-kings-in-check', 'quickplay'];
const CLAIMS = /** @type {Record<string, string>} */ ({ 'threefold-available': 'threefold', 'fifty-available': 'fifty' });

const other = (/** @type {string | null} */ side) => (side === 'white' ? 'black' : 'white');

/**
 * The choices for an open alert: two at hand, the usual one first, and the rest.
 * @param {any} alert @param {any} game what the table plays, or null
 * @returns {{first: Choice[], rest: Choice[]}}
 */
export function choices(alert, game) {
  const about = { alert: alert.id, game: alert.game };
  const list = rulings(alert, game, about);
  const take = { words: 'act.take', command: { op: 'take', ...about } };
  const all = alert.state === 'taken' || alert.kind === 'game-over' ? list : [...list, take];
  const first = list[0]?.main ? [all[0], all[all.length - 1]] : all.slice(0, 2);
  return { first: [...new Set(first)], rest: all.filter((choice) => !first.includes(choice)) };
}

function rulings(/** @type {any} */ alert, /** @type {any} */ game, /** @type {any} */ about) {
  const { kind, side, level, proposal } = alert;
  const { game: id } = alert;
  const grave = Boolean(proposal?.result);
  const rule = (/** @type {string} */ words) => ({ words, command: { op: 'rule', ...about }, grave, main: true });
  const close = (/** @type {string} */ words) => ({ words, command: { op: 'close', ...about } });
  const claim = (/** @type {string} */ by, /** @type {string} */ what) =>
    ({ words: 'act.claims.' + by, command: { op: 'claim', game: id, side: by, kind: what }, main: true });
  const start = (/** @type {string} */ who) => ({ words: 'act.start.' + who, command: { op: 'start-clock', game: id, side: who } });
  // Where the Laws forbid the arbiter to act unasked, he can only hear a claim.
  const silent = level === 4;
  if (OFFENCES.includes(kind)) {
    return [silent ? claim(other(side), 'illegal-move') : rule(grave ? 'act.loses' : 'act.restore'), close('act.no-offence')];
  }
  if (kind === 'touch-move') {
    return [silent ? claim(other(side), 'touch-move') : rule('act.touched'), close('act.no-offence')];
  }
  if (kind === 'flag') {
    return silent ? [claim(other(side), 'flag')] : [rule('act.flag'), close('act.play-on')];
  }
  if (kind === 'claim-accepted') return [rule('act.accept'), close('act.reject')];
  if (kind === 'claim-rejected') return proposal ? [rule('act.penalise'), close('act.no-penalty')] : [close('act.seen')];
  if (PROPOSALS.includes(kind)) return [rule('act.apply'), close('act.play-on')];
  if (CLAIMS[kind]) return [claim(game?.turn || side || 'white', CLAIMS[kind]), close('act.seen')];
  if (kind === 'draw-offer') return answers(id, other(side));
  if (kind === 'pause') return [start('white'), start('black')];
  if (kind === 'displaced') {
    return [{ words: 'act.stop', command: { op: 'stop-clocks', game: id } }, close('act.put-right')];
  }
  if (kind === 'ambiguous-move') return [...readings(alert, game), close('act.seen')];
  if (kind === 'promotion-unconfirmed') {
    return ['queen', 'rook', 'bishop', 'knight'].map((piece) =>
      ({ words: 'piece.' + piece, command: { op: 'name-promotion', game: id, piece } }));
  }
  return kind === 'game-over' ? [] : [close('act.seen')];
}

function answers(/** @type {string} */ game, /** @type {string} */ side) {
  return [
    { words: 'act.accepts.' + side, command: { op: 'accept', game, side }, grave: true, main: true },
    { words: 'act.declines.' + side, command: { op: 'decline', game, side } },
  ];
}

/** One choice for each move that an ambiguous ply can have been. */
function readings(/** @type {any} */ alert, /** @type {any} */ game) {
  const ply = alert.ply - 1;
  const move = game?.game === alert.game ? game.moves[ply - game.from] : null;
  return (move?.alternatives || []).map((/** @type {string} */ san) =>
    ({ words: 'act.was', places: { san }, command: { op: 'choose-candidate', game: alert.game, ply, san } }));
}
