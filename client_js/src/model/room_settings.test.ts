import { describe, expect, test } from "vitest";
import { timeSentence } from "../ui/lobby/time_field";
import { delayWords, timeWords, watchWords } from "../ui/shared/option_chips";
import { DELAYS, PRESETS, USUAL, delayOf, keyOf, offered } from "./room_settings";

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
