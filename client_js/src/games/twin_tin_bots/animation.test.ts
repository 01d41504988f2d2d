import { expect, test } from "vitest";
import { durationOf } from "./animation";
import { sampleEvents } from "./samples";

test("going through a teleporter takes longer", () => {
  const step = sampleEvents.robot_moved;
  const through = { ...step, gates: [[step.at, step.to]] } as const;
  expect(durationOf(through)).toBeGreaterThan(durationOf(step));
});
