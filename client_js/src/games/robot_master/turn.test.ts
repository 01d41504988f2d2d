import { expect, test } from "vitest";
import { EMPTY, chooseCell, chooseValue, moveOf, stillPossible, takeBack } from "./turn";

test("card and cell are chosen in either order", () => {
  expect(moveOf(chooseCell(chooseValue(EMPTY, 0), 7))).toEqual({ value: 0, cell: 7 });
  expect(moveOf(chooseValue(chooseCell(EMPTY, 7), 0))).toEqual({ value: 0, cell: 7 });
  expect(moveOf(chooseValue(EMPTY, 0))).toBeNull();
});

test("the chosen card again puts it back; so does the cell if there is no card", () => {
  expect(chooseValue(chooseValue(EMPTY, 3), 3)).toEqual(EMPTY);
  expect(chooseCell(chooseCell(EMPTY, 7), 7)).toEqual(EMPTY);
  expect(chooseCell({ value: 3, cell: 7 }, 7)).toEqual({ value: 3, cell: 7 });
});

test("undo removes the cell, then the card", () => {
  const draft = { value: 3, cell: 7 };
  expect(takeBack(draft)).toEqual({ value: 3, cell: null });
  expect(takeBack(takeBack(draft))).toEqual(EMPTY);
});

test("a draft loses what became impossible", () => {
  const draft = { value: 3, cell: 7 };
  expect(stillPossible(draft, [3], [7])).toBe(draft);
  expect(stillPossible(draft, [2], [7])).toEqual({ value: null, cell: 7 });
  expect(stillPossible(draft, [3], [])).toEqual({ value: 3, cell: null });
});
