import { expect, test } from "vitest";
import { durationOf } from "./durations";
import { sampleEvents } from "./samples";

test("going through a teleporter takes longer, and no time where nothing is animated", () => {
  const step = sampleEvents.robot_moved;
  const through = { ...step, gates: [[step.at, step.to]] } as const;
  expect(durationOf(through, "normal")).toBeGreaterThan(durationOf(step, "normal"));
  expect(durationOf(through, "instant")).toBe(0);
});
