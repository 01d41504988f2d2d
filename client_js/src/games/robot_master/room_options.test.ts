import { expect, test } from "vitest";
import { presetOf } from "../../model/room_settings";
import { PRESETS, STANDARD, firstSide, introduction, optionWords, seatChips } from "./room_options";

test("the standard game needs no words", () => {
  expect(optionWords(STANDARD)).toEqual([]);
  expect(optionWords(null)).toEqual([]);
});

test("each difference from the usual game is listed in a few words", () => {
  expect(optionWords({ ...STANDARD, games: 5, rows: "second_seat", begins: "columns" })).toEqual([
    "Best of 5",
    "Seat 2 has the rows",
    "Columns start",
  ]);
});

test("the side of a seat is known where it is chosen", () => {
  expect([0, 1].map((seat) => firstSide({ ...STANDARD, rows: "first_seat" }, seat))).toEqual(["rows", "columns"]);
  expect([0, 1].map((seat) => firstSide({ ...STANDARD, rows: "second_seat" }, seat))).toEqual(["columns", "rows"]);
  expect(firstSide(null, 0)).toBeNull();
});

test("a seat's chips say its side and whether it begins", () => {
  const labels = (options: Partial<typeof STANDARD>, seat: number) =>
    seatChips({ ...STANDARD, ...options }, 2, seat).map(({ label }) => label);
  expect(labels({}, 0)).toEqual([]);
  expect(labels({ rows: "first_seat", begins: "columns" }, 0)).toEqual(["rows"]);
  expect(labels({ rows: "first_seat", begins: "columns" }, 1)).toEqual(["columns", "starts"]);
});

test("the introduction says how long the match is", () => {
  expect(introduction(null)).not.toMatch(/best of/);
  expect(introduction({ ...STANDARD, games: 3 })).toMatch(/best of 3/);
});

test("each preset is recognised", () => {
  for (const preset of PRESETS) {
    const plan = preset.apply({ players: 2, options: { ...STANDARD, games: 5 }, clock: null });
    expect(presetOf(plan, PRESETS)).toBe(preset);
  }
});
