/** Answers of the service that this browser keeps for times without a connection, in a cache of the Cache API. */
const CACHE = "botyard-answers";

/** The kept answer to a GET request; undefined if there is none. Never rejects: some browsers have no caches. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { cacheName: CACHE });
  } catch {
    return undefined;
  }
}

/** How often all kept answers were removed: what was being kept meanwhile must not stay. */
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
