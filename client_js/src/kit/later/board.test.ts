import { expect, test } from "vitest";
import { centreOf, nextCell } from "./board";
import type { BoardCell } from "./author_types";

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
