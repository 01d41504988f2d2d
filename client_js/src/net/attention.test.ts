import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attention, HIDDEN_MS, IDLE_MS } from "./attention";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const sent: boolean[] = [];
  return { sent, attention: new Attention((away) => sent.push(away)) };
}

test("a page that is hidden for long is away, and here once it is seen again", () => {
  const { sent, attention } = watched();
  attention.hidden();
  vi.advanceTimersByTime(HIDDEN_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([true]);
  attention.stirred();
  expect(sent).toEqual([true, false]);
});

test("a page that is seen again in time was never away", () => {
  const { sent, attention } = watched();
  attention.hidden();
  vi.advanceTimersByTime(HIDDEN_MS - 1);
  attention.stirred();
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(sent).toEqual([]);
});

test("a page on which nothing is done for longer is away, too", () => {
  const { sent } = watched();
  vi.advanceTimersByTime(IDLE_MS);
  expect(sent).toEqual([true]);
});
