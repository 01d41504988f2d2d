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
    ...change,
  };
}

const lobby = [summary("b"), summary("a")];

test("the list is what the server says", () => {
  expect(applyLobby(null, { type: "lobby_rooms", id: "1", rooms: lobby })).toBe(lobby);
});

test("a new room comes first, a changed one keeps its place", () => {
  expect(applyLobby(lobby, { type: "lobby_changed", room: summary("c") })?.map(({ id }) => id)).toEqual([
    "c",
    "b",
    "a",
  ]);
  const playing = summary("a", { status: "playing" });
  expect(applyLobby(lobby, { type: "lobby_changed", room: playing })).toEqual([summary("b"), playing]);
});

test("a removed room is gone", () => {
  expect(applyLobby(lobby, { type: "lobby_removed", room: "b" })).toEqual([summary("a")]);
});

test("a list that has not come yet has no changes", () => {
  expect(applyLobby(null, { type: "lobby_changed", room: summary("c") })).toBeNull();
  expect(applyLobby(null, { type: "lobby_removed", room: "b" })).toBeNull();
});
