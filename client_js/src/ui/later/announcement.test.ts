import { expect, test } from "vitest";
import { countdownUnit, readAnnouncement } from "./announcement";

const RESTART = { text: "", restart: 10_000, until: 10_600 };
const at = (seconds: number) => readAnnouncement(RESTART, seconds * 1000);

test("a restart is counted down in minutes, then in seconds, until the announcement is outdated", () => {
  const seen = [10_000 - 7_200, 10_000 - 150, 10_000 - 60, 10_000 - 0.5, 10_000, 10_599].map((seconds) => {
    const reading = at(seconds)!;
    return [countdownUnit(reading.left!), reading.left, reading.changesIn];
  });
  expect(seen).toEqual([
    ["none", 7_200_000, 3_600_000],
    ["minutes", 150_000, 30_000],
    ["seconds", 60_000, 1_000],
    ["seconds", 500, 500],
    ["now", 0, 600_000],
    ["now", -599_000, 1_000],
  ]);
  expect(at(10_600)).toBeNull();
});

test("a sentence without a restart is shown until it is outdated", () => {
  const sentence = { text: "Hello", restart: null, until: 100 };
  expect(readAnnouncement(sentence, 40_000)).toEqual({ left: null, changesIn: 60_000 });
  expect(readAnnouncement(sentence, 100_000)).toBeNull();
});
