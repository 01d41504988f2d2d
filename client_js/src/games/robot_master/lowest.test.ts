import { expect, test } from "vitest";
import { compare, compareWorths, lowestList, outcomeOf } from "./lowest";

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
