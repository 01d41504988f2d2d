import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attention, HIDDEN_MS, IDLE_MS } from "./attention";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const told: boolean[] = [];
  return { told, attention: new Attention((away) => told.push(away)) };
}

test("a page that is hidden for long is away, and here once it is seen again", () => {
  const { told, attention } = watched();
  attention.hidden();
  vi.advanceTimersByTime(HIDDEN_MS - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true]);
  attention.stirred();
  expect(told).toEqual([true, false]);
});

test("a page that is seen again in time was never away", () => {
  const { told, attention } = watched();
  attention.hidden();
  vi.advanceTimersByTime(HIDDEN_MS - 1);
  attention.stirred();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(told).toEqual([]);
});

test("a page on which nothing is done for longer is away, too", () => {
  const { told } = watched();
  vi.advanceTimersByTime(IDLE_MS);
  expect(told).toEqual([true]);
});
