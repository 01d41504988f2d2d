import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleEvents, sampleSnapshot } from "../games/twin_tin_bots/samples";
import { fromSnapshot, isRoomEvent } from "../model/room";
import type { Event, Step } from "../model/types";
import { MOST_TURNS_BEHIND, Playback } from "./playback";
import { readRecorded } from "../games/all_loaded";
import { matchPartOf } from "../games/registry";
import RECORDED from "../games/recorded.json";
import { emptyTimeline, extend, roomAt } from "../model/timeline";
import { Store } from "../store";
import { TimelinePlayer } from "./timeline_player";

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

const GAME = "twin_tin_bots";
const { start, frames } = readRecorded(RECORDED[0]!, GAME);
const { animation, model: gameModel } = matchPartOf(GAME)!;
const full = extend(emptyTimeline(start, gameModel.activeSeats), frames, animation, gameModel.activeSeats);
const durationOf = (event: Event) => (isRoomEvent(event) ? 0 : animation.durationOf(event));

function player(motion = true, speed = 1, timeline = full) {
  return new TimelinePlayer(timeline, { durationOf, speed: new Store(speed), motion });
}

test("plays every event for its time, at its speed, to the end", () => {
  const total = full.entries.reduce((sum, { event }) => sum + Math.round(durationOf(event) / 4), 0);
  const one = player(true, 4);
  const seen: Event[] = [];
  one.shown.subscribe(({ event }) => event && seen.push(event));
  one.play();
  vi.advanceTimersByTime(total - 1);
  expect(one.playing.value).toBe(true);
  vi.advanceTimersByTime(1);
  expect(one.playing.value).toBe(false);
  expect(one.position.value).toBe(full.entries.length);
  expect(seen).toEqual(full.entries.map(({ event }) => event).filter((event) => durationOf(event) > 0));
  expect(one.shown.value.model.view).toEqual(full.last.view);
});

test("starts anew when it is played at its end", () => {
  const one = player();
  one.seek(Infinity);
  one.play();
  expect(one.position.value).toBeLessThan(3);
  expect(one.playing.value).toBe(true);
});

test("a pause stops where it is", () => {
  const one = player();
  one.play();
  vi.advanceTimersByTime(3_000);
  one.pause();
  const { position } = one;
  const place = position.value;
  vi.advanceTimersByTime(10_000);
  expect(position.value).toBe(place);
  expect(one.shown.value).toMatchObject({ event: null });
  expect(one.shown.value.model.view).toEqual(roomAt(full, place).view);
});

test("steps forward by an order with its animation, and at once if the next step comes early", () => {
  const one = player();
  one.seek(full.marks.turn[1]!);
  one.step("order", 1);
  expect(one.shown.value.event).not.toBeNull();
  expect(one.playing.value).toBe(false);
  const first = full.marks.order.find((order) => order > full.marks.turn[1]!)!;
  one.step("order", 1);
  expect(one.position.value).toBeGreaterThan(first);
  vi.advanceTimersByTime(60_000);
  expect([...full.marks.order, ...full.marks.turn]).toContain(one.position.value);
  one.step("turn", 1);
  expect(full.marks.turn).toContain(one.position.value);
  one.step("turn", -1);
  one.step("round", -1);
  expect([0, ...full.marks.round]).toContain(one.position.value);
});

test("without motion nothing is animated", () => {
  const one = player(false);
  const seen: unknown[] = [];
  one.shown.subscribe(({ event }) => seen.push(event));
  one.step("order", 1);
  one.play();
  vi.advanceTimersByTime(5_000);
  expect(one.playing.value).toBe(true);
  expect(seen.every((event) => event === null)).toBe(true);
});

test("marks the event that was chosen until the next step", () => {
  const one = player();
  one.light(9);
  expect(one.lit.value).toBe(full.entries[8]!.event);
  expect(one.shown.value.event).toBe(full.entries[8]!.event);
  vi.advanceTimersByTime(2_000);
  expect(one.shown.value.event).toBeNull();
  expect(one.lit.value).toBe(full.entries[8]!.event);
  one.seek(3);
  expect(one.lit.value).toBeNull();
});

test("goes on when events come while it plays", () => {
  const part = extend(emptyTimeline(start, gameModel.activeSeats), frames.slice(0, 2), animation, gameModel.activeSeats);
  const one = player(true, 8, part);
  one.play();
  one.replace(extend(part, frames.slice(2, 4), animation, gameModel.activeSeats));
  vi.advanceTimersByTime(600_000);
  expect(one.position.value).toBe(one.end);
  expect(one.end).toBeGreaterThan(part.entries.length);
});
