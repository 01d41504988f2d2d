import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dailyMemory } from "../../model/daily";
import type { DailyMemory } from "../../model/daily";
import type { Practice } from "../../protocol/generated";
import { sendAnswer } from "./daily";

const DATE = "2026-11-29";
const NOTHING: DailyMemory = { tries: {}, solved: {}, days: 0, last: "" };
const moves = { game: "a" } as Practice;
const taken = () => new Response(JSON.stringify({ puzzle: null, streak: null }));
const refused = (code: string, status: number) => new Response(JSON.stringify({ code, message: "Later." }), { status });
const numbers = () => vi.mocked(fetch).mock.calls.map(([path]) => new URLSearchParams((path as string).split("?")[1]).get("number"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn(async () => taken()));
  dailyMemory.set(NOTHING);
});
afterEach(() => {
  dailyMemory.set(NOTHING); // other files of tests share it
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer is sent again while the service is busy, and remembered once it has it", async () => {
  vi.mocked(fetch).mockResolvedValueOnce(refused("busy", 503)).mockResolvedValueOnce(refused("too_fast", 429));
  const sent = sendAnswer(DATE, DATE, moves, true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect([numbers(), dailyMemory.value.solved]).toEqual([["1", "1"], {}]);
  await vi.advanceTimersByTimeAsync(1_000);
  await sent;
  expect([numbers(), dailyMemory.value.solved]).toEqual([["1", "1", "1"], { [`${DATE}/a`]: 1 }]);
});

test("an answer that can't be sent is not remembered, and the next one has its number", async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const [lost, next] = [sendAnswer(DATE, DATE, moves, true), sendAnswer(DATE, DATE, moves, false)];
  await expect(lost).rejects.toThrow("Failed to fetch");
  await next;
  expect(numbers()).toEqual(["1", "1"]);
  expect(dailyMemory.value).toMatchObject({ tries: { [`${DATE}/a`]: 1 }, solved: {} });
});

test("answers are sent one after the other, and have numbers up to the first right one", async () => {
  await Promise.all([false, true, true].map((done) => sendAnswer(DATE, DATE, moves, done)));
  expect(numbers()).toEqual(["1", "2", null]);
});
