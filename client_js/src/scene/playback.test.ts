import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleEvents, sampleSnapshot } from "../games/twin_tin_bots/samples";
import { fromSnapshot } from "../model/room";
import type { Event, Step } from "../model/types";
import { MOST_TURNS_BEHIND, Playback } from "./playback";

const model = fromSnapshot(sampleSnapshot());

/** A scene that only remembers. */
class SceneStub {
  readonly played: string[] = [];
  time = 0;

  play(event: Event, duration: number): void {
    this.played.push(event.type);
    this.time += duration;
  }
}

function steps(number: number, ...events: Event[]): Step[] {
  return events.map((event, index) => ({ number, index, event, model: { ...model, number }, standing: false }));
}

function playing(duration: number) {
  const scene = new SceneStub();
  const announced: string[] = [];
  const playback = new Playback(
    { durationOf: () => duration, startsTurn: ({ event }) => event.type === "turn_started" },
    ({ event }) => announced.push(event.type),
  );
  playback.shown.subscribe((shown) => shown?.event && scene.play(shown.event, shown.duration));
  playback.jump(model);
  return { playback, scene, announced };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("events are shown one after the other, each for its time, then the newest room", () => {
  const { playback, scene } = playing(100);
  const newest = { ...model, number: 8 };
  playback.play(steps(8, sampleEvents.order_started, sampleEvents.robot_moved), newest);
  expect(scene.played).toEqual(["order_started"]);
  expect(playback.caughtUp.value).toBe(false);
  vi.advanceTimersByTime(100);
  expect(scene.played).toEqual(["order_started", "robot_moved"]);
  vi.advanceTimersByTime(100);
  expect(playback.shown.value).toMatchObject({ model: newest, event: null });
  expect(playback.caughtUp.value).toBe(true);
  expect(scene.time).toBe(200);
});

test("choices of a room that is still being shown wait for its end", () => {
  const { playback } = playing(100);
  playback.play(steps(8, sampleEvents.robot_moved), { ...model, number: 8, choices: [] });
  playback.choose({ ...model, number: 8 });
  expect(playback.shown.value!.event?.type).toBe("robot_moved");
  vi.advanceTimersByTime(100);
  expect(playback.shown.value!.model.choices).toEqual(model.choices);
});

test("events without a duration are announced, but not shown", () => {
  const { playback, scene, announced } = playing(0);
  playback.play(steps(8, sampleEvents.order_started, sampleEvents.robot_moved), { ...model, number: 8 });
  expect(scene.played).toEqual([]);
  expect(announced).toEqual(["order_started", "robot_moved"]);
  expect(playback.shown.value!.model.number).toBe(8);
});

test("a scene that is too many turns behind catches up at once and tells everything", () => {
  const { playback, announced } = playing(100);
  for (let turn = 0; turn <= MOST_TURNS_BEHIND + 1; turn += 1) {
    playback.play(steps(8 + turn, sampleEvents.turn_started), { ...model, number: 8 + turn });
  }
  expect(playback.shown.value).toMatchObject({ event: null, model: { number: 9 + MOST_TURNS_BEHIND } });
  expect(announced).toHaveLength(MOST_TURNS_BEHIND + 2);
});

test("a snapshot is shown at once; what was queued is forgotten", () => {
  const { playback, announced } = playing(100);
  playback.play(steps(8, sampleEvents.robot_moved, sampleEvents.robot_turned), { ...model, number: 8 });
  playback.jump({ ...model, number: 20 });
  vi.runAllTimers();
  expect(playback.shown.value!.model.number).toBe(20);
  expect(announced).toEqual(["robot_moved"]);
});

test("nothing is shown after a room was left", () => {
  const { playback } = playing(100);
  playback.play(steps(8, sampleEvents.robot_moved), model);
  playback.clear();
  vi.runAllTimers();
  expect(playback.shown.value).toBeNull();
});

test("a turn can be skipped, and what follows it is played", () => {
  const { playback, scene, announced } = playing(100);
  const { turn_started, robot_moved, order_started } = sampleEvents;
  playback.play(steps(2, order_started, robot_moved, robot_moved, turn_started, order_started), { ...model, number: 2 });
  playback.skipTurn();
  expect(announced).toEqual(["order_started", "robot_moved", "robot_moved", "turn_started"]);
  expect(scene.played).toEqual(["order_started", "turn_started"]);
  vi.advanceTimersByTime(200);
  expect(playback.caughtUp.value).toBe(true);
  playback.play(steps(3, robot_moved, robot_moved), { ...model, number: 3 });
  playback.skipTurn();
  expect(playback.caughtUp.value).toBe(true);
});
