import { expect, test } from "vitest";
import type { ChatLine } from "../protocol/generated";
import { allSeen, beginsDay, entered, isLater, unread, withLine, without } from "./chat";

function line(id: string, identity = "ben"): ChatLine {
  return { id, time: 0, identity, name: identity, text: id, phrase: null };
}

test("lines come once and in order", () => {
  const chat = withLine(entered([line("9-0")], true, undefined), line("10-0"));
  expect(withLine(chat, line("10-0"))).toBe(chat);
  expect(withLine(chat, line("9-1"))).toBe(chat);
  expect(withLine(chat, line("10-1")).lines.map(({ id }) => id)).toEqual(["9-0", "10-0", "10-1"]);
});

test("lines from before entering and one's own are not new, later ones are", () => {
  const chat = withLine(withLine(entered([line("1-0")], true, undefined), line("2-0")), line("3-0", "ann"));
  expect(unread(chat, "ann")).toBe(1);
  expect(unread(allSeen(chat), "ann")).toBe(0);
});

test("a first line in an empty chat is new", () => {
  expect(unread(withLine(entered([], true, undefined), line("1-0")), "ann")).toBe(1);
});

test("lines from a time without connection are new", () => {
  const before = allSeen(entered([line("1-0")], true, undefined));
  expect(unread(entered([line("1-0"), line("2-0")], true, before), "ann")).toBe(1);
});

test("only the newest lines are kept", () => {
  let chat = entered([], true, undefined);
  for (let count = 1; count <= 205; count += 1) chat = withLine(chat, line(`${count}-0`));
  expect(chat.lines).toHaveLength(200);
  expect(chat.lines[0]!.id).toBe("6-0");
});

test("a muted user disappears", () => {
  const chat = entered([line("1-0"), line("2-0", "moe")], true, undefined);
  expect(without(chat, new Set(["moe"])).lines.map(({ identity }) => identity)).toEqual(["ben"]);
  expect(without(chat, new Set(["else"]))).toBe(chat);
});

test("ids are compared as numbers", () => {
  expect(isLater("10-0", "9-5")).toBe(true);
  expect(isLater("9-10", "9-9")).toBe(true);
  expect(isLater("9-9", "9-9")).toBe(false);
});

test("a date stands above the first line of another day, and above none of today", () => {
  const at = (...date: [number, number, number]) => new Date(2026, 10, ...date).getTime();
  const lines = [at(26, 23, 59), at(27, 0, 1), at(27, 12, 0), at(28, 8, 0)].map((time, place) => ({ ...line(`${place}-0`), time }));
  const shown = (from: number, now: number) => lines.slice(from).map((_, index) => beginsDay(lines.slice(from), index, now));
  expect(shown(0, at(28, 9, 0))).toEqual([true, true, false, true]);
  expect(shown(3, at(28, 9, 0))).toEqual([false]);
  expect(shown(3, at(29, 0, 1))).toEqual([true]);
});
