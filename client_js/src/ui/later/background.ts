/** Tasks that a page begins once it is shown, and that show nothing: the service worker, sleeps of the device, translations by the browser. */
import type { Connection } from "../../net/connection";
import { preloadCodec } from "../../net/page_connection";
import { startWorker } from "../../offline/worker_start";

/** Starts all tasks. The page loads this file once it is shown. */
export function begin(connection: Connection): void {
  preloadCodec();
  startWorker();
  followSleep(connection);
  followTranslation();
}

const LOOK_EVERY_MS = 1_000;
/** The browser's two clocks differ by more than this (ms) only after a sleep, or after the device's clock was set. */
const SLEPT_MS = 1_000;

/**
 * Connects anew after each sleep of the device. A connection may survive a sleep, during which the page's own clock
 * stands still, so that the page shows too much time for the players. A new connection brings the right times.
 */
export function followSleep(connection: Pick<Connection, "state" | "start">): void {
  let before = Date.now() - performance.now();
  setInterval(() => {
    const now = Date.now() - performance.now();
    if (now - before > SLEPT_MS && connection.state.value.kind === "online") connection.start();
    before = now;
  }, LOOK_EVERY_MS);
}

/**
 * Lets a page that a browser translates follow what changes. The browser puts `<font>` elements in the place of texts, so
 * a text that is drawn later would change outside the page: such a text is put back, and the browser translates it anew.
 */
function followTranslation(): void {
  const translations = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      translations.get(target)?.replaceWith(target);
      translations.delete(target);
    }
  });
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
