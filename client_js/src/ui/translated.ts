/**
 * Keeps pages true that a browser translates. It puts `<font>` elements in the place of texts, and what is drawn later
 * changes texts that are not in the page any more. Such a text comes back, and the browser translates it anew.
 */
const translations = new WeakMap<Node, Element>();

const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    translations.get(target)?.replaceWith(target);
    translations.delete(target);
  }
});

/** Follows the page from now on. */
export function followTranslation(): void {
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const text = [...removedNodes].find((node) => node instanceof Text && !node.isConnected);
      const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node instanceof Element && node.tagName === "FONT");
      if (!text || !translation) continue;
      translations.set(text, translation as Element);
      changes.observe(text, { characterData: true });
    }
  }).observe(document.body, { childList: true, subtree: true });
}
