// The page's language: Spanish or English, by the browser or ?lang=.

const asked = new URLSearchParams(location.search).get('lang') || navigator.language || 'en';

export const language = asked.toLowerCase().startsWith('es') ? 'es' : 'en';

/** @type {Record<string, string>} */
let words = {};

/** Must be awaited before the first word is asked for; lists named later win. */
export async function loadWords(/** @type {string[]} */ ...lists) {
  const read = (/** @type {string} */ list) =>
    fetch(new URL(`words/${list}${language}.json`, import.meta.url).href).then((answer) => answer.json());
  words = Object.assign({}, ...(await Promise.all(['', ...lists].map(read))));
  document.documentElement.lang = language;
}

/** The text of a key with its {places} filled; the key itself if the list lacks it. */
export function say(/** @type {string} */ key, /** @type {Record<string, string | number>} */ places = {}) {
  return (words[key] || key).replace(/\{(\w+)\}/g, (whole, name) => String(places[name] ?? whole));
}

/** Whether the list has the key. */
export function knows(/** @type {string} */ key) {
  return key in words;
}
