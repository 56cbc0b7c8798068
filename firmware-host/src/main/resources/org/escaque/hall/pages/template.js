/** A new copy of the first element in a template of the page. */
export function fromTemplate(/** @type {string} */ id) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById(id));
  return /** @type {HTMLElement} */ (document.importNode(template.content, true).firstElementChild);
}
