import { expect, test } from "vitest";
import { labelPlaces } from "./points_curve";

test("labels at the bottom make room upwards, and those far above stay where they are", () => {
  expect(labelPlaces([200, 12, 200, 75])).toEqual([181, 12, 200, 75]);
});

test("labels at the top make room downwards", () => {
  expect(labelPlaces([12, 12, 20])).toEqual([12, 31, 50]);
});
