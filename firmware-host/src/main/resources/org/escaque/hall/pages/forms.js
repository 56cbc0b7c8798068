// Every command that a table understands, as a form: what to choose and what to type.

/** @typedef {{name: string, kind: 'choice' | 'text' | 'time' | 'number', options?: string[], words?: string, optional?: boolean}} Field */

const SIDE = { name: 'side', kind: 'choice', options: ['white', 'black'], words: '' };
const KINDS = [
  'illegal-move', 'no-move', 'touch-move', 'two-hands', 'flag', 'both-flags', 'both-kings-in-check', 'promotion-incomplete',
  'castling-incomplete', 'en-passant-incomplete', 'king-captured', 'displaced', 'fivefold', 'seventy-five',
];
const PIECES = ['queen', 'rook', 'bishop', 'knight'];

/** @type {Record<string, {fields: Field[], grave?: boolean}>} */
export const FORMS = /** @type {any} */ ({
  'set-clock': { fields: [SIDE, { name: 'time', kind: 'time' }] },
  intervene: { fields: [{ name: 'kind', kind: 'choice', options: KINDS, words: 'kind.' }], grave: true },
  claim: {
    fields: [
      SIDE,
      {
        name: 'kind', kind: 'choice', words: 'claim.',
        options: ['illegal-move', 'touch-move', 'flag', 'threefold', 'fifty', 'quickplay', 'cannot-win'],
      },
      { name: 'san', kind: 'text', optional: true },
    ],
  },
  offer: { fields: [SIDE] },
  accept: { fields: [SIDE], grave: true },
  decline: { fields: [SIDE] },
  resign: { fields: [SIDE], grave: true },
  'set-result': {
    fields: [{ name: 'result', kind: 'choice', options: ['1-0', '1/2-1/2', '0-1', '0-0', '1-0F', '0-1F', '0-0F'], words: 'result.' }],
    grave: true,
  },
  'note-phone': { fields: [SIDE], grave: true },
  'note-two-hands': { fields: [SIDE] },
  'name-promotion': { fields: [{ name: 'piece', kind: 'choice', options: PIECES, words: 'piece.' }] },
  'go-back-to': { fields: [{ name: 'ply', kind: 'number' }], grave: true },
  'choose-candidate': { fields: [{ name: 'ply', kind: 'number' }, { name: 'san', kind: 'text' }] },
  'set-position': { fields: [{ name: 'fen', kind: 'text' }], grave: true },
  adjust: { fields: [SIDE] },
  announce: { fields: [{ name: 'san', kind: 'text' }] },
  promote: { fields: [{ name: 'piece', kind: 'choice', options: PIECES, words: 'piece.' }] },
  arrive: { fields: [SIDE, { name: 'late', kind: 'time' }] },
  drop: {
    fields: [
      { name: 'piece', kind: 'choice', options: [...PIECES, 'pawn'], words: 'piece.' },
      { name: 'square', kind: 'text' },
    ],
  },
});

/** "1:30:00", "5:00" or "45" as milliseconds; null for anything else. */
export function millis(/** @type {string} */ text) {
  if (!/^(\d{1,3}:)?(\d{1,3}:)?\d{1,3}$/.test(text)) return null;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/**
 * What a field says in the command; undefined for an empty optional one, null for what cannot be sent.
 * @param {Field} field @param {string} text @returns {any}
 */
export function value(field, text) {
  const typed = text.trim();
  if (typed === '') return field.optional ? undefined : null;
  if (field.kind === 'time') return millis(typed);
  if (field.kind === 'number') return /^\d{1,4}$/.test(typed) ? Number(typed) : null;
  return typed;
}
