/** Where dice may lie, and in which order they run. */
import { expect, test } from "vitest";
import { type Units, NO_UNITS, diceLeft, fitsButton, limitsOf, modulesFor, nextUnit, place, sameUnits, takeBack, attach, attachAnywhere, attachProblem, detach, exchange, holds, isFixed, unequipped, ordersFor, ownedModules, pendingOrders, stillWanted } from "./draft";
import type { SeatView, View, GameEvent } from "./generated";
import { activationOrder, roundOrder } from "./order_list";
import { sampleView, sampleSeat } from "./samples";

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

const { cards } = sampleView();

test("a side holds two modules, and nothing beyond a yellow one", () => {
  expect(holds(["mobility", "grenades"], cards)).toBe(true);
  expect(holds(["mobility", "anchor"], cards)).toBe(true);
  expect(holds(["anchor", "mobility"], cards)).toBe(false);
  expect(holds(["mobility", "grenades", "recoil"], cards)).toBe(false);
});

test("a module goes to the end of a side, from wherever it was", () => {
  const sides = { left: ["mobility"], right: ["anchor"] } as const;
  expect(attach(sides, "mobility", "right", cards)).toEqual({ left: [], right: ["mobility", "anchor"] });
  expect(attach(sides, "anchor", "left", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(attachAnywhere({ left: ["anchor"], right: [] }, "bomb", cards)).toEqual({ left: ["anchor"], right: ["bomb"] });
  expect(attachAnywhere({ left: ["anchor"], right: ["bomb"] }, "shield", cards)).toBeNull();
  expect(detach({ left: ["mobility", "anchor"], right: [] }, "mobility")).toEqual({ left: ["anchor"], right: [] });
});

test("a module goes between the robot and a yellow one, and a side says why it can't be there", () => {
  expect(attach({ left: ["anchor"], right: [] }, "mobility", "left", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(attachProblem({ left: ["anchor"], right: [] }, "mobility", "left", cards)).toBeNull();
  expect(attachProblem({ left: ["anchor"], right: [] }, "bomb", "left", cards)).toBe("beyond_yellow");
  expect(attachProblem({ left: ["recoil", "anchor"], right: [] }, "mobility", "left", cards)).toBe("full");
});

test("a module takes the place of another one", () => {
  expect(exchange({ left: ["recoil", "anchor"], right: [] }, "mobility", "recoil", cards)).toEqual({ left: ["mobility", "anchor"], right: [] });
  expect(exchange({ left: [], right: ["recoil", "anchor"] }, "bomb", "recoil", cards)).toBeNull();
});

test("a shield with damage stays equipped", () => {
  expect([isFixed(sampleSeat({ shield: 1 }), "shield"), isFixed(sampleSeat(), "shield")]).toEqual([true, false]);
  expect(unequipped(["mobility", "bomb", "shield"], { left: ["bomb"], right: [] })).toEqual(["mobility", "shield"]);
});

const card = (module: string, use: string) => ({ module, use }) as unknown as View["cards"][number];
const view: View = { ...sampleView(), cards: [card("shield", "reaction"), card("thruster", "passive"), card("remote_control", "instead"), card("anchor", "reaction")] };

test("a module asks unless it has another order, and only modules that can be declined have orders", () => {
  expect(pendingOrders(new Map(), [], ["shield"])).toEqual([]);
  expect(ordersFor(view, "shield")[0]).toBe("ask");
  expect(ordersFor(view, "shield")).toEqual(["ask", "no", "yes"]);
  expect(ordersFor(view, "thruster")).toEqual([]);
  expect(ordersFor(view, "remote_control")).toEqual(["ask", "no"]);
});

test("the anchor can be set to brake as much as possible", () => {
  expect(ordersFor(view, "anchor")).toEqual(["ask", "no", "brake"]);
});

test("orders that differ from those that hold go with the next answer, also in the programming phase", () => {
  const held = [{ module: "shield", order: "yes" }] as const;
  const wanted = new Map([["shield", "ask"], ["bomb", "no"], ["anchor", "ask"], ["recoil", "yes"]] as const);
  expect(pendingOrders(wanted, held, ["shield", "bomb", "anchor"])).toEqual([
    { module: "shield", order: "ask" },
    { module: "bomb", order: "no" },
  ]);
});

test("an order that holds is not wanted any more, so that another page of the player can change it", () => {
  const wanted = new Map([["shield", "yes"], ["bomb", "no"], ["anchor", "ask"]] as const);
  expect([...stillWanted(wanted, [{ module: "shield", order: "yes" }])]).toEqual([["bomb", "no"]]);
});

test("all modules of one's own are known at any time, equipped ones first", () => {
  const seat = { left: ["shield"], right: ["recoil"], own: { inventory: ["bomb"], orders: [] } } as unknown as SeatView;
  expect(ownedModules(seat)).toEqual(["shield", "recoil", "bomb"]);
});

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
