import { expect, test } from "vitest";
import { CENTRE, LINES, cellName, cellsOf, columnOf, legalCells, lineName, linesThrough, neighbours, rowOf } from "./grid";
import { ENUMS } from "./generated";

const EMPTY = Array.from({ length: 25 }, () => null as number | null);

test("cells have the names and the order of the protocol", () => {
  expect(EMPTY.map((_, cell) => cellName(cell))).toEqual(ENUMS.Cell);
  expect(cellName(CENTRE)).toBe("c3");
  expect([columnOf(3), rowOf(3)]).toEqual([3, 0]);
});

test("every cell lies in one row and one column", () => {
  expect(LINES.map(lineName).join("")).toBe("12345abcde");
  expect(LINES.flatMap(cellsOf).sort((a, b) => a - b)).toEqual(EMPTY.flatMap((_, cell) => [cell, cell]));
  for (const line of linesThrough(23)) expect(cellsOf(line)).toContain(23);
});

test("a cell is legal if it is empty and shares an edge with a card", () => {
  const names = (cards: readonly (number | null)[]) => legalCells(cards).map(cellName);
  expect(neighbours(0).map(cellName)).toEqual(["a2", "b1"]);
  expect(names(EMPTY.with(CENTRE, 0))).toEqual(["c2", "b3", "d3", "c4"]);
  expect(names(EMPTY.with(CENTRE, 0).with(13, 5))).toEqual(["c2", "d2", "b3", "e3", "c4", "d4"]);
  expect(names(EMPTY)).toEqual([]);
  expect(names(EMPTY.map(() => 1))).toEqual([]);
});
