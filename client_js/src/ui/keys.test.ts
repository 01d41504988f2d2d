/** Keys in menus, in timelines and on boards. */
import { expect, test } from "vitest";
import type { BoardCell } from "../kit/later/author_types";
import { centreOf, nextCell } from "../kit/later/board";
import { indexAfter } from "./controls";
import { timelineKey } from "./timeline/view";

test("arrows move through the items of a menu, round at the ends", () => {
  expect([0, 1, 2].map((index) => indexAfter(index, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => indexAfter(index, -1, 3))).toEqual([2, 0, 1]);
});

test("the first item is that for the arrow down, and the last one that for the arrow up, while none has the focus", () => {
  expect([1, -1].map((step) => indexAfter(-1, step, 3))).toEqual([0, 2]);
});

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test("keys step by order, turn and round, play, and close", () => {
  const key = (name: string, shiftKey = false) => timelineKey({ ...plain, key: name, shiftKey });
  expect(key("ArrowRight")).toEqual({ kind: "step", unit: "order", direction: 1 });
  expect(key("ArrowLeft", true)).toEqual({ kind: "step", unit: "turn", direction: -1 });
  expect(key("PageUp")).toEqual({ kind: "step", unit: "round", direction: -1 });
  expect([key("Home"), key("End"), key(" "), key("Escape")].map((one) => one?.kind)).toEqual(["start", "end", "toggle", "close"]);
  expect([key("a"), key("Tab"), key(" ", true)]).toEqual([null, null, null]);
});

test("keys of the browser are left alone", () => {
  expect(timelineKey({ ...plain, key: "ArrowLeft", altKey: true })).toBeNull();
  expect(timelineKey({ ...plain, key: "Home", ctrlKey: true })).toBeNull();
});

const cellsOf = (places: readonly (readonly [number, number])[]): BoardCell[] => places.map(([column, row]) => ({ column, row, words: "" }));
const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

test("arrow keys on squares lead straight on, also over a gap, and nowhere at the edge", () => {
  const cells = cellsOf([[0, 0], [1, 0], [3, 0], [1, 1]]);
  expect(keys.map((key) => nextCell("squares", cells, 1, key))).toEqual([0, 2, null, 3]);
  expect(nextCell("squares", cells, 0, "Enter")).toBeNull();
});

test("arrow keys on hexes reach each neighbour in one or two steps", () => {
  const cells = cellsOf([[1, 1], [0, 1], [2, 1], [1, 0], [2, 0], [0, 2], [1, 2]]);
  const near = (from: number) => keys.map((key) => nextCell("hexes", cells, from, key)).filter((next) => next !== null);
  const reached = new Set([...near(0), ...near(0).flatMap(near)]);
  expect([...reached].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("a row of hexes is half a cell further to the right", () => {
  const [first, below] = cellsOf([[0, 0], [0, 1]]);
  expect(centreOf("hexes", below!)[0] - centreOf("hexes", first!)[0]).toBe(50);
});
