import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../../model/browser_storage";
import { type DailyMemory, dailyMemory, dayBefore, daysInARow, nextNumber, noteAnswer, shareOf, withAnswer } from "../../model/daily";
import type { Practice } from "../../protocol/generated";
import { sendAnswer } from "./daily";
import { notePlayed, noteSolved, noteStep, progress } from "./progress";

const NOTHING: DailyMemory = { tries: {}, solved: {}, days: 0, last: "" };

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

test("the date before the first of a month is the last of the month before", () => {
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
});

test("answers are counted until the puzzle is solved, and the first right one is remembered", () => {
  const missed = withAnswer(NOTHING, "2026-11-29", "2026-11-29", "a", false);
  const done = withAnswer(missed, "2026-11-29", "2026-11-29", "a", true);
  const again = withAnswer(done, "2026-11-29", "2026-11-29", "a", true);
  expect([missed.solved, done.solved, again.solved]).toEqual([{}, { "2026-11-29/a": 2 }, { "2026-11-29/a": 2 }]);
  expect([missed, done, again].map((one) => one.days)).toEqual([0, 1, 1]);
});

test("days in a row grow with a solved puzzle of each day, and end after a day without one", () => {
  const first = withAnswer(NOTHING, "2026-11-29", "2026-11-29", "a", true);
  const second = withAnswer(first, "2026-11-30", "2026-11-30", "b", true);
  expect(second).toMatchObject({ days: 2, last: "2026-11-30" });
  expect(["2026-11-30", "2026-12-01", "2026-12-02"].map((today) => daysInARow(second, today))).toEqual([2, 2, 0]);
  expect(withAnswer(second, "2026-12-02", "2026-12-02", "a", true).days).toBe(1);
});

test("the puzzle of yesterday is remembered, adds no day, and is forgotten a day later", () => {
  const late = withAnswer(NOTHING, "2026-11-30", "2026-11-29", "a", true);
  expect(late).toMatchObject({ solved: { "2026-11-29/a": 1 }, days: 0 });
  expect(withAnswer(late, "2026-12-01", "2026-12-01", "b", false).solved).toEqual({});
});

test("the number of an answer counts up to the first right one, also of those that another tab has remembered", () => {
  const note = (done: boolean) => {
    const number = nextNumber("2026-11-29", "a");
    noteAnswer("2026-11-29", "2026-11-29", "a", done);
    return number;
  };
  expect([note(false), note(false)]).toEqual([1, 2]);
  const elsewhere = withAnswer(dailyMemory.value, "2026-11-29", "2026-11-29", "a", false);
  browserStorage.setItem("botyard.daily", JSON.stringify(elsewhere));
  expect([note(true), note(true), note(false)]).toEqual([4, 0, 0]);
  expect(dailyMemory.value).toMatchObject({ solved: { "2026-11-29/a": 4 }, days: 1 });
  expect(nextNumber("2026-11-29", "b")).toBe(1);
  noteAnswer("2026-11-29", "2026-11-29", "b", true);
  expect(dailyMemory.value.days).toBe(1);
});

test("the lessons and puzzles that two tabs remember are kept of both", () => {
  const before = progress.value;
  const elsewhere = { ...before, solved: { ...before.solved, a: ["p1"] }, guided: { ...before.guided, a: ["hand"] } };
  browserStorage.setItem("botyard.learned", JSON.stringify(elsewhere));
  noteStep("a", 3);
  noteSolved("a", "p2");
  notePlayed("a", "room1");
  expect(progress.value).toEqual({ ...elsewhere, steps: { ...before.steps, a: 3 }, solved: { ...before.solved, a: ["p1", "p2"] }, played: { ...before.played, a: ["room1"] } });
  progress.set(before); // other files of tests share it
});

test("the share of solvers is that of the people who have tried", () => {
  const puzzle = { game: "a", id: "daily-1", grade: 1, own: null };
  expect(shareOf({ ...puzzle, tried: 0, solved: 0 })).toBeNull();
  expect(shareOf({ ...puzzle, tried: 200, solved: 50 })).toBe(0.25);
});

const DATE = "2026-11-29";
const moves = { game: "a" } as Practice;
const taken = () => new Response(JSON.stringify({ puzzle: null, streak: null }));
const refused = (code: string, status: number) => new Response(JSON.stringify({ code, message: "Later." }), { status });
const numbers = () => vi.mocked(fetch).mock.calls.map(([path]) => new URLSearchParams((path as string).split("?")[1]).get("number"));

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
