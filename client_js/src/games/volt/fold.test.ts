/** What each event does to a view. */
import { expect, test } from "vitest";
import { model } from "./fold";
import { UNIONS } from "./generated";
import type { GameEvent, View } from "./generated";
import { EVENTS, sampleSeat, sampleView } from "./samples";

const before = sampleView();
const after = (event: GameEvent, view: View = before) => model.fold(view, event)!;
const events = Object.values(EVENTS);

test("each event of the game is folded", () => {
  expect(model.eventTypes.size).toBe(Object.keys(UNIONS.GameEvent).length);
  for (const event of events) expect(after(event), event.type).not.toBeNull();
  expect(model.fold(before, { type: "nothing" } as unknown as GameEvent)).toBeNull();
});

test("the view before is left as it is", () => {
  const copy = structuredClone(before);
  for (const event of events) after(event);
  expect(before).toEqual(copy);
});

test("a secret program is the seat's own until all programs are shown", () => {
  const answered = after(EVENTS.answered);
  expect(answered.seats[0]).toMatchObject({ answered: 7, own: { units: [[{ number: 2 }], [], []] } });
  const shown = after(EVENTS.programs_shown, answered);
  expect(shown.seats[0]).toMatchObject({ answered: null, start_number: 4, own: { units: null } });
  expect(shown.seats[0]!.units[0]).toEqual([{ colour: "red", number: 6, button: 3, by: null }]);
});

test("an activated die leaves its unit", () => {
  const { seats, activation } = after(EVENTS.die_activated);
  expect(seats[0]!.units[0]).toEqual([]);
  expect(activation).toEqual({ seat: 0, unit: 1, colour: "blue", number: 3, button: 0 });
});

test("a die that is moved lies last on its new unit and remembers by whom", () => {
  const { units } = after(EVENTS.die_moved).seats[0]!;
  expect(units).toEqual([[], [{ colour: "red", number: 5, button: 1, by: null }, { colour: "blue", number: 3, button: 6, by: 1 }], []]);
});

test("equipped modules leave the inventory, those taken off return to it", () => {
  const seat = after(EVENTS.equipment_shown).seats[0]!;
  expect([seat.left, seat.right, seat.owned]).toEqual([["grenades"], ["shield"], 3]);
  expect(seat.own!.inventory).toEqual(["thruster", "saw_blade", "anchor"]);
});

test("a drawn module lies in the inventory in the order of the data", () => {
  const { seats, stacks } = after(EVENTS.module_drawn);
  expect(seats[0]!.own!.inventory).toEqual(["crossfire", "grenades", "anchor"]);
  expect(stacks).toEqual([6, 8, 8]);
});

test("a destroyed robot leaves with its dice and damage and keeps its modules", () => {
  const seat = after({ ...EVENTS.robot_destroyed, seat: 0 }).seats[0]!;
  expect(seat).toMatchObject({ at: null, damage: 0, shield: 0, destroyed: 1, units: [[], [], []], right: ["shield"] });
});

test("robots move at the same time", () => {
  const steps = [{ seat: 0, to: [2, 5] as const }, { seat: 1, to: [4, 1] as const }];
  const { seats } = after({ type: "robots_moved", reason: "teleport", author: 0, direction: null, steps });
  expect(seats.map(({ at }) => at)).toEqual([[2, 5], [4, 1], [5, 5], null]);
});

test("a taken token goes to the taken ones, and back into the pool when they are mixed", () => {
  const taken = after(EVENTS.vp_gained);
  expect([taken.tokens, taken.taken, taken.seats[1]!.vp]).toEqual([[1, 6], [2, 3], 4]);
  const placed = after(EVENTS.token_placed, taken);
  expect([placed.tokens, placed.taken, placed.pool]).toEqual([[1, 2, 6], [], 11]);
});

test("a new arena match begins without robots, mines and VP; modules stay", () => {
  const view = after(EVENTS.arena_began);
  expect([view.mines, view.tokens, view.seats.map(({ at, vp }) => at ?? vp)]).toEqual([[], [], [0, 0, 0, 0]]);
  expect([view.seats[0]!.left, view.seats[0]!.own!.inventory]).toEqual([["thruster", "saw_blade"], ["grenades", "anchor"]]);
  expect(view.seats[2]!.killbot).toMatchObject({ facing: null, bag: ["blue", "blue", "red", "red"], champion: ["jetpack"] });
});

test("the loser of the title match loses the champion modules", () => {
  const view = after(EVENTS.arena_won, sampleView({ championship: { match: 5, defenders: [{ arena: "C", seat: 2 }] } }));
  expect(view.seats[2]!.killbot!.champion).toEqual([]);
  expect(view.seats[0]!.own!.inventory).toEqual(["grenades", "anchor", "jetpack"]);
  expect(view.championship!.defenders).toEqual([{ arena: "C", seat: 0 }]);
});

test("a seat that is not the viewer's has no secrets", () => {
  const seat = after({ ...EVENTS.module_drawn, seat: 1, module: null }, sampleView({ seats: [sampleSeat(), sampleSeat({ own: null })] })).seats[1]!;
  expect([seat.own, seat.owned]).toEqual([null, 3]);
});
