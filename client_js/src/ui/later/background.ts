/** Tasks that a page begins once it is shown, and that show nothing: the service worker, sleeps of the device, translations by the browser. */
import type { Connection } from "../../net/connection";
import { preloadCodec } from "../../net/browser_socket";
import { startWorker } from "../../offline/worker_start";

/** Starts all tasks. The page loads this file once it is shown. */
export function begin(connection: Connection): void {
  preloadCodec();
  startWorker();
  followSleep(connection);
  followTranslation();
}

const LOOK_EVERY_MS = 1_000;
/** By so much the two clocks of a browser part only in a sleep, or when the clock of the device is set. */
const SLEPT_MS = 1_000;

/**
 * Connects anew after each sleep of the device. A connection may survive it, while the clock by which the page measures
 * stands still: what it shows of players' time is then too much, until the next event. The connection brings the clocks.
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
