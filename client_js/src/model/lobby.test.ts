import { expect, test } from "vitest";
import type { RoomSummary } from "../protocol/generated";
import { applyLobby, totalOf } from "./lobby";
import type { LobbyModel } from "./lobby";

function summary(id: string, change: Partial<RoomSummary> = {}): RoomSummary {
  return {
    id,
    game: "twin_tin_bots",
    name: id,
    status: "open",
    players: 2,
    seats: ["Ann", null],
    created: 1,
    options: null,
    clock: null,
    settings: null,
    identities: ["ann", null],
    bots: [],
    host: "here",
    behind: false,
    ...change,
  };
}

const rooms = [summary("b", { created: 3 }), summary("a", { created: 2 })];
const lobby: LobbyModel = { entry: "1", rooms, beyond: new Set(), open: 40, running: 3 };
const ids = (model: LobbyModel | null) => model?.rooms.map(({ id }) => id);

test("the lists are what the server says", () => {
  expect(applyLobby(null, { type: "lobby_rooms", id: "1", rooms, open: 40, running: 3 })).toEqual(lobby);
});

test("rooms stand newest first, those of a creator with many behind all others, and a changed one keeps its place", () => {
  const changed = (room: RoomSummary) => applyLobby(lobby, { type: "lobby_changed", room });
  expect(ids(changed(summary("c", { created: 4 })))).toEqual(["c", "b", "a"]);
  expect(ids(changed(summary("c", { created: 2 })))).toEqual(["b", "a", "c"]);
  expect(ids(changed(summary("aa", { created: 3 })))).toEqual(["aa", "b", "a"]);
  expect(ids(changed(summary("c", { created: 4, behind: true })))).toEqual(["b", "a", "c"]);
  const playing = summary("a", { status: "playing", created: 2 });
  expect(changed(playing)?.rooms).toEqual([rooms[0], playing]);
});

test("a removed room is gone", () => {
  expect(ids(applyLobby(lobby, { type: "lobby_removed", room: "b", listed: false }))).toEqual(["a"]);
});

test("a room that newer ones push out of the shown rows is known to be there", () => {
  const model = applyLobby(lobby, { type: "lobby_removed", room: "a", listed: true });
  expect([ids(model), [...model!.beyond]]).toEqual([["b"], ["a"]]);
});

test("more rows follow the shown ones, and one that comes twice stands once", () => {
  const more = [summary("a", { created: 2 }), summary("z", { created: 1 })];
  const model = applyLobby(lobby, { type: "rooms_page", id: "2", status: "open", rooms: more, total: 41 });
  expect(ids(model)).toEqual(["b", "a", "z"]);
  expect([totalOf(model!, "open"), totalOf(model!, "playing")]).toEqual([41, 3]);
});

test("totals are those of all rooms that pass, shown or not", () => {
  const model = applyLobby(lobby, { type: "lobby_totals", open: 12, running: 9 });
  expect(model).toEqual({ ...lobby, open: 12, running: 9 });
});

test("lists that have not come yet have no changes", () => {
  expect(applyLobby(null, { type: "lobby_changed", room: summary("c") })).toBeNull();
  expect(applyLobby(null, { type: "lobby_removed", room: "b", listed: false })).toBeNull();
});
