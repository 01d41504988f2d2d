/** Clocks, counted down from what the server sent last (PROTOCOL.md, "Clocks"). Pure; all times are in ms. */
import type { SeatClock, TimeControlView } from "../protocol/generated";

const SECOND_MS = 1000;
/** A running clock with less time than this is marked as low. */
const LOW_MS = 20 * SECOND_MS;

/** The clocks as a frame gave them, and when it came, by a monotonic clock. */
export interface ClockReading {
  /** By seat. */
  readonly clocks: readonly SeatClock[];
  readonly at: number;
  /** When the connection was lost, or null: what has happened to the clocks since then is not known. */
  readonly lost: number | null;
}

/** Milliseconds from when the clocks were read until now, or until the connection was lost. */
export function elapsed({ at, lost }: ClockReading, now: number): number {
  return (lost ?? now) - at;
}

/**
 * The time left to a seat, `past` ms after its clock was read; never below 0. `deadline` and `starts` of the clock
 * count from that reading, too. A stopped clock shows the time with which the seat's next turn begins.
 */
export function remaining(clock: SeatClock, { pace, turn }: TimeControlView, past: number): number {
  if (clock.deadline === null) return pace === "slow" ? turn * SECOND_MS : clock.bank;
  return Math.max(0, clock.deadline - Math.max(past, clock.starts));
}

/** Whether the clock counts down, `past` ms after it was read: from `starts` on, about when the animation is over. */
export function runs(clock: SeatClock, past: number): boolean {
  return clock.deadline !== null && past >= clock.starts;
}

/** Whether a running clock has so little time left that its seat should hurry. */
export function isLow(clock: SeatClock, control: TimeControlView, past: number): boolean {
  return runs(clock, past) && remaining(clock, control, past) < LOW_MS;
}

/** Milliseconds until the clock shows another second, or begins to run; null if it stays as it is until it is read again. */
export function untilChange(clock: SeatClock, control: TimeControlView, past: number): number | null {
  const left = remaining(clock, control, past);
  if (clock.deadline === null || left === 0) return null;
  // the number of seconds is rounded up: it changes whenever a whole number of them is left
  return past < clock.starts ? clock.starts - past : ((left - 1) % SECOND_MS) + 1;
}
