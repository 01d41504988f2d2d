import { expect, test } from "vitest";
import type { GameEvent } from "./generated";
import { forecast as forecastOf } from "./forecast";
import { A0, A1, IN_RUN, sampleEvents, sampleView } from "./samples";

const view = sampleView();
const forecast = (events: Parameters<typeof forecastOf>[2], choice: Parameters<typeof forecastOf>[3] = null) => forecastOf(view, 0, events, choice);

function moved(at: readonly [number, number], to: readonly [number, number], gates: readonly never[] = []): GameEvent {
  return { type: "robot_moved", cause: IN_RUN, robot: A0, at, to, direction: 0, gates, stuck: false };
}

test("steps of one robot make one track, and the robot is shown where it would be", () => {
  const { tracks, robots } = forecast([moved([0, 1], [1, 1]), moved([1, 1], [2, 1])]);
  expect(tracks).toEqual([{ seat: 0, round: 1, parts: [[[0, 1], [1, 1], [2, 1]]] }]);
  expect(robots).toEqual([expect.objectContaining({ ...A0, at: [2, 1] })]);
});

test("a teleporter parts a track", () => {
  const gate = { ...moved([0, 1], [2, 2]), gates: [[[-1, -2], [1, 2]]] } as GameEvent;
  expect(forecast([gate]).tracks[0]!.parts).toEqual([[[0, 1], [-1, -2]], [[1, 2], [2, 2]]]);
});

test("pushed crystals and blobs have tracks of their own and are shown where they would be", () => {
  const { tracks, crystals, blobs } = forecast([
    sampleEvents.crystal_pushed,
    { ...sampleEvents.crystal_pushed, at: [2, 1], to: [3, 1] },
    sampleEvents.blob_pushed,
  ]);
  expect(tracks).toEqual([{ seat: null, round: 1, parts: [[[1, 1], [2, 1], [3, 1]]] }, { seat: null, round: 1, parts: [[[0, -1], [1, -1]]] }]);
  expect(crystals).toEqual([{ at: [3, 1], crystal: "blue" }]);
  expect(blobs).toEqual([[1, -1]]);
});

test("a turn and a load show the robot anew, without a track", () => {
  const { tracks, robots, crystals } = forecast([sampleEvents.robot_turned, sampleEvents.crystal_loaded]);
  expect(tracks).toEqual([]);
  expect(robots).toEqual([expect.objectContaining({ facing: 4, cargo: "blue" })]);
  expect(crystals).toEqual([]);
});

test("the view that is looked ahead from stays as it is, and unknown events are left out", () => {
  const before = structuredClone(view);
  expect(forecast([{ type: "unknown", tag: 99 }, sampleEvents.passed]).events).toEqual([sampleEvents.passed]);
  expect(view).toEqual(before);
});

const started = (slot: number, tile: "forward_1" | "turn_left" | "load"): GameEvent => ({ type: "order_started", cause: { ...IN_RUN, slot }, tile });

test("orders are numbered, with the place after each and the reason of those that are ignored", () => {
  const { steps, turns } = forecast([
    started(1, "forward_1"),
    moved([0, 1], [1, 1]),
    started(2, "load"),
    { ...sampleEvents.order_ignored, cause: IN_RUN, robot: A0, order: "load", reason: "nothing_to_load" },
    started(3, "turn_left"),
    { ...sampleEvents.robot_turned, cause: { ...IN_RUN, slot: 3 }, robot: A0, steps: -1, facing: 5 },
  ]);
  expect(steps.map(({ number, slot, tile, at, reason }) => [number, slot, tile, at, reason])).toEqual([
    [1, 1, "forward_1", [1, 1], null],
    [2, 2, "load", [1, 1], "nothing_to_load"],
    [3, 3, "turn_left", [1, 1], null],
  ]);
  expect(turns).toEqual([{ seat: 0, round: 1, at: [1, 1], steps: -1, facing: 5 }]);
});

test("orders and ways of later rounds are distinct, and others' orders get no numbers", () => {
  const theirs = { ...sampleEvents.turn_started, cause: { seat: 1, robot: null, slot: null } };
  const ours = { ...sampleEvents.turn_started, cause: { seat: 0, robot: null, slot: null } };
  const order = { ...sampleEvents.order_started, cause: { seat: 1, robot: "A", slot: 1 } } as GameEvent;
  const { steps, tracks } = forecast([started(1, "forward_1"), moved([0, 1], [1, 1]), theirs, order, ours, started(1, "forward_1"), moved([1, 1], [2, 1])]);
  expect(steps.map(({ round, number }) => [round, number])).toEqual([[1, 1], [2, 1]]);
  expect(tracks.map(({ round }) => round)).toEqual([1, 2]);
});

test("a zap shows its way from the robot on", () => {
  const { zaps } = forecast([{ ...sampleEvents.zap_fired, robot: A0, path: [[1, 1], [2, 1]] } as GameEvent]);
  expect(zaps).toEqual([[[0, 1], [1, 1], [2, 1]]]);
});

test("a delivery shows its points at the base, and an open choice the hexes it is about", () => {
  const delivered = { ...sampleEvents.crystal_delivered, seat: 0, crystal: "pink" } as GameEvent;
  const { deliveries, stop } = forecast([delivered], { kind: "zap_robot", id: 1, seat: 0, robot: A1, options: [null] });
  expect(deliveries).toEqual([{ seat: 0, at: [3, 0], points: 4 }]);
  expect(stop).toEqual([[-2, 1]]);
});
