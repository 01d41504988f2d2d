import { expect, test } from "vitest";
import type { ChatLine } from "../protocol/generated";
import { allSeen, entered, isLater, unread, withLine, without } from "./chat";

function line(id: string, identity = "ben"): ChatLine {
  return { id, time: 0, identity, name: identity, text: id, phrase: null };
}

test("lines come once and in order", () => {
  const chat = withLine(entered([line("9-0")], true, undefined), line("10-0"));
  expect(withLine(chat, line("10-0"))).toBe(chat);
  expect(withLine(chat, line("9-1"))).toBe(chat);
  expect(withLine(chat, line("10-1")).lines.map(({ id }) => id)).toEqual(["9-0", "10-0", "10-1"]);
});

test("what was there on entering is not new, what comes afterwards is, one's own lines are not", () => {
  const chat = withLine(withLine(entered([line("1-0")], true, undefined), line("2-0")), line("3-0", "ann"));
  expect(unread(chat, "ann")).toBe(1);
  expect(unread(allSeen(chat), "ann")).toBe(0);
});

test("a first line in an empty chat is new", () => {
  expect(unread(withLine(entered([], true, undefined), line("1-0")), "ann")).toBe(1);
});

test("what was said while the connection was lost is new", () => {
  const before = allSeen(entered([line("1-0")], true, undefined));
  expect(unread(entered([line("1-0"), line("2-0")], true, before), "ann")).toBe(1);
});

test("only the newest lines are kept", () => {
  let chat = entered([], true, undefined);
  for (let count = 1; count <= 205; count += 1) chat = withLine(chat, line(`${count}-0`));
  expect(chat.lines).toHaveLength(200);
  expect(chat.lines[0]!.id).toBe("6-0");
});

test("who is muted disappears", () => {
  const chat = entered([line("1-0"), line("2-0", "moe")], true, undefined);
  expect(without(chat, new Set(["moe"])).lines.map(({ identity }) => identity)).toEqual(["ben"]);
  expect(without(chat, new Set(["else"]))).toBe(chat);
});

test("ids are compared as numbers", () => {
  expect(isLater("10-0", "9-5")).toBe(true);
  expect(isLater("9-10", "9-9")).toBe(true);
  expect(isLater("9-9", "9-9")).toBe(false);
});
