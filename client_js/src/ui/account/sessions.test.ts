import { expect, test } from "vitest";
import { daysUntil } from "./sessions";

test("days are those of the calendar, not spans of 24 hours", () => {
  const at = (day: number, hour: number) => new Date(2026, 9, day, hour).getTime();
  const now = at(25, 9); // in many countries of Europe this day has 25 hours
  expect([at(24, 22), at(25, 1), at(25, 23), at(26, 8)].map((time) => daysUntil(time / 1000, now))).toEqual([-1, 0, 0, 1]);
});
