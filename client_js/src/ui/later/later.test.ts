import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConnectionState } from "../../net/connection";
import { Store } from "../../store";
import { countdownUnit, readAnnouncement } from "./site_lines";
import { followSleep } from "./background";

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function following(kind: "online" | "waiting") {
  const starts: number[] = [];
  let slept = 0;
  vi.spyOn(performance, "now").mockImplementation(() => Date.now() - slept);
  followSleep({ state: new Store<ConnectionState>({ kind }), start: () => void starts.push(Date.now()) });
  return { starts, sleep: (ms: number) => (vi.setSystemTime(Date.now() + ms), (slept += ms)) };
}

test("after a sleep in which the connection survived the page connects anew, once", () => {
  const { starts, sleep } = following("online");
  vi.advanceTimersByTime(60_000);
  expect(starts).toEqual([]);
  sleep(20_000);
  vi.advanceTimersByTime(5_000);
  expect(starts).toHaveLength(1);
  sleep(-3_600_000); // the clock of the device is set back
  sleep(500);
  vi.advanceTimersByTime(5_000);
  expect(starts).toHaveLength(1);
});

test("a connection that is lost comes back by itself", () => {
  const { starts, sleep } = following("waiting");
  sleep(20_000);
  vi.advanceTimersByTime(5_000);
  expect(starts).toEqual([]);
});
