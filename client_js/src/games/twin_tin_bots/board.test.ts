import { expect, test } from "vitest";
import { nextPiece } from "./board";

const POINTS = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 10 }, { x: 25, y: 60 }, { x: -40, y: -50 }];
const from = (index: number, key: string) => nextPiece(POINTS, POINTS[index]!, key);

test("an arrow key leads to the nearest piece in its direction", () => {
  expect(from(0, "ArrowRight")).toBe(1);
  expect(from(1, "ArrowRight")).toBe(2);
  expect(from(1, "ArrowLeft")).toBe(0);
  expect(from(0, "ArrowDown")).toBe(3);
  expect(from(3, "ArrowUp")).toBe(0);
});

test("at the edge the focus stays, and other keys do nothing", () => {
  expect(from(2, "ArrowRight")).toBeNull();
  expect(from(4, "ArrowUp")).toBeNull();
  expect(from(0, "a")).toBeNull();
});
