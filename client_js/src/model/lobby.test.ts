/** The lists of the lobby, their filters, the inbox, and news of the user's matches. */
import { describe, expect, test } from "vitest";
import type { RoomSummary, InboxItem, MyMatch, Status } from "../protocol/generated";
import { ALL, countOf, isAny, roomFilter } from "./filters";
import { addressOf, filtersOf, questionOf } from "./history";
import { type LobbyModel, applyLobby, totalOf } from "./lobby";
import { applyInbox } from "./inbox";
import { type RoomState, keepHeld, newsOf, shownItems, withNews } from "./match_news";
import { type MyMatchesModel, applyMyMatches, byDay, isAsked, keepUnfinished, leftOf, lengthOf, mayWait, waitingOf } from "./my_matches";
import { guarded } from "./browser_storage";
import type { RoomModel } from "./types";

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

const item = (id: string, more: Partial<InboxItem> = {}): InboxItem => ({
  id,
  kind: "friend_request",
  at: 0,
  by: "ann",
  name: "Ann",
  room: "",
  title: "",
  text: "",
  seat: null,
  offer: 0,
  former: "",
  accepted: false,
  expires: 0,
  subject: "",
  ...more,
});

const itemIds = (items: readonly InboxItem[]) => items.map(({ id }) => id);
const change = (more: { item?: InboxItem; gone?: string }) => ({ type: "inbox_changed", item: null, gone: null, ...more }) as const;

test("a new item comes first, in the place of one of the same id, until it is gone", () => {
  const items = [item("a"), item("b")];
  expect(itemIds(applyInbox(items, change({ item: item("c") })))).toEqual(["c", "a", "b"]);
  expect(applyInbox(items, change({ item: item("b", { text: "new" }) }))).toMatchObject([{ id: "b", text: "new" }, { id: "a" }]);
  expect(itemIds(applyInbox(items, change({ gone: "a" })))).toEqual(["b"]);
  expect(itemIds(applyInbox(items, change({ gone: "x" })))).toEqual(["a", "b"]);
});

test("an item that was put off is not shown by itself", () => {
  expect(itemIds(shownItems([item("a"), item("b")], ["a"], null, []))).toEqual(["b"]);
});

test("the page of a room does not show again what the room shows", () => {
  const offered = item("o", { kind: "seat_offer", room: "r1", offer: 3 });
  const items = [offered, item("i", { kind: "invitation", room: "r1" }), item("r", { kind: "rematch", room: "r2", former: "r1" }), item("f")];
  expect(itemIds(shownItems(items, [], null, []))).toEqual(["o", "i", "r", "f"]);
  expect(itemIds(shownItems(items, [], "r1", [3]))).toEqual(["f"]);
  expect(itemIds(shownItems(items, [], "r1", [])), "a late spectator does not know of the offer yet").toEqual(["o", "f"]);
  expect(itemIds(shownItems(items, [], "r2", []))).toEqual(["o", "i", "f"]);
});

test("an item that the user is busy with stays when newer ones come", () => {
  const items = [item("new"), item("held"), item("old")];
  expect(itemIds(keepHeld(items, "held", 1))).toEqual(["held"]);
  expect(itemIds(keepHeld(items, "old", 2))).toEqual(["new", "old"]);
  expect(itemIds(keepHeld(items, "held", 2))).toEqual(["new", "held"]);
  expect(itemIds(keepHeld(items, "gone", 2))).toEqual(["new", "held"]);
});

const state = (status: RoomState["status"], ...people: string[]): RoomState => ({
  id: "r1",
  title: "Table",
  status,
  people: new Map(people.map((name) => [name.toLowerCase(), name])),
});

test("a match that starts, a player who sits down and an end are news", () => {
  const [alone, both] = [state("open", "Ann"), state("open", "Ann", "Ben")];
  expect(newsOf(alone, both, "ann", null)).toEqual({ kind: "joined", room: "r1", title: "Table", names: ["Ben"] });
  expect(newsOf(alone, state("playing", "Ann", "Ben"), "ann", null)).toMatchObject({ kind: "started" });
  expect(newsOf(state("playing", "Ann", "Ben"), state("finished", "Ann", "Ben"), "ann", null)).toMatchObject({ kind: "ended", place: 0, shared: false });
  expect(newsOf(both, state("finished", "Ann", "Ben"), "ann", { place: 1, shared: true } as MyMatch)).toMatchObject({ kind: "ended", place: 1, shared: true });
});

test("the user's own acts and events without a trace are no news", () => {
  const [alone, both] = [state("open", "Ann"), state("open", "Ann", "Ben")];
  expect(newsOf(alone, both, "ben", null), "Ben sat down").toBeNull();
  expect(newsOf(both, alone, "ann", null), "Ben left").toBeNull();
  expect(newsOf(both, both, "ann", null)).toBeNull();
});

test("of each room the newest stays, and all who sat down are named", () => {
  const joined = (...names: string[]) => ({ kind: "joined", room: "r1", title: "Table", names }) as const;
  const other = { kind: "started", room: "r2", title: "Other" } as const;
  expect(withNews([other, joined("Ben")], joined("Cay"))).toEqual([joined("Ben", "Cay"), other]);
  expect(withNews([joined("Ben")], { ...other, room: "r1" })).toEqual([{ ...other, room: "r1" }]);
});

function match(id: string, status: Status, more: Partial<MyMatch> = {}): MyMatch {
  const room = { id, status, seats: ["Ann", "Ben"] } as unknown as RoomSummary;
  return { room, seats: [0], asked: [], deadline: null, changed: 0, ranking: [], place: null, shared: false, ...more };
}

function listed(...matches: MyMatch[]): MyMatchesModel {
  return applyMyMatches(null, { type: "my_matches", id: "f", now: 1_000, matches }, 400)!;
}

const matchIds = (mine: MyMatchesModel | null) => mine?.matches.map(({ room }) => room.id);

describe("the list of one's own matches", () => {
  test("has what is asked first, the least time left before more of it, and what is over last", () => {
    const mine = listed(
      match("over", "finished", { changed: 9 }),
      match("waits", "open"),
      match("theirs", "playing", { asked: [1] }),
      match("calm", "playing", { asked: [0] }),
      match("later", "playing", { asked: [0], deadline: 9_000 }),
      match("soon", "playing", { asked: [0, 1], deadline: 5_000 }),
      match("newer", "finished", { changed: 10 }),
    );
    expect(matchIds(mine)).toEqual(["soon", "later", "calm", "theirs", "waits", "newer", "over"]);
  });

  test("follows changes, and forgets what is gone", () => {
    const mine = listed(match("a", "playing", { asked: [1] }), match("b", "playing", { asked: [0], deadline: 5_000 }));
    const changed = match("a", "playing", { asked: [0], deadline: 3_000 });
    const after = applyMyMatches(mine, { type: "match_changed", now: 2_000, match: changed }, 1_400);
    expect(matchIds(after)).toEqual(["a", "b"]);
    expect(leftOf(changed, after!, 1_900)).toBe(500);
    expect(leftOf(changed, after!, 9_900)).toBe(0);
    expect(matchIds(applyMyMatches(after, { type: "match_removed", room: "a" }, 0))).toEqual(["b"]);
  });

  test("that has not come yet has no changes", () => {
    expect(applyMyMatches(null, { type: "match_removed", room: "a" }, 0)).toBeNull();
  });

  test("asks only for what one's own seats can answer", () => {
    expect(isAsked(match("a", "playing", { asked: [1] }))).toBe(false);
    expect(isAsked(match("a", "playing", { asked: [1, 0] }))).toBe(true);
    expect(isAsked(match("a", "open"))).toBe(false);
  });

  test("calls for what waits, and believes the page about the room that it shows", () => {
    const mine = listed(match("a", "playing", { asked: [0] }), match("b", "playing", { asked: [1] }), match("c", "finished"));
    const here = (id: string, seat: number) =>
      ({ room: { id }, audience: [0], choices: [{ seat }] }) as unknown as RoomModel;
    const waiting = (room: RoomModel | null) => waitingOf(mine, room).map((one) => one.room.id);
    expect(waiting(null)).toEqual(["a"]);
    expect(waiting(here("a", 1))).toEqual([]);
    expect(waiting(here("b", 0))).toEqual(["a", "b"]);
    expect(waiting({ ...here("b", 0), audience: [] })).toEqual(["a"]);
    expect(waitingOf(null, null)).toEqual([]);
  });
});

describe("finished matches", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

  test("stand by the day on which they ended, in their order", () => {
    const over = [match("late", "finished", { changed: at(25, 23) }), match("early", "finished", { changed: at(25, 1) }), match("before", "finished", { changed: at(24, 23) })];
    expect(byDay(over).map(({ matches }) => matches.map(({ room }) => room.id))).toEqual([["late", "early"], ["before"]]);
    expect(byDay([])).toEqual([]);
  });

  test("took as long as their room, and no less than nothing", () => {
    const room = { id: "a", status: "finished", created: 100 } as unknown as RoomSummary;
    expect(lengthOf({ ...match("a", "finished"), room, changed: 160_000 })).toBe(60_000);
    expect(lengthOf({ ...match("a", "finished"), room, changed: 0 })).toBe(0);
  });
});

test("whether a match may wait is known before the list has come, from the last one", () => {
  const storage = guarded(() => null);
  expect(mayWait(storage)).toBe(false);
  keepUnfinished(storage, listed(match("over", "finished"), match("waits", "open")));
  expect(mayWait(storage)).toBe(true);
  keepUnfinished(storage, listed(match("over", "finished")));
  expect(mayWait(storage)).toBe(false);
});
