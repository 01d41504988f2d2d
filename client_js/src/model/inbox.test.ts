/** What a user is shown on any page: the inbox, and news of their matches. */
import { expect, test } from "vitest";
import type { InboxItem, MyMatch } from "../protocol/generated";
import { applyInbox } from "./inbox";
import { keepHeld, newsOf, shownItems, withNews } from "./match_news";
import type { RoomState } from "./match_news";

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

const ids = (items: readonly InboxItem[]) => items.map(({ id }) => id);
const change = (more: { item?: InboxItem; gone?: string }) => ({ type: "inbox_changed", item: null, gone: null, ...more }) as const;

test("a new item comes first, in the place of one of the same id, until it is gone", () => {
  const items = [item("a"), item("b")];
  expect(ids(applyInbox(items, change({ item: item("c") })))).toEqual(["c", "a", "b"]);
  expect(applyInbox(items, change({ item: item("b", { text: "new" }) }))).toMatchObject([{ id: "b", text: "new" }, { id: "a" }]);
  expect(ids(applyInbox(items, change({ gone: "a" })))).toEqual(["b"]);
  expect(ids(applyInbox(items, change({ gone: "x" })))).toEqual(["a", "b"]);
});

test("an item that was put off is not shown by itself", () => {
  expect(ids(shownItems([item("a"), item("b")], ["a"], null, []))).toEqual(["b"]);
});

test("the page of a room does not show again what the room shows", () => {
  const offered = item("o", { kind: "seat_offer", room: "r1", offer: 3 });
  const items = [offered, item("i", { kind: "invitation", room: "r1" }), item("r", { kind: "rematch", room: "r2", former: "r1" }), item("f")];
  expect(ids(shownItems(items, [], null, []))).toEqual(["o", "i", "r", "f"]);
  expect(ids(shownItems(items, [], "r1", [3]))).toEqual(["f"]);
  expect(ids(shownItems(items, [], "r1", [])), "a late spectator does not know of the offer yet").toEqual(["o", "f"]);
  expect(ids(shownItems(items, [], "r2", []))).toEqual(["o", "i", "f"]);
});

test("an item that the user is busy with stays when newer ones come", () => {
  const items = [item("new"), item("held"), item("old")];
  expect(ids(keepHeld(items, "held", 1))).toEqual(["held"]);
  expect(ids(keepHeld(items, "old", 2))).toEqual(["new", "old"]);
  expect(ids(keepHeld(items, "held", 2))).toEqual(["new", "held"]);
  expect(ids(keepHeld(items, "gone", 2))).toEqual(["new", "held"]);
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
