/** In which order dice run. */
import { expect, test } from "vitest";
import { activationOrder, roundOrder } from "./order_list";
import type { GameEvent, SeatView } from "./generated";
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

test("a round has its dice in order: those that are done, the one that runs, and those of all units to come", () => {
  const die = (colour: "blue" | "red", number: number, button: number) => ({ colour, number, button, by: null });
  const ran = (seat: number, unit: number, number: number): GameEvent => ({ type: "die_activated", seat, unit, place: 0, colour: "red", number, button: 2 });
  const seats = [
    sampleSeat({ units: [[], [die("red", 6, 0)], [die("blue", 1, 0)]] }),
    sampleSeat({ start_number: 1, units: [[], [die("blue", 2, 0)], []] }),
    { ...sampleView().seats[2]! },
  ];
  const view = sampleView({ seats, unit: 2, activation: { seat: 1, unit: 2, colour: "red", number: 2, button: 2 } });
  const past = [ran(0, 3, 5), { type: "programs_shown", programs: [], start_numbers: [] } as GameEvent, ran(0, 1, 4), ran(1, 2, 2)];
  const order = roundOrder(view, past).map(({ unit, seat, number, state }) => `${unit} ${seat} ${number} ${state}`);
  expect(order).toEqual(["1 0 4 done", "2 1 2 now", "2 1 2 next", "2 2 4 next", "2 0 6 next", "3 0 1 next"]);
  const programming = sampleView({ seats: [sampleSeat({ units: [[], [], []] })], phase: "programming", unit: null });
  expect(roundOrder(programming, [...past, { type: "round_began", round: 4 } as GameEvent]), "nothing of the round before").toEqual([]);
});
