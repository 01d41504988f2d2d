import { expect, test } from "vitest";
import { browserStorage } from "./browser_storage";
import { dailyMemory, dayBefore, daysInARow, nextNumber, noteAnswer, shareOf, withAnswer } from "./daily";
import type { DailyMemory } from "./daily";

const NOTHING: DailyMemory = { tries: {}, solved: {}, days: 0, last: "" };

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

test("the share of solvers is that of the people who have tried", () => {
  const puzzle = { game: "a", id: "daily-1", grade: 1, own: null };
  expect(shareOf({ ...puzzle, tried: 0, solved: 0 })).toBeNull();
  expect(shareOf({ ...puzzle, tried: 200, solved: 50 })).toBe(0.25);
});
