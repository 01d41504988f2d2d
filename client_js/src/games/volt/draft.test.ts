/** Where dice may lie. */
import { expect, test } from "vitest";
import { NO_UNITS, diceLeft, fitsButton, limitsOf, modulesFor, nextUnit, place, sameUnits, takeBack } from "./draft";
import type { Units } from "./draft";
import { sampleView } from "./samples";

const PLAIN = { thruster: null, ram: false };
const RAM = { thruster: null, ram: true };
const blue = (button: number, number = 3) => ({ colour: "blue" as const, number, button });
const red = (button: number, number = 3) => ({ colour: "red" as const, number, button });

test("blue dice lie on orthogonal buttons, red ones on any", () => {
  expect([0, 1, 2, 3].map((button) => fitsButton(PLAIN, "blue", 3, button))).toEqual([true, false, true, false]);
  expect(fitsButton(PLAIN, "red", 3, 1)).toBe(true);
});

test("with a thruster that fits a blue die lies on any button", () => {
  const limits = { thruster: { low: 1, high: 3 }, ram: false };
  expect([fitsButton(limits, "blue", 3, 1), fitsButton(limits, "blue", 4, 1)]).toEqual([true, false]);
});

test("there are two dice of each colour", () => {
  const units: Units = [[blue(0)], [blue(2)], []];
  expect([diceLeft(units, "blue"), diceLeft(units, "red")]).toEqual([0, 2]);
  expect(place(units, PLAIN, 2, blue(4))).toBeNull();
});

test("a die takes the place of the one on a full unit", () => {
  expect(place([[red(1)], [], []], PLAIN, 0, blue(0))).toEqual([[blue(0)], [], []]);
});

test("with RAM expansion one unit holds two, and all four can be used", () => {
  const two = place([[red(1)], [], []], RAM, 0, blue(0))!;
  expect(two).toEqual([[red(1), blue(0)], [], []]);
  const three = place(two, RAM, 1, red(2))!;
  expect(place(three, RAM, 1, blue(4))).toEqual([[red(1), blue(0)], [blue(4)], []]);
  expect(place(three, RAM, 2, blue(4))).toEqual([[red(1), blue(0)], [red(2)], [blue(4)]]);
});

test("a die goes back, and the next empty unit is found", () => {
  expect(takeBack([[red(1), blue(0)], [], []], 0, 0)).toEqual([[blue(0)], [], []]);
  expect([nextUnit(NO_UNITS, PLAIN), nextUnit([[red(1)], [], []], PLAIN), nextUnit([[red(1)], [red(1)], [blue(0)]], PLAIN)]).toEqual([0, 1, null]);
  expect([nextUnit([[red(1)], [red(1)], [blue(0)]], RAM), nextUnit([[red(1), blue(0)], [red(1)], [blue(0)]], RAM)]).toEqual([2, null]);
});

test("programs are compared die by die", () => {
  expect(sameUnits([[red(1)], [], []], [[red(1)], [], []])).toBe(true);
  expect([sameUnits([[red(1)], [], []], [[red(2)], [], []]), sameUnits([[red(1)], [], []], NO_UNITS)]).toEqual([false, false]);
});

test("the modules that go with a die are known by their cards", () => {
  const cards = sampleView().cards.map((card) => (card.module === "grenades" ? { ...card, die: "red" as const, low: 2, high: 4 } : card));
  const equipped = ["grenades", "anchor"] as const;
  expect([1, 2, 4, 5].map((number) => modulesFor(equipped, cards, "red", number).length)).toEqual([0, 1, 1, 0]);
  expect(modulesFor(equipped, cards, "blue", 3)).toEqual([]);
});

test("limits come from the equipped modules and the numbers on their cards", () => {
  const cards = sampleView().cards.map((card) => (card.module === "thruster" ? { ...card, low: 2, high: 5 } : card));
  expect(limitsOf(["thruster", "ram_expansion"], cards)).toEqual({ thruster: { low: 2, high: 5 }, ram: true });
  expect(limitsOf(["shield"], cards)).toEqual(PLAIN);
});
