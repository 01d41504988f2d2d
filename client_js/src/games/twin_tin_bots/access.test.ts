import { expect, test } from "vitest";
import { A0, sampleEvents, sampleView } from "./samples";
import { turnSummary } from "./access";

const names = (seat: number) => ["Ann", "Ben"][seat]!;
const { turn_started, tile_placed, robot_moved, robot_turned, robot_jumped, order_started, order_ignored, crystal_taken } = sampleEvents;
const summary = (events: Parameters<typeof turnSummary>[0], audience: readonly number[] = [1]) => turnSummary(events, names, audience, sampleView());

test("moves of a robot are one sentence, up to the next thing that happens", () => {
  const moved = [turn_started, tile_placed, order_started, robot_moved, robot_turned, robot_jumped, crystal_taken, robot_moved];
  expect(summary(moved)).toBe(
    "Ann: A1: Load (was Forward 1). Ann’s A went to F7 and faces north-west. Ann’s A took a pink crystal from Ben’s A. Ann’s A went to F6.",
  );
  expect(summary([robot_turned])).toBe("Ann’s A turned north-west.");
  expect(summary([robot_moved, { ...robot_moved, robot: { ...A0, name: "B" } }])).toBe("Ann’s A went to F6. Ann’s B went to F6.");
});

test("ignored orders are announced to their own player", () => {
  expect(summary([order_ignored])).toMatch(/^Ben’s A could not move/);
  expect(summary([order_ignored], [0])).toBeNull();
});
