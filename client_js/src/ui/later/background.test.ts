import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Store } from "../../store";
import type { ConnectionState } from "../../net/connection";
import { followSleep } from "./background";

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
