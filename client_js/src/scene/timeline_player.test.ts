import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../games/all_loaded";
import { matchPartOf } from "../games/registry";
import RECORDED from "../games/recorded.json";
import { fromSnapshot, isRoomEvent } from "../model/room";
import { emptyTimeline, extend, roomAt } from "../model/timeline";
import { decode } from "../protocol/codec";
import type { EventFrame, Snapshot } from "../protocol/generated";
import { Store } from "../store";
import type { Event } from "../model/types";
import { TimelinePlayer } from "./timeline_player";

const GAME = "twin_tin_bots";
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => parseInt(byte, 16));
const recorded = RECORDED[0]!;
const start = fromSnapshot(decode(bytes(recorded.snapshot), GAME) as Snapshot);
const frames = recorded.frames.map(([events]) => decode(bytes(events!), GAME) as EventFrame);
const { animation, model } = matchPartOf(GAME)!;
const full = extend(emptyTimeline(start, model.activeSeats), frames, animation, model.activeSeats);
const durationOf = (event: Event) => (isRoomEvent(event) ? 0 : animation.durationOf(event));

function player(motion = true, speed = 1, timeline = full) {
  return new TimelinePlayer(timeline, { durationOf, speed: new Store(speed), motion });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
  const part = extend(emptyTimeline(start, model.activeSeats), frames.slice(0, 2), animation, model.activeSeats);
  const one = player(true, 8, part);
  one.play();
  one.replace(extend(part, frames.slice(2, 4), animation, model.activeSeats));
  vi.advanceTimersByTime(600_000);
  expect(one.position.value).toBe(one.end);
  expect(one.end).toBeGreaterThan(part.entries.length);
});
