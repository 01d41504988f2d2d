/** Says that something waits for the user: in the header, in the title, on the tab's icon, by the browser if it may. */
import { useEffect, useRef } from "preact/hooks";
import { text } from "#text/platform/first";
import plain from "../favicon.svg?url&no-inline";
import asked from "../favicon_asked.svg?url&no-inline";
import { browserStorage, persistedStore } from "../model/browser_storage";
import { waitingOf } from "../model/my_matches";
import type { MyMatch } from "../protocol/generated";
import { useStore } from "../store";
import { useShell } from "./hooks";
import { countWaiting, titleOf } from "./title";
import { roomPath } from "./router";

/** Counts what waits in title and icon, and notifies the user of new turns while the page is hidden. Draws nothing. */
export function Attention() {
  const waiting = useWaiting();
  const items = useStore(useShell().client.session.account.inbox);
  const count = waiting.length + items.length;
  const rooms = waiting.map(({ room }) => room.id).join(" ");
  const former = useRef("");
  useEffect(() => show(count), [count]);
  useEffect(() => () => show(0), []);
  useEffect(() => {
    const known = former.current.split(" ");
    const fresh = waiting.filter(({ room }) => !known.includes(room.id));
    former.current = rooms;
    if (document.hidden) fresh.forEach((match) => notifyUser(text.notify.turn, titleOf(match.room), match.room.id));
  }, [rooms]);
  return null;
}

/** Shows in title and icon how much waits. */
function show(count: number): void {
  countWaiting(count);
  iconLink()?.setAttribute("href", count > 0 ? asked : plain);
}

/** A link to the most urgent match that waits for the user, except the one on this page. */
export function WaitingLink() {
  const { client, navigate } = useShell();
  const here = useStore(client.session.room.model)?.room.id;
  const others = useWaiting().filter(({ room }) => room.id !== here);
  const [first] = others;
  if (!first) return null;
  return (
    <button class="button primary small waiting-link" onClick={() => navigate(roomPath(first.room.id))}>
      <span class="waiting-count" aria-hidden="true">{others.length}</span>
      <span class="waiting-words">{text.myMatches.waiting(others.length)}</span>
    </button>
  );
}

/** The matches that wait for this person. Of the room on this page the page itself knows best. */
function useWaiting(): readonly MyMatch[] {
  const { client } = useShell();
  const mine = useStore(client.session.account.matches);
  const here = useStore(client.session.room.model);
  return waitingOf(mine, here);
}

/** Has the browser notify the user, if they allow it. Of notifications with the same `tag` only the last stays. */
export function notifyUser(title: string, body: string, tag: string): void {
  if (!notifySetting.value.on || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag, icon: asked };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => window.focus();
  } catch {
    void notifyByWorker(title, options); // browsers on Android have no other way
  }
}

/** Shows a notification by the service worker, if there is one. */
async function notifyByWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    const registration = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
    await registration?.showNotification(title, options);
  } catch (error) {
    console.warn("The browser shows no notification.", error);
  }
}

function iconLink(): Element | null {
  return document.querySelector('link[rel="icon"]');
}

/** Whether the browser notifies the player of a turn while the page is hidden. */
export const notifySetting = persistedStore(browserStorage, "botyard.bell", { on: false });
