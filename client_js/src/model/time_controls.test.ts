import { expect, test } from "vitest";
import { PRESETS, offered } from "./time_controls";
import { timeSentence, timeWords } from "../ui/shared/option_chips";

test("every time control on offer is told in a few words and a sentence of its own", () => {
  const all = Object.values(PRESETS);
  expect(all.flatMap(timeWords)).toEqual([
    "2 min + 5 s per turn",
    "5 min + 10 s per turn",
    "10 min + 20 s per turn",
    "1 day per turn",
    "3 days per turn",
  ]);
  expect(new Set(all.map((control) => timeSentence(control, true))).size).toBe(all.length);
  expect(timeSentence(PRESETS.slow_1!, true)).toMatch(/1 day for each turn, 12 hours/);
});

test("the time for questions in others' turns is mentioned only where there are some", () => {
  for (const control of [PRESETS.live_5!, PRESETS.slow_1!]) {
    expect(timeSentence(control, true)).toMatch(/decision/);
    expect(timeSentence(control, false)).not.toMatch(/decision/);
  }
});

test("other rooms may have other times, in the largest unit that is exact", () => {
  const live = { ...PRESETS.live_2!, bank: 90, increment: 0 };
  expect(timeWords(live)).toEqual(["90 s + 0 s per turn"]);
  expect(timeWords({ ...PRESETS.slow_1!, turn: 36 * 3600 })).toEqual(["36 hours per turn"]);
});

test("what is on offer fits the service: banks below caps, questions within a bank or a turn", () => {
  for (const control of Object.values(PRESETS)) {
    if (!control) continue;
    const { bank, cap, turn, off_turn } = control;
    expect(cap).toBeGreaterThanOrEqual(bank);
    expect(off_turn).toBeGreaterThanOrEqual(5);
    expect(off_turn).toBeLessThanOrEqual(Math.max(bank, turn));
  }
});

test("a time control that was told is the one of the form that it equals", () => {
  const live = PRESETS["live_5"]!;
  expect(offered({ ...live })).toBe(live);
  const other = { ...live, bank: 7 };
  expect(offered(other)).toBe(other);
  expect(offered(null)).toBeNull();
});
