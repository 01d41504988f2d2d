import { expect, test } from "vitest";
import { SIZE, STEPS, ahead, angle, board, centre, corner, hexKey, outline, viewBox } from "./hex";
import type { Point } from "./hex";

test("a board of radius 4 has 61 hexes, of radius 5 has 91, each once", () => {
  for (const [radius, count] of [
    [4, 61],
    [5, 91],
  ] as const) {
    expect(new Set(board(radius).map(hexKey)).size).toBe(count);
    expect(board(radius)).toHaveLength(count);
  }
});

test("directions lie on the drawing where their angles point", () => {
  STEPS.forEach((step, direction) => {
    const { x, y } = centre(step);
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    expect((degrees + 360) % 360).toBeCloseTo(angle(direction));
    expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * SIZE);
  });
});

test("ahead goes straight on", () => {
  expect(ahead([1, 1], 2)).toEqual([0, 2]);
  expect(ahead([1, 1], 5, 2)).toEqual([3, -1]);
});

test("a hex is pointy-top", () => {
  const corners = outline()
    .split(" ")
    .map((corner) => corner.split(",").map(Number));
  expect(corners).toHaveLength(6);
  expect(corners[0]).toEqual([0, -SIZE].map((value) => expect.closeTo(value)));
});

test("the view box holds every corner of the board", () => {
  const [left, top, width, height] = viewBox(4, 0);
  for (const hex of board(4)) {
    const { x, y } = centre(hex);
    expect(Math.abs(x) + (Math.sqrt(3) / 2) * SIZE).toBeLessThanOrEqual(width / 2 + 0.001);
    expect(Math.abs(y) + SIZE).toBeLessThanOrEqual(height / 2 + 0.001);
  }
  expect([left, top]).toEqual([-width / 2, -height / 2]);
});

test("chips in a corner lie inside the drawing, apart from each other, and on no hex", () => {
  for (const radius of [4, 5]) {
    const [left, top] = viewBox(radius, 24);
    for (const [x, y] of [[1, 1], [-1, 1], [300, -300], [-10, -10]] as const) {
      const spots = corner({ x, y }, 7, radius, 25);
      expect(spots).toHaveLength(7);
      for (const [index, spot] of spots.entries()) {
        expect(Math.abs(spot.x) + 25).toBeLessThanOrEqual(-left);
        expect(Math.abs(spot.y) + 25).toBeLessThanOrEqual(-top);
        expect([Math.sign(spot.x), Math.sign(spot.y)]).toEqual([Math.sign(x), Math.sign(y)]);
        for (const hex of board(radius)) expect(distance(centre(hex), spot)).toBeGreaterThan(SIZE + 20);
        for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(50);
      }
    }
  }
});

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
