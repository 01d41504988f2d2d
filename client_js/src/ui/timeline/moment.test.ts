import { expect, test, vi } from "vitest";
import RECORDED from "../../games/recorded.json";
import { matchPartOf } from "../../games/registry";
import { fromSnapshot } from "../../model/room";
import { decode } from "../../protocol/codec";
import type { Snapshot } from "../../protocol/generated";
import { litBy, momentPath, requestOf } from "./moment";
import "../../games/all_loaded";

const GAME = "twin_tin_bots";
const bytes = Uint8Array.from(RECORDED[0]!.snapshot.match(/../g)!, (byte) => parseInt(byte, 16));
const recorded = fromSnapshot(decode(bytes, GAME) as Snapshot);
const seats = recorded.room.seats.map((seat, index) => seat && { ...seat, name: `Player ${index + 1} & co` });
const game = matchPartOf(GAME)!;
const spectator = { ...recorded, audience: [], room: { ...recorded.room, seats } };
const query = (path: string) => new URL(path, "http://host").search.slice(1);

test("an address names a turn or an entry, and a seat by number, word or name", () => {
  const first = game.seatWord!(recorded.view!, 0);
  for (const as of ["1", first, "Player 1 & co"]) {
    const path = momentPath("abc", { turn: 17, as });
    expect(requestOf(query(path), spectator, game)).toEqual({ place: { kind: "turn", turn: 17 }, play: false, viewpoint: 0 });
  }
  expect(requestOf("entry=40", spectator, game).place).toEqual({ kind: "entry", number: 40 });
  expect(requestOf("turn=-1&as=unknown", spectator, game)).toEqual({ place: { kind: "start" }, play: false, viewpoint: null });
});

test("the viewer's own view is asked for as such", () => {
  const seated = { ...spectator, audience: [1] };
  expect(requestOf("as=2", seated, game).viewpoint).toBeNull();
  expect(requestOf("as=1", seated, game).viewpoint).toBe(0);
  expect(requestOf("as=spectator", seated, game).viewpoint).toBe("spectator");
  expect(requestOf("as=spectator", spectator, game).viewpoint).toBeNull();
});

const EVENT = { type: "robot_moved" };

test("the game says which pieces an event is about", async () => {
  expect(await litBy({ lit: async ({ type }) => [`[data-event=${type}]`] }, EVENT)).toEqual(["[data-event=robot_moved]"]);
  expect(await litBy({}, EVENT)).toEqual([]);
});

test("an event is shown without marks if the part that knows them can't be loaded", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await litBy({ lit: () => Promise.reject(new TypeError("Failed to fetch")) }, EVENT)).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
