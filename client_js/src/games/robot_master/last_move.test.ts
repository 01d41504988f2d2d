import { expect, test } from "vitest";
import { sampleView } from "./samples";
import { lastMoveWords, newCard } from "./last_move";

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
