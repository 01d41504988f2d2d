/**
 * Clocks after a sleep of the device. A connection may survive it, while the clock by which the page measures stands still: what it
 * shows of players' time is then too much, until the next event.
 */
import type { Connection } from "./connection";

const LOOK_EVERY_MS = 1_000;
/** By so much the two clocks of a browser part only in a sleep, or when the clock of the device is set. */
const SLEPT_MS = 1_000;

/** Connects anew after each sleep: with the connection come the clocks. */
export function followSleep(connection: Pick<Connection, "state" | "start">): void {
  let before = Date.now() - performance.now();
  setInterval(() => {
    const now = Date.now() - performance.now();
    if (now - before > SLEPT_MS && connection.state.value.kind === "online") connection.start();
    before = now;
  }, LOOK_EVERY_MS);
}
