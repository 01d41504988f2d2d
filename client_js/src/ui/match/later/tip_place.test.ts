import { expect, test } from "vitest";
import { bestPlace } from "./tip_place";

const WINDOW = { left: 8, top: 8, right: 392, bottom: 592 };
const SIZE = { width: 100, height: 40 };

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

test("a tip among buttons on all sides covers the least of them, and never its element", () => {
  const others = [at(200, 250), at(200, 150), at(250, 200), at(120, 200)];
  const few = { left: 200, top: 150, right: 210, bottom: 160 };
  expect(bestPlace(SIZE, at(200, 200), [others[0]!, few, others[2]!, others[3]!], WINDOW)).toEqual({ left: 170, top: 152 });
  const wide = { left: 0, top: 0, right: 400, bottom: 600 };
  expect(bestPlace(SIZE, at(200, 200), [wide], WINDOW)).toEqual({ left: 170, top: 248 });
});
