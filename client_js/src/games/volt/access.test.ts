import { expect, test } from "vitest";
import { EVENTS } from "./samples";
import { turnSummary } from "./access";

const names = (seat: number) => ["Ann", "Ben", "Eve", "Dan"][seat]!;
const { robots_moved, die_activated, robot_damaged, programs_shown, vp_gained } = EVENTS;
const step = (seat: number, x: number, y: number) => ({ ...robots_moved, steps: [{ seat, to: [x, y] as const }] });

test("the steps of a die are one sentence, up to the next thing that happens", () => {
  const events = [programs_shown, die_activated, step(0, 4, 2), step(0, 4, 3), robot_damaged, step(0, 4, 4), die_activated, step(1, 0, 0), vp_gained];
  expect(turnSummary(events, names)).toBe(
    "Ann went to e4. Eve now has 2 damage tokens. Ann went to e5. Ben went to a1. Ben takes VP token 3 and has 4 VP.",
  );
});

test("robots that are pushed are named, too, and without events nothing is said", () => {
  const pushed = { ...robots_moved, steps: [{ seat: 0, to: [1, 1] as const }, { seat: 1, to: [1, 2] as const }] };
  expect(turnSummary([pushed], names)).toBe("Ann went to b2. Ben went to b3.");
  expect(turnSummary([programs_shown], names)).toBeNull();
});
