/** Cells and lines of the grid, and what lines are worth. */
import { expect, test } from "vitest";
import { ENUMS } from "./generated";
import { CENTRE, cellName, cellsOf, columnOf, legalCells, lineName, linesThrough, neighbours, rowOf } from "./grid";
import { groupsOf, lineWorth, worthOf, worthsOf, compare, compareWorths, lowestList, outcomeOf } from "./worth";

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

const listOf = (worths: Parameters<typeof compareWorths>[0], side: "rows" | "columns") =>
  lowestList(compareWorths(worths), side).map(({ worth }) => worth);

test("the example of the rules: 17 against 22", () => {
  const worths = { rows: [60, 57, 70, 36, 17], columns: [102, 53, 41, 22, 74] };
  expect(compareWorths(worths)).toMatchObject({ shown: 1, deciding: 0, ahead: "columns" });
  expect(listOf(worths, "rows")).toEqual([17]);
  expect(listOf(worths, "columns")).toEqual([22]);
});

test("equal lowest lines are decided by the second lowest", () => {
  const worths = { rows: [9, 5, 30, 40, 50], columns: [7, 60, 5, 70, 80] };
  expect(compareWorths(worths)).toMatchObject({ shown: 2, deciding: 1, ahead: "rows" });
  expect(listOf(worths, "rows")).toEqual([5, 9]);
  expect(listOf(worths, "columns")).toEqual([5, 7]);
});

test("without any difference all five are shown and no side is ahead", () => {
  const worths = { rows: [3, 1, 2, 5, 4], columns: [1, 2, 3, 4, 5] };
  expect(compareWorths(worths)).toMatchObject({ shown: 5, deciding: null, ahead: null });
  expect(listOf(worths, "rows")).toEqual([1, 2, 3, 4, 5]);
});

test("a card on the centre alone is worth the same to both sides", () => {
  const { ahead, sorted } = compare(Array.from({ length: 25 }, () => null as number | null).with(12, 3));
  expect(ahead).toBeNull();
  expect(sorted.rows.at(-1)).toEqual({ side: "rows", index: 2, worth: 3 });
});

const START = Array.from({ length: 25 }, () => null as number | null).with(12, 4);

test("a card changes its row and its column", () => {
  const { changes, cards } = outcomeOf(START, 13, 4);
  expect(changes).toEqual([
    { line: { side: "rows", index: 2 }, before: 4, after: 40 },
    { line: { side: "columns", index: 3 }, before: 0, after: 4 },
  ]);
  expect(cards[13]).toBe(4);
  expect(START[13]).toBeNull();
});

test("the comparison is that after the card", () => {
  const { comparison } = outcomeOf(START, 13, 4);
  expect(comparison).toMatchObject({ shown: 4, deciding: 3, ahead: "columns" });
});
