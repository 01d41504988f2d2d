import { expect, test } from "vitest";
import { CENTRE, cellName, cellsOf, columnOf, legalCells, lineName, linesThrough, neighbours, rowOf } from "./grid";
import { ENUMS } from "./generated";

const EMPTY = Array.from({ length: 25 }, () => null as number | null);

test("cells have the names and the order of the protocol", () => {
  expect(EMPTY.map((_, cell) => cellName(cell))).toEqual(ENUMS.Cell);
  expect(cellName(CENTRE)).toBe("c3");
  expect([columnOf(3), rowOf(3)]).toEqual([3, 0]);
});

test("every cell lies in one row and one column of five cells, which it has its name from", () => {
  for (const cell of EMPTY.keys()) {
    const [row, column] = linesThrough(cell);
    expect(cellName(cell)).toBe(lineName(column) + lineName(row));
    for (const line of [row, column]) expect(new Set(cellsOf(line)).size).toBe(5);
    expect(cellsOf(row).filter((other) => cellsOf(column).includes(other))).toEqual([cell]);
  }
});

test("a cell is legal if it is empty and shares an edge with a card", () => {
  const names = (cards: readonly (number | null)[]) => legalCells(cards).map(cellName);
  expect(neighbours(0).map(cellName)).toEqual(["a2", "b1"]);
  expect(names(EMPTY.with(CENTRE, 0))).toEqual(["c2", "b3", "d3", "c4"]);
  expect(names(EMPTY.with(CENTRE, 0).with(13, 5))).toEqual(["c2", "d2", "b3", "e3", "c4", "d4"]);
  expect(names(EMPTY)).toEqual([]);
  expect(names(EMPTY.map(() => 1))).toEqual([]);
});
