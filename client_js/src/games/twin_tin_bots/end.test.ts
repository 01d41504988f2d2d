import { expect, test } from "vitest";
import { places } from "./end";

test("seats that share a place push the next one down", () => {
  expect(places([[2], [0, 3], [1]])).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: 4 },
  ]);
});
