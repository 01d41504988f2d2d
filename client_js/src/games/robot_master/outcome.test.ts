import { expect, test } from "vitest";
import { outcomeOf } from "./outcome";

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
