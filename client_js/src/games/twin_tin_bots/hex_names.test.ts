import { expect, test } from "vitest";
import { board } from "./hex";
import { edgeNames, hexName } from "./hex_names";

test("each hex has a name of its own: a letter for its row, a number that grows to the east", () => {
  expect(hexName([0, 0], 4)).toBe("E5");
  expect(hexName([0, 0], 5)).toBe("F6");
  expect([hexName([1, 0], 4), hexName([0, 1], 4), hexName([-1, 1], 4)]).toEqual(["E6", "F5", "F4"]);
  expect([hexName([0, -4], 4), hexName([4, -4], 4), hexName([-4, 4], 4)]).toEqual(["A5", "A9", "I1"]);
  const names = board(5).map((hex) => hexName(hex, 5));
  expect(new Set(names).size).toBe(91);
});

test.each([4, 5])("the edge of a board with radius %s names each row and column once, at a hex that has it", (radius) => {
  const names = edgeNames(radius);
  const letters = Array.from({ length: 2 * radius + 1 }, (_, index) => "ABCDEFGHIJK"[index]);
  const numbers = letters.map((_, index) => String(index + 1));
  expect(names.map(({ name }) => name).sort()).toEqual([...letters, ...numbers].sort());
  for (const { name, hex } of names) expect(hexName(hex, radius)).toContain(name);
});
