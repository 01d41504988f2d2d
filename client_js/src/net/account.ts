/** What people do with an account and its sessions. Throws as `call`. */
import type { Me, NewToken, SessionLine, SessionList } from "../protocol/generated";
import { call } from "./api";
import { changeSession, endHere, subscriptionHere } from "./identity";
import { sendSubscription } from "./notifications";

export type { NewToken, SessionLine } from "../protocol/generated";

/** Gives this guest an account, with all seats that they have. All other sessions end. */
export function register(name: string, password: string): Promise<Me> {
  return beginSession("/me/register", { name, password });
}

/** Logs in to an account. */
export function logIn(name: string, password: string): Promise<Me> {
  return beginSession("/login", { name, password });
}

/** Sets another password with a recovery code, and logs in. */
export function recoverByCode(name: string, code: string, password: string): Promise<Me> {
  return beginSession("/recover", { name, code, password });
}

/** Sets another password with a reset link, and logs in. */
export function recoverByLink(secret: string, password: string): Promise<Me> {
  return beginSession("/reset", { secret, password });
}

/**
 * Begins a session of an account, which ends the one that this browser had. The push subscription of this browser is sent
 * again for the new session; the answer does not wait for that.
 */
function beginSession(path: string, body: object): Promise<Me> {
  return changeSession(async (signal) => {
    const me = await call<Me>("POST", path, body, "", signal);
    const kept = subscriptionHere().then((subscription) => subscription && sendSubscription(subscription));
    kept.catch((error: unknown) => console.warn("Messages may not reach this browser any more.", error));
    return me;
  });
}

/** Sends the password of the account again: for some minutes this session may then make tokens and download data. */
export const confirmPassword = (password: string): Promise<void> => call("POST", "/me/confirm", { password });

/** Everything that is kept of this identity, as JSON. */
export async function exportMe(): Promise<Blob> {
  const data = await call<object>("GET", "/me/export");
  return new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
}

/** Ends all sessions, this one only if `here`. */
export function logOutEverywhere(here: boolean): Promise<void> {
  const path = "/me/logout-everywhere";
  return here ? endHere("logged out", path, { here }) : call("POST", path, { here });
}

export const changePassword = (old: string, fresh: string): Promise<void> => call("POST", "/me/password", { old, new: fresh });

/** The sessions of this identity, the one that was seen last first. */
export async function listSessions(): Promise<readonly SessionLine[]> {
  return (await call<SessionList>("GET", "/me/sessions")).sessions;
}

export const endSession = (session: string): Promise<void> => call("DELETE", `/me/sessions/${session}`);

/** Makes a bearer token of this identity, which the service shows once. */
export const makeToken = (label: string): Promise<NewToken> => call("POST", "/me/tokens", { label });

/** Deletes all that is kept of this identity; `password` is empty for a guest. */
export function deleteMe(password: string): Promise<void> {
  return endHere("deleted", "/me/delete", { password });
}
