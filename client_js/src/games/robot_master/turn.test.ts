import { expect, test } from "vitest";
import { EMPTY, chooseCell, chooseValue, moveOf, stillPossible, takeBack, lastMoveWords, newCard } from "./turn";
import { sampleView } from "./samples";

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

const { cells } = sampleView();

test("the newest card is the one that the position has gained", () => {
  expect(newCard(cells, cells.with(11, 2))).toBe(11);
  expect(newCard(cells, cells)).toBeNull();
  expect(newCard(cells, cells.with(11, 2).with(7, 2))).toBeNull();
});

test("it is described with the worths of its lines", () => {
  const view = sampleView();
  const sentence = lastMoveWords(view, { seat: 1, cell: 13 }, (seat) => ["Ann", "Ben"][seat]!);
  expect(sentence).toBe("Ben played a 4 on d3: row 3 is worth 40, column d 4.");
});
