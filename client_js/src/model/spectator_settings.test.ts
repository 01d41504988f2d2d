import { describe, expect, test } from "vitest";
import { DELAYS, delayOf, keyOf } from "./spectator_settings";
import { delayWords, watchWords } from "../ui/shared/option_chips";
import type { RoomSettingsView } from "../protocol/generated";

const USUAL: RoomSettingsView = {
  language: "",
  access: "open",
  ready_check: false,
  watching: "open",
  delay_turns: 0,
  delay_seconds: 0,
};

describe("how late spectators are", () => {
  test("every delay that is offered is found again by its key", () => {
    for (const delay of DELAYS) expect(delayOf(keyOf(delay))).toEqual(delay);
    expect(new Set(DELAYS.map(keyOf)).size).toBe(DELAYS.length);
  });

  test("is told in words", () => {
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
