import { afterEach, expect, test, vi } from "vitest";
import { text } from "#text/platform/first";
import { sentenceOf } from "../ui/http_request";
import { call, isReachable } from "./api";

afterEach(() => void vi.unstubAllGlobals());

test("a service is reachable if it answers itself, and not if a proxy does in its place", async () => {
  for (const [answer, reachable] of [[{ status: 200 }, true], [{ status: 502 }, false], [{ status: 503 }, false]] as const) {
    vi.stubGlobal("fetch", async () => new Response("", answer));
    expect(await isReachable()).toBe(reachable);
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await isReachable()).toBe(false);
});

test("an answer that is none of the service's says that the service can't be reached", async () => {
  const portal = ["<!doctype html><title>Log in to this network</title>", 200] as const;
  for (const [body, status] of [portal, ["<h1>502 Bad Gateway</h1>", 502], ["", 503], ["null", 500], ['{"error": "away"}', 504]] as const) {
    vi.stubGlobal("fetch", async () => new Response(body, { status }));
    const error = await call("GET", "/daily").catch((caught: Error) => caught);
    expect(sentenceOf(error as Error)).toBe(text.app.unreachable);
  }
});
