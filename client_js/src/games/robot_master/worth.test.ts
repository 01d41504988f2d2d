import { expect, test } from "vitest";
import { groupsOf, lineWorth, worthOf, worthsOf } from "./worth";

test.each([
  ["", 0],
  ["0", 0],
  ["4", 4],
  ["00", 0],
  ["44", 40],
  ["000", 100],
  ["555", 100],
  ["3333", 103],
  ["0000", 100],
  ["33333", 130],
  ["00000", 100],
  ["33334", 107],
  ["44555", 140],
  ["01234", 10],
  ["11223", 33],
])("the cards %j are worth %i", (cards, worth) => {
  expect(worthOf([...cards].map(Number))).toBe(worth);
});

test("groups stand in the order of their cards, then of their values", () => {
  expect(groupsOf([3, 4, 3, 1, 3])).toEqual([
    { value: 3, count: 3, worth: 100 },
    { value: 4, count: 1, worth: 4 },
    { value: 1, count: 1, worth: 1 },
  ]);
});

test("a line counts only the cards that lie in it", () => {
  const cards = Array.from({ length: 25 }, () => null as number | null).with(12, 4).with(13, 4).with(17, 2);
  expect(worthsOf(cards, "rows")).toEqual([0, 0, 40, 2, 0]);
  expect(worthsOf(cards, "columns")).toEqual([0, 0, 6, 4, 0]);
  expect(lineWorth(cards, { side: "columns", index: 2 })).toBe(6);
});
