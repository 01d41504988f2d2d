/** Webhooks: those of this person, and the one of a table. Throws as `call`. */
import type { Hook, HookAnswer, HookList, HookMade, HookWish, TableHook } from "../protocol/generated";
import { call } from "./api";

/** The webhooks of this person, also those of tables. */
export async function ownHooks(): Promise<readonly Hook[]> {
  return (await call<HookList>("GET", "/me/hooks")).hooks;
}

/** Adds a webhook: for a table, or "" for this person's own messages. */
export function addHook(wish: HookWish, room: string): Promise<HookMade> {
  return room ? call("PUT", `/rooms/${room}/hook`, wish) : call("POST", "/me/hooks", wish);
}

/** The webhook of a table. */
export function tableHook(room: string): Promise<TableHook> {
  return call("GET", `/rooms/${room}/hook`);
}

/** Sends a test and returns what is answered. */
export function testHook(id: string): Promise<HookAnswer> {
  return call("POST", `/me/hooks/${id}/test`);
}

/** Removes a webhook. */
export function removeHook(id: string): Promise<void> {
  return call("DELETE", `/me/hooks/${id}`);
}
