/** The identity of this browser: a guest or an account, kept in a cookie that scripts can't read. */
import { text } from "#text/platform/first";
import type { Me, NewToken, SessionLine, SessionList } from "../protocol/generated";
import { Refusal, call } from "./api";

export type { Me, NewToken, SessionLine } from "../protocol/generated";

/** In place of an identity: the session was ended elsewhere. */
export const ENDED = "ended";

/** What `whoAmI` resolves to, by the code of the refusal. */
const STRANGERS = { logged_out: ENDED, no_identity: null } as const;

/**
 * Does `work`, which sends the cookie, under a lock of all tabs. It is `exclusive` if it changes the cookie: no other tab
 * may ask meanwhile who it is, and find its session ended. Without locks (plain HTTP) it just does the work.
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

/** Without locks: so many ms after the end of a session its successor is asked for, which another tab may be beginning. */
const COOKIE_MS = 1_000;

/** The identity of this browser, or null before the first name. Throws if the service can't be reached. */
export async function whoAmI(): Promise<Me | typeof ENDED | null> {
  let found = await ask();
  if (found === ENDED && !hasLocks()) {
    await new Promise((resolve) => setTimeout(resolve, COOKIE_MS)); // another tab may be registering
    found = await ask();
  }
  if (found === ENDED) endMessages();
  return found;
}

/** Asks the service who this browser is, once: `ENDED` if its session was ended, null if it has none. */
async function ask(): Promise<Me | typeof ENDED | null> {
  await cookieSettled();
  try {
    return await withCookie("shared", () => call<Me>("GET", "/me"));
  } catch (error) {
    if (!(error instanceof Refusal) || !(error.code in STRANGERS)) throw error;
    return STRANGERS[error.code as keyof typeof STRANGERS];
  }
}

/** Becomes a guest with `name`, or gets another name. Throws if the service refuses or can't be reached, as all below. */
export function becomeGuest(name: string): Promise<Me> {
  return call("POST", "/guest", { name });
}

/** Does a request that ends the session of this browser, and may begin another: no tab asks meanwhile who it is. */
export function changeSession<T>(work: () => Promise<T>): Promise<T> {
  const asked = withCookie("exclusive", work);
  changing = asked;
  return asked;
}

/**
 * Gives this guest an account, with all seats that they have. A new session begins, all others end. The push subscription of
 * this browser is sent again for the new session; the answer does not wait for that.
 */
export function register(name: string, password: string): Promise<Me> {
  return changeSession(async () => {
    const me = await call<Me>("POST", "/me/register", { name, password });
    const kept = subscriptionHere().then((subscription) => subscription && sendSubscription(subscription));
    kept.catch((error: unknown) => console.warn("Messages may not reach this browser any more.", error));
    return me;
  });
}

/** Shows the password of the account: for some minutes this session may make tokens and download data. */
export function confirmPassword(password: string): Promise<void> {
  return call("POST", "/me/confirm", { password });
}

/** Everything that is kept of this identity, as JSON. */
export async function exportMe(): Promise<Blob> {
  const data = await call<object>("GET", "/me/export");
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

/** How a user of this browser may end its session. */
export type Ending = "logged out" | "deleted";

const ENDINGS = "botyard.session";

/** Ends the session of this browser, and tells its other tabs that the user has wanted that. */
function endHere<T>(ending: Ending, path: string, body?: object): Promise<T> {
  return changeSession(async () => {
    const answer = await call<T>("POST", path, body);
    const channel = new BroadcastChannel(ENDINGS);
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

/** Has the service send push messages to a subscription of this browser until this session ends. */
export function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  return call("POST", "/me/push", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/** Calls `ended` when another tab of this browser has ended the session, until the returned function is called. */
export function onEnding(ended: (ending: Ending) => void): () => void {
  const channel = new BroadcastChannel(ENDINGS);
  channel.onmessage = ({ data }: MessageEvent<Ending>) => ended(data);
  return () => channel.close();
}

/** Logs in to an account. */
export function logIn(name: string, password: string): Promise<Me> {
  return call("POST", "/login", { name, password });
}

export function logOut(): Promise<void> {
  return endHere("logged out", "/logout");
}

/** Ends all sessions, this one only if `here`. */
export function logOutEverywhere(here: boolean): Promise<void> {
  const path = "/me/logout-everywhere";
  return here ? endHere("logged out", path, { here }) : call("POST", path, { here });
}

export function changePassword(old: string, fresh: string): Promise<void> {
  return call("POST", "/me/password", { old, new: fresh });
}

/** The sessions of this identity, the one that was seen last first. */
export async function listSessions(): Promise<readonly SessionLine[]> {
  return (await call<SessionList>("GET", "/me/sessions")).sessions;
}

export function endSession(session: string): Promise<void> {
  return call("DELETE", `/me/sessions/${session}`);
}

/** Makes a bearer token of this identity, which the service shows once. */
export function makeToken(label: string): Promise<NewToken> {
  return call("POST", "/me/tokens", { label });
}

/** Deletes all that is kept of this identity; `password` is empty for a guest. */
export function deleteMe(password: string): Promise<void> {
  return endHere("deleted", "/me/delete", { password });
}

/** So that two who get the same word have different names. */
const [FROM, NUMBERS] = [10, 90];

function below(count: number): number {
  return Math.floor(Math.random() * count);
}

/** A random name to begin with. */
export function suggestion(): string {
  const names = text.name.suggestions;
  return `${names[below(names.length)]} ${FROM + below(NUMBERS)}`;
}
