import { expect, test } from "vitest";
import type { GameEvent } from "./generated";
import { forecast } from "./forecast";
import { A0, IN_RUN, sampleEvents, sampleView } from "./samples";

const view = sampleView();

function moved(at: readonly [number, number], to: readonly [number, number], gates: readonly never[] = []): GameEvent {
  return { type: "robot_moved", cause: IN_RUN, robot: A0, at, to, direction: 0, gates, stuck: false };
}

test("steps of one robot make one track, and the robot is shown where it would be", () => {
  const { tracks, robots } = forecast(view, [moved([0, 1], [1, 1]), moved([1, 1], [2, 1])]);
  expect(tracks).toEqual([{ seat: 0, parts: [[[0, 1], [1, 1], [2, 1]]] }]);
  expect(robots).toEqual([expect.objectContaining({ ...A0, at: [2, 1] })]);
});

test("a teleporter parts a track", () => {
  const gate = { ...moved([0, 1], [2, 2]), gates: [[[-1, -2], [1, 2]]] } as GameEvent;
  expect(forecast(view, [gate]).tracks[0]!.parts).toEqual([
    [[0, 1], [-1, -2]],
    [[1, 2], [2, 2]],
  ]);
});

test("pushed crystals and blobs have tracks of their own and are shown where they would be", () => {
  const { tracks, crystals, blobs } = forecast(view, [
    sampleEvents.crystal_pushed,
    { ...sampleEvents.crystal_pushed, at: [2, 1], to: [3, 1] },
    sampleEvents.blob_pushed,
  ]);
  expect(tracks).toEqual([
    { seat: null, parts: [[[1, 1], [2, 1], [3, 1]]] },
    { seat: null, parts: [[[0, -1], [1, -1]]] },
  ]);
  expect(crystals).toEqual([{ at: [3, 1], crystal: "blue" }]);
  expect(blobs).toEqual([[1, -1]]);
});

test("a turn and a load show the robot anew, without a track", () => {
  const { tracks, robots, crystals } = forecast(view, [sampleEvents.robot_turned, sampleEvents.crystal_loaded]);
  expect(tracks).toEqual([]);
  expect(robots).toEqual([expect.objectContaining({ facing: 4, cargo: "blue" })]);
  expect(crystals).toEqual([]);
});

test("the view that is looked ahead from stays as it is, and unknown events are left out", () => {
  const before = structuredClone(view);
  expect(forecast(view, [{ type: "unknown", tag: 99 }, sampleEvents.passed]).events).toEqual([sampleEvents.passed]);
  expect(view).toEqual(before);
});
