/** What this browser keeps for times without a connection: answers of the service in a cache of the Cache API, and the page itself. */
import { Store } from "../store";

const CACHE = "botyard-answers";

/** The kept answer to a GET request; undefined if there is none. Never rejects: some browsers have no caches. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}

/** How often all kept answers were removed. Answers whose keeping began before a removal must not stay. */
export let removals = 0;

/** Removes all kept answers: they belong to the user who was logged in. Never rejects. */
export async function removeKeptAnswers(): Promise<void> {
  removals += 1;
  try {
    await caches.delete(CACHE);
  } catch {
    // nothing is kept
  }
}

/** The cache itself. Rejects where the browser has none, as outside of secure contexts. */
export function openKeptAnswers(): Promise<Cache> {
  return caches.open(CACHE);
}

/** The worker of a newer version, which waits for `useNewVersion` (`worker_start.ts`); null: none. */
export const newVersion = new Store<ServiceWorker | null>(null);

/** Whether this page would open without a connection. */
export function isKeptOffline(): boolean {
  return Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
}
