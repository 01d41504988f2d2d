import { expect, test } from "vitest";
import { sampleEvents, sampleSnapshot } from "../games/twin_tin_bots/samples";
import type { Event } from "../protocol/generated";
import { isAwaited, waitedFor } from "./seat_agreements";
import { apply, fromSnapshot } from "./room";

const model = fromSnapshot(sampleSnapshot());
const CY = { identity: "cy", name: "Cy", bot: null };

function after(...events: readonly Event[]) {
  return events.reduce((room, event) => apply(room, event)!, model).room;
}

test("an offer stays until it has ended", () => {
  expect(after(sampleEvents.offer_made).offers).toEqual([sampleEvents.offer_made.offer]);
  expect(after(sampleEvents.offer_made, sampleEvents.offer_ended).offers).toEqual([]);
});

test("a user who is sent away is remembered once, and forgotten when let in", () => {
  const { person_barred } = sampleEvents;
  expect(after(person_barred, person_barred).barred).toEqual([CY]);
  expect(after(person_barred, { ...person_barred, barred: false }).barred).toEqual([]);
});

test("a room that grows has free seats, and one that shrinks has lost some", () => {
  const { room_changed } = sampleEvents;
  const larger = after({ type: "contributed", seat: 0, contribution: "" }, room_changed);
  expect(larger.seats.map((seat) => seat?.identity ?? null)).toEqual(["ann", "bob", null]);
  expect(larger).toMatchObject({ name: "Barn", players: 3, reserved: [null, null, CY] });
  expect(after(room_changed, { ...room_changed, players: 2, reserved: [] }).seats).toHaveLength(2);
});

test("the player of a reserved seat takes it, or another", () => {
  const { room_changed, seat_taken } = sampleEvents;
  expect(after(room_changed, { ...seat_taken, seat: 2 }).reserved).toEqual([]);
  expect(after(room_changed, { ...seat_taken, seat: 1 }).reserved).toEqual([]);
  expect(after(room_changed, { ...seat_taken, seat: 1, identity: "dee" }).reserved).toEqual([null, null, CY]);
});

test("agreements end with the beginning of the match, and offers with its end", () => {
  const { room_changed, ready_changed, offer_made, match_started, match_finished } = sampleEvents;
  expect(after(room_changed, ready_changed).ready).toEqual([1]);
  expect(after(room_changed, ready_changed, offer_made, match_started)).toMatchObject({ reserved: [], ready: [], asked: [], offers: [] });
  expect(after(offer_made, match_finished).offers).toEqual([]);
});

test("a person who bears the name of the host is waited for, and the host is not", () => {
  const settings = { ...after().settings, ready_check: true } as NonNullable<ReturnType<typeof after>["settings"]>;
  const seats = [
    { identity: "ann", name: "Sam", bot: null },
    { identity: "bob", name: "Sam", bot: null },
    { identity: "b-1", name: "Cog", bot: "greedy" as const },
  ];
  const room = { settings, seats, host: "ann" };
  expect(waitedFor({ ...room, ready: [], asked: [] }).map(({ identity }) => identity)).toEqual(["ann", "bob"]);
  expect(isAwaited({ ...room, ready: [0], asked: [] })).toBe(true);
  expect(isAwaited({ ...room, ready: [1], asked: [] })).toBe(false);
  const unchecked = { ...room, settings: { ...settings, ready_check: false } };
  expect(isAwaited({ ...unchecked, ready: [], asked: [] })).toBe(false);
  expect(waitedFor({ ...unchecked, ready: [], asked: ["bob"] }).map(({ identity }) => identity)).toEqual(["bob"]);
  expect(waitedFor({ ...unchecked, ready: [1], asked: ["bob"] })).toEqual([]);
});
