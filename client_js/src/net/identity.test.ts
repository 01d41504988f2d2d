import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "./api";
import { ENDED, endSession, whoAmI } from "./identity";

function answers(status: number, body?: object): void {
  const text = body === undefined ? null : JSON.stringify(body);
  vi.stubGlobal("fetch", vi.fn(async () => new Response(text, { status })));
}

afterEach(() => vi.unstubAllGlobals());

test("who somebody is, is told", async () => {
  const me = { identity: "a", name: "Ann", registered: true };
  answers(200, me);
  expect(await whoAmI()).toEqual(me);
});

test("a stranger and one whose session was ended are told apart", async () => {
  answers(401, { code: "no_identity", message: "You have no name here yet." });
  expect(await whoAmI()).toBeNull();
  answers(401, { code: "logged_out", message: "This session was ended." });
  expect(await whoAmI()).toBe(ENDED);
});

test("what the service can't say now is no answer", async () => {
  answers(503, { code: "unavailable", message: "Try again." });
  await expect(whoAmI()).rejects.toThrow(Refusal);
});

test("a session is ended by its name", async () => {
  answers(204);
  expect(await endSession("s1")).toBeUndefined();
  expect(fetch).toHaveBeenCalledWith("/api/me/sessions/s1", { method: "DELETE" });
});
