import { expect, test } from "vitest";
import type { RoomSummary } from "../protocol/generated";
import { applyLobby } from "./lobby";

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

const lobby = [summary("b", { created: 3 }), summary("a", { created: 2 })];

test("the list is what the server says", () => {
  expect(applyLobby(null, { type: "lobby_rooms", id: "1", rooms: lobby, open: 2, running: 0 })).toBe(lobby);
});

test("rooms stand newest first, those of a creator with many behind all others, and a changed one keeps its place", () => {
  const ids = (room: RoomSummary) => applyLobby(lobby, { type: "lobby_changed", room })?.map(({ id }) => id);
  expect(ids(summary("c", { created: 4 }))).toEqual(["c", "b", "a"]);
  expect(ids(summary("c", { created: 2 }))).toEqual(["b", "a", "c"]);
  expect(ids(summary("aa", { created: 3 }))).toEqual(["aa", "b", "a"]);
  expect(ids(summary("c", { created: 4, behind: true }))).toEqual(["b", "a", "c"]);
  const playing = summary("a", { status: "playing", created: 2 });
  expect(applyLobby(lobby, { type: "lobby_changed", room: playing })).toEqual([lobby[0], playing]);
});

test("a removed room is gone", () => {
  expect(applyLobby(lobby, { type: "lobby_removed", room: "b", listed: false })).toEqual([lobby[1]]);
});

test("a list that has not come yet has no changes", () => {
  expect(applyLobby(null, { type: "lobby_changed", room: summary("c") })).toBeNull();
  expect(applyLobby(null, { type: "lobby_removed", room: "b", listed: false })).toBeNull();
});
