import { describe, expect, test } from "vitest";
import { timeSentence } from "../ui/lobby/time_field";
import { delayWords, timeWords, watchWords } from "../ui/shared/option_chips";
import { DELAYS, PRESETS, USUAL, delayOf, keyOf, offered } from "./room_settings";
import type { SeatClock } from "../protocol/generated";
import { timeLeft } from "../text/times";
import { elapsed, isLow, remaining, runs, untilChange } from "./clocks";

describe("how late spectators are", () => {
  test("every delay that is offered is found again by its key", () => {
    for (const delay of DELAYS) expect(delayOf(keyOf(delay))).toEqual(delay);
    expect(new Set(DELAYS.map(keyOf)).size).toBe(DELAYS.length);
  });

  test("is written in words", () => {
    expect(delayWords(USUAL)).toBeNull();
    expect(delayWords({ ...USUAL, delay_turns: 1 })).toBe("1 turn");
    expect(delayWords({ ...USUAL, delay_seconds: 30 })).toBe("30 seconds");
    expect(delayWords({ ...USUAL, delay_seconds: 120 })).toBe("2 minutes");
  });
});

test("a room says of its spectators what is not as usual", () => {
  expect(watchWords(USUAL)).toEqual([]);
  expect(watchWords(null)).toEqual([]);
  expect(watchWords({ ...USUAL, watching: "none", delay_turns: 2 })).toEqual(["no spectators"]);
  expect(watchWords({ ...USUAL, watching: "link", delay_turns: 2 })).toEqual([
    "spectators by link",
    "spectators 2 turns behind",
  ]);
});

test("every time control on offer has a few words and a sentence of its own", () => {
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

test("the offered time controls fit the service: banks below caps, questions within a bank or a turn", () => {
  for (const control of Object.values(PRESETS)) {
    if (!control) continue;
    const { bank, cap, turn, off_turn } = control;
    expect(cap).toBeGreaterThanOrEqual(bank);
    expect(off_turn).toBeGreaterThanOrEqual(5);
    expect(off_turn).toBeLessThanOrEqual(Math.max(bank, turn));
  }
});

test("a received time control is the one of the form that it equals", () => {
  const live = PRESETS["live_5"]!;
  expect(offered({ ...live })).toBe(live);
  const other = { ...live, bank: 7 };
  expect(offered(other)).toBe(other);
  expect(offered(null)).toBeNull();
});

const live = PRESETS.live_5!;
const slow = PRESETS.slow_1!;
const standing: SeatClock = { bank: 212_340, off_turn: 60_000, deadline: null, starts: 0, absent: false };
const running: SeatClock = { ...standing, deadline: 30_500, starts: 2_000 };

test("read clocks age until the connection is lost", () => {
  const reading = { clocks: [], at: 1_000, lost: null };
  expect(elapsed(reading, 4_500)).toBe(3_500);
  expect(elapsed({ ...reading, lost: 3_000 }, 4_500)).toBe(2_000);
});

test("a clock that stands shows its bank, and in a slow match the turn to come", () => {
  expect(remaining(standing, live, 99_000)).toBe(212_340);
  expect(remaining(standing, slow, 99_000)).toBe(86_400_000);
  expect([runs(standing, 99_000), untilChange(standing, live, 0)]).toEqual([false, null]);
});

test("a clock begins to run after the animation and ends at zero", () => {
  const at = [0, 1_999, 2_000, 3_000, 30_500, 40_000];
  expect(at.map((past) => remaining(running, live, past))).toEqual([28_500, 28_500, 28_500, 27_500, 0, 0]);
  expect(at.map((past) => runs(running, past))).toEqual([false, false, true, true, true, true]);
});

test("a clock asks for attention below 20 seconds, while it runs", () => {
  expect([10_500, 10_501].map((past) => isLow(running, live, past))).toEqual([false, true]);
  const brief = { ...running, deadline: 5_000 };
  expect([0, 2_000].map((past) => isLow(brief, live, past))).toEqual([false, true]);
  expect(isLow({ ...standing, bank: 5_000 }, live, 0)).toBe(false);
});

test("a clock is due again when it begins and then when its seconds change", () => {
  expect([0, 1_500, 2_000, 2_200, 2_500].map((past) => untilChange(running, live, past))).toEqual([
    2_000, 500, 500, 300, 1_000,
  ]);
  for (const past of [2_000, 2_200, 2_500]) {
    const shown = (later: number) => timeLeft(remaining(running, live, past + later));
    const due = untilChange(running, live, past)!;
    expect([shown(due - 1) === shown(0), shown(due) === shown(0)]).toEqual([true, false]);
  }
  expect(untilChange(running, live, 30_500)).toBeNull();
});

test("time is shown to the second, from an hour on to the minute, from a day on to the hour", () => {
  const left = [0, 1, 1_000, 19_999, 245_000, 3_599_000, 3_600_000, 18_180_000, 86_400_000, 187_200_000];
  expect(left.map((ms) => timeLeft(ms))).toEqual([
    "0:00",
    "0:01",
    "0:01",
    "0:20",
    "4:05",
    "59:59",
    "1 h 00 min",
    "5 h 03 min",
    "1 d 0 h",
    "2 d 4 h",
  ]);
});
