import { expect, test } from "vitest";
import type { InboxItem } from "../protocol/generated";
import { applyInbox, shownItems } from "./inbox";

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
