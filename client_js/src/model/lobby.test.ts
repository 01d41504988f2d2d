/** The lists of the lobby, and the filters of lists. */
import { describe, expect, test } from "vitest";
import type { RoomSummary } from "../protocol/generated";
import { ALL, countOf, isAny, roomFilter } from "./filters";
import { addressOf, filtersOf, questionOf } from "./history";
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

describe("filters", () => {
  test("are counted without the search, which is one too", () => {
    expect(countOf(ALL)).toBe(0);
    expect(countOf({ ...ALL, players: 2, people: true, search: "x" })).toBe(2);
    expect([isAny(ALL), isAny({ ...ALL, search: " " }), isAny({ ...ALL, search: "x" }), isAny({ ...ALL, free: true })]).toEqual([false, false, true, true]);
  });

  test("are sent only if one is set, in a form that the server takes", () => {
    expect(roomFilter(ALL)).toBeNull();
    expect(roomFilter({ ...ALL, search: "   " })).toBeNull();
    expect(roomFilter({ ...ALL, tempo: "hasty", players: 3 })).toEqual({ ...ALL, players: 3 });
    expect(roomFilter({ ...ALL, search: `  ${"x".repeat(60)}` })?.search).toBe("x".repeat(40));
  });
});

test("the filters of an address come back from it", () => {
  for (const query of ["", "all=1&words=100%25+fun_table", "person=Ann+100%25&game=volt&opponent=Ben_B&result=won&since=2026-11-01"]) {
    expect(addressOf(filtersOf(query, true))).toBe(query);
  }
});

test("the matches of all are asked for by a reader without a name", () => {
  expect(questionOf(filtersOf("", false), null, 20)).toBe("limit=20");
  expect(questionOf(filtersOf("", true), "5.r1", 20)).toBe("mine=1&limit=20&cursor=5.r1");
});

test("days of a filter begin and end at midnight of the reader's clock", () => {
  const asked = new URLSearchParams(questionOf(filtersOf("since=2026-11-29&until=2026-11-30", true), null, 5));
  const shown = ["since", "until"].map((name) => new Date(Number(asked.get(name))).toString().slice(0, 24));
  expect(shown).toEqual(["Sun Nov 29 2026 00:00:00", "Tue Dec 01 2026 00:00:00"]);
});

test("a day before 1970 asks for all matches since 1970", () => {
  expect(questionOf(filtersOf("since=1969-01-01", true), null, 5)).toBe("mine=1&since=0&limit=5");
});

test("wrong values of an address are left out, and so is what only one person's matches have", () => {
  expect(questionOf(filtersOf("since=yesterday&rated=maybe&result=draw&game=volt", true), null, 5)).toBe("mine=1&game=volt&limit=5");
  expect(questionOf(filtersOf("all=1&result=won&opponent=Ben", true), null, 5)).toBe("limit=5");
});
