import { afterEach, expect, test } from "vitest";
import { angle, board, centre, seenDirection, turnBoard } from "./hex";
import { sixthsToBottom } from "./board_settings";

afterEach(() => turnBoard(0));

test("a turned board brings a hex as near to the lower edge as any turn does", () => {
  for (const hex of board(4)) {
    const heights = Array.from({ length: 6 }, (_, sixths) => {
      turnBoard(sixths);
      return centre(hex).y;
    });
    expect(heights[sixthsToBottom(hex)]).toBeCloseTo(Math.max(...heights));
  }
});

test("a turned board keeps its hexes apart, and directions point where their words say", () => {
  turnBoard(2);
  expect(new Set(board(4).map((hex) => `${centre(hex).x.toFixed(1)} ${centre(hex).y.toFixed(1)}`)).size).toBe(61);
  const { x, y } = centre([1, 0]);
  expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(120);
  expect(angle(0)).toBe(120);
  expect(seenDirection(5)).toBe(1);
});
