/** In which order dice run. */
import { expect, test } from "vitest";
import { activationOrder, unitToShow } from "./match_part";
import type { SeatView } from "./generated";
import { sampleSeat, sampleView } from "./samples";

const units = (...first: SeatView["units"][0]): SeatView["units"] => [first, [], []];

test("lower numbers run first, then blue before red, then lower start numbers, then what was put down first", () => {
  const die = (colour: "blue" | "red", number: number, button: number) => ({ colour, number, button, by: null });
  const seats = [
    sampleSeat({ start_number: 2, units: units(die("red", 3, 1), die("red", 3, 2)) }),
    sampleSeat({ start_number: 1, units: units(die("red", 3, 0), die("blue", 3, 0)) }),
    sampleSeat({ start_number: 3, units: units(die("red", 1, 0)) }),
    sampleSeat({ start_number: 4, at: null, units: units(die("red", 1, 0)) }),
  ];
  const order = activationOrder(sampleView({ seats }), 1);
  expect(order.map(({ seat, button }) => [seat, button])).toEqual([[2, 0], [1, 0], [1, 0], [0, 1], [0, 2]]);
  expect(order[1]!.colour).toBe("blue");
});

test("KillBots' dice are in the order once they are drawn", () => {
  const order = activationOrder(sampleView(), 1);
  expect(order).toContainEqual({ seat: 2, colour: "red", number: 4, button: null });
});

test("the running unit is shown, else the next one with dice", () => {
  expect([unitToShow(sampleView()), unitToShow(sampleView({ unit: null }))]).toEqual([1, 1]);
  expect(unitToShow(sampleView({ unit: null, seats: [sampleSeat({ units: [[], [], []] })] }))).toBeNull();
});
