import { expect, test } from "vitest";
import { arrowTo, bestPlace as placeOf } from "./tip_place";

const WINDOW = { left: 8, top: 8, right: 392, bottom: 592 };
const SIZE = { width: 100, height: 40 };

/** Where a tip is put, without what it covers there. */
function bestPlace(...args: Parameters<typeof placeOf>): { left: number; top: number } {
  const { left, top } = placeOf(...args);
  return { left, top };
}

/** A rectangle of 40 by 40 pixels. */
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test("a tip is below its element, in its middle", () => {
  expect(bestPlace(SIZE, at(200, 200), [], WINDOW)).toEqual({ left: 170, top: 248 });
});

test("a tip stays in the window", () => {
  expect(bestPlace(SIZE, at(8, 100), [], WINDOW)).toEqual({ left: 8, top: 148 });
  expect(bestPlace(SIZE, at(200, 550), [], WINDOW)).toEqual({ left: 170, top: 502 });
});

test("a tip lies over no button as long as one side of its element is free", () => {
  const [below, above, right] = [at(200, 250), at(200, 150), at(250, 200)];
  expect(bestPlace(SIZE, at(200, 200), [below], WINDOW)).toEqual({ left: 170, top: 152 });
  expect(bestPlace(SIZE, at(200, 200), [below, above], WINDOW)).toEqual({ left: 248, top: 200 });
  expect(bestPlace(SIZE, at(200, 200), [below, above, right], WINDOW)).toEqual({ left: 92, top: 200 });
});

test("a tip among buttons on all sides is shifted along the nearest side that is free", () => {
  const sides = [at(200, 250), at(200, 150), at(250, 200), at(120, 200)];
  expect(bestPlace(SIZE, at(200, 200), sides, WINDOW)).toEqual({ left: 246, top: 248 });
});

test("a tip with no free place covers the least of what is around, and never its element", () => {
  const wide = { left: 0, top: 0, right: 400, bottom: 600 };
  expect(bestPlace(SIZE, at(200, 200), [wide], WINDOW)).toEqual({ left: 170, top: 248 });
});

test("a bubble that may be far from its element is in the nearest free rectangle of the window", () => {
  const around = { left: 0, top: 100, right: 400, bottom: 600 };
  expect(bestPlace(SIZE, at(200, 300), [around], WINDOW, true)).toEqual({ left: 170, top: 54 });
  expect(placeOf(SIZE, at(200, 300), [around], WINDOW, true).covered).toBe(0);
  const everywhere = { left: 0, top: 0, right: 400, bottom: 600 };
  expect(placeOf(SIZE, at(200, 300), [everywhere], WINDOW, true)).toMatchObject({ left: 170, top: 348, covered: 4000 });
});

test("an arrow goes from the nearest point of a tip to its element", () => {
  const tip = { left: 100, top: 100, right: 200, bottom: 140 };
  expect(arrowTo(tip, at(180, 300))).toEqual({ x: 90, y: 40, angle: Math.PI / 2 });
  expect(arrowTo(tip, at(20, 100))).toEqual({ x: 0, y: 20, angle: Math.PI });
  expect(arrowTo(tip, at(240, 20))).toEqual({ x: 100, y: 0, angle: -Math.PI / 4 });
});
