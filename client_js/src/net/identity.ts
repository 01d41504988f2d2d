/** Who this browser is: a guest or somebody with an account, kept in a cookie that scripts can't read. */
import type { Me, NewToken, SessionLine, SessionList } from "../protocol/generated";
import { Refusal, call } from "./api";

export type { Me, NewToken, SessionLine } from "../protocol/generated";

/** Who this browser was until its session was ended elsewhere. */
export const ENDED = "ended";

const STRANGERS = { logged_out: ENDED, no_identity: null } as const;

/** Who this browser is, or null before the first name. Throws if the service can't be reached. */
export async function whoAmI(): Promise<Me | typeof ENDED | null> {
  try {
    return await call<Me>("GET", "/me");
  } catch (error) {
    if (!(error instanceof Refusal) || !(error.code in STRANGERS)) throw error;
    return STRANGERS[error.code as keyof typeof STRANGERS];
  }
}

/** Becomes a guest with `name`, or gets another name. Throws if the service refuses or can't be reached, as all below. */
export function becomeGuest(name: string): Promise<Me> {
  return call("POST", "/guest", { name });
}

/** Gives this guest an account, with all seats that they have. */
export function register(name: string, password: string): Promise<Me> {
  return call("POST", "/me/register", { name, password });
}

/** Becomes whoever has this account. */
export function logIn(name: string, password: string): Promise<Me> {
  return call("POST", "/login", { name, password });
}

export function logOut(): Promise<void> {
  return call("POST", "/logout");
}

/** Ends all sessions, this one only if `here`. */
export function logOutEverywhere(here: boolean): Promise<void> {
  return call("POST", "/me/logout-everywhere", { here });
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

/** A bearer token of this identity, which is told once. */
export function makeToken(label: string): Promise<NewToken> {
  return call("POST", "/me/tokens", { label });
}

/** Deletes all that is kept of this identity; `password` is empty for a guest. */
export function deleteMe(password: string): Promise<void> {
  return call("POST", "/me/delete", { password });
}
