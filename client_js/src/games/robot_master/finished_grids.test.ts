import { expect, test } from "vitest";
import { completed } from "./finished_grids";
import { worthsOf } from "./worth";

const GRID = [3, 1, 4, 1, 5, 0, 2, 2, 4, 5, 3, 3, 3, 0, 1, 5, 5, 4, 2, 0, 1, 0, 2, 4, 3];
const WORTHS = { rows: worthsOf(GRID, "rows"), columns: worthsOf(GRID, "columns") };

test("the last card follows from the worths", () => {
  const before = (GRID as (number | null)[]).with(17, null);
  expect(completed(before, WORTHS)).toEqual(GRID);
  expect(completed(GRID, WORTHS)).toBe(GRID);
});

test("a grid that lacks more, or is of another game, is not completed", () => {
  const before = (GRID as (number | null)[]).with(17, null);
  expect(completed(before.with(0, null), WORTHS)).toBeNull();
  expect(completed(before.with(0, 5), WORTHS)).toBeNull();
});
