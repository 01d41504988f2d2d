import { expect, test } from "vitest";
import { indexAfter } from "./menu";

test("arrows move through the items of a menu, round at the ends", () => {
  expect([0, 1, 2].map((index) => indexAfter(index, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => indexAfter(index, -1, 3))).toEqual([2, 0, 1]);
});

test("the first item is that for the arrow down, and the last one that for the arrow up, while none has the focus", () => {
  expect([1, -1].map((step) => indexAfter(-1, step, 3))).toEqual([0, 2]);
});
