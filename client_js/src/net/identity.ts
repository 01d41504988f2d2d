/** The identity of this browser: a guest or an account, kept in a cookie that scripts can't read. */
import { text } from "#text/platform/first";
import type { Me } from "../protocol/generated";
import { Refusal, call } from "./api";

export type { Me } from "../protocol/generated";

/** Stands in place of an identity if the session was ended elsewhere. */
export const ENDED = "ended";

/** What `whoAmI` resolves to, by the code of the refusal. */
const RESULT_BY_REFUSAL = { logged_out: ENDED, no_identity: null } as const;

/**
 * Does `work`, which sends the cookie, under a lock that all tabs share. `mode`: `exclusive` if `work` changes the
 * cookie, so that no other tab asks meanwhile who it is and finds its session ended. Without locks (plain HTTP) it
 * just does `work`.
 */
function withCookie<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
  return hasLocks() ? (navigator.locks.request("botyard-identity", { mode }, work) as Promise<T>) : work();
}

function hasLocks(): boolean {
  return Boolean((globalThis.navigator as Partial<Navigator> | undefined)?.locks);
}

/** The last request of this tab that changes or ends its session. */
let changing: Promise<unknown> = Promise.resolve();

/** Waits for the answer to the last request of this tab that changes or ends its session. */
export async function cookieSettled(): Promise<void> {
  await changing.catch(() => null);
}

/** Without locks: ms to wait after the end of a session, since another tab may be beginning the next one. */
const NEXT_SESSION_WAIT_MS = 1_000;

/** The identity of this browser, or null before the first name. Throws if the service can't be reached. */
export async function whoAmI(): Promise<Me | typeof ENDED | null> {
  let found = await ask();
  if (found === ENDED && !hasLocks()) {
    await new Promise((resolve) => setTimeout(resolve, NEXT_SESSION_WAIT_MS)); // another tab may be registering
    found = await ask();
  }
  if (found === ENDED) endMessages();
  return found;
}

/** Asks the service who this browser is, once: `ENDED` if its session was ended, null if it has none. */
async function ask(): Promise<Me | typeof ENDED | null> {
  await cookieSettled();
  try {
    return await withCookie("shared", () => call<Me>("GET", "/me", undefined, "", AbortSignal.timeout(REQUEST_TIMEOUT_MS)));
  } catch (error) {
    if (!(error instanceof Refusal) || !(error.code in RESULT_BY_REFUSAL)) throw error;
    return RESULT_BY_REFUSAL[error.code as keyof typeof RESULT_BY_REFUSAL];
  }
}

/** Becomes a guest with `name`, or gets another name. Throws if the service refuses or can't be reached, as all below. */
export const becomeGuest = (name: string): Promise<Me> => call("POST", "/guest", { name });

/** A change of the session that has no answer for so long (ms) is given up: other tabs wait for it. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Does a request that ends the session of this browser, and may begin another: no tab asks meanwhile who it is. `work`: gets the signal of its time limit. */
export function changeSession<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const asked = withCookie("exclusive", () => work(AbortSignal.timeout(REQUEST_TIMEOUT_MS)));
  changing = asked;
  return asked;
}

/** How a user of this browser may end its session. */
export type Ending = "logged out" | "deleted";

const ENDINGS_CHANNEL = "botyard.session";

/** Ends the session of this browser, and tells its other tabs that the user has wanted that. */
export function endHere<T>(ending: Ending, path: string, body?: object): Promise<T> {
  return changeSession(async (limit) => {
    const signal = ending === "deleted" ? undefined : limit; // a deletion must not be broken off halfway
    const answer = await call<T>("POST", path, body, "", signal);
    const channel = new BroadcastChannel(ENDINGS_CHANNEL);
    channel.postMessage(ending);
    channel.close();
    endMessages();
    return answer;
  });
}

/** Ends the push messages of this browser: the next person at it must not get them. */
function endMessages(): void {
  const ended = subscriptionHere().then((subscription) => subscription?.unsubscribe());
  ended.catch((error: unknown) => console.warn("Messages may still reach this browser.", error));
}

/** The subscription of this browser to push messages, null without one. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Calls `ended` when another tab of this browser has ended the session, until the returned function is called. */
export function onEnding(ended: (ending: Ending) => void): () => void {
  const channel = new BroadcastChannel(ENDINGS_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Ending>) => ended(data);
  return () => channel.close();
}

export function logOut(): Promise<void> {
  return endHere("logged out", "/logout");
}

/** Numbers for suggested names, so that two people who get the same word have different names. */
const [FIRST_SUFFIX, SUFFIX_COUNT] = [10, 90];

function randomBelow(count: number): number {
  return Math.floor(Math.random() * count);
}

/** A random name to begin with. */
export function suggestedName(): string {
  const names = text.name.suggestions;
  return `${names[randomBelow(names.length)]} ${FIRST_SUFFIX + randomBelow(SUFFIX_COUNT)}`;
}
