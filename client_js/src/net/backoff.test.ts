import { expect, test } from "vitest";
import { FIRST_DELAY, LONGEST_DELAY, backoff, delayInReason } from "./connection";

test("delays double up to the longest", () => {
  expect([1, 2, 3, 4, 5, 6, 99].map((failures) => backoff(failures, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
});

test("up to half of a delay is left to chance", () => {
  expect(backoff(1, () => 0)).toBe(FIRST_DELAY / 2);
  expect(backoff(50, () => 0)).toBe(LONGEST_DELAY / 2);
});

test("the reason of a close may ask for a delay", () => {
  expect(delayInReason('{"after": 1500}')).toBe(1500);
  for (const reason of ["", "gone", "{", '{"after": "soon"}', '{"after": -1}', "{}"])
    expect(delayInReason(reason)).toBeNull();
});
