/** What modules would hit, as the page says before they are used. Arena A has a wall north of c2. */
import { expect, test } from "vitest";
import { aimsOf, isOpen } from "./aims";
import type { Choice, Module, Swivel, View } from "./generated";
import { ARENAS, sampleSeat, sampleView } from "./samples";
import type { Space } from "./geometry";

const ARENA = ARENAS[0]!;
const FROM: Space = [0, 1];
const EAST = 2;

/** The robot of the player on a2, and one other. */
function viewWith(other: Space, mine: Space | null = null): View {
  const seats = [sampleSeat({ at: FROM, left: [], right: [] }), sampleSeat({ at: other, colour: "blue", left: [], right: [] })];
  return sampleView({ arena: ARENA, seats, mines: mine ? [{ seat: 1, at: mine }] : [] });
}

/** The spaces that a module hits with a die to the east; null if that is not known. */
function hits(view: View, module: Module, number: number, swivel: Swivel | null = null): Space[] | null {
  const choice: Extract<Choice, { kind: "use" }> = { kind: "use", id: 1, seat: 0, unit: 1, die: { colour: "red", number, button: EAST }, modules: [module], certain: [], targets: [] };
  return aimsOf(view, choice, swivel)[0]!.hits?.map(({ at }) => [at[0], at[1]] as const) ?? null;
}

test("a way is closed by a wall, and open around the end of one", () => {
  expect(isOpen(ARENA, [2, 1], 0)).toBe(false);
  expect(isOpen(ARENA, [2, 1], 0, true)).toBe(true);
  expect(isOpen(ARENA, [2, 1], 1)).toBe(true);
  expect(isOpen(ARENA, [8, 4], EAST)).toBe(false);
});

test("a beam hits the first robot in the line of fire, or a mine before it", () => {
  expect(hits(viewWith([5, 1]), "force_beam", 3)).toEqual([[5, 1]]);
  expect(hits(viewWith([5, 1], [3, 1]), "force_beam", 3)).toEqual([[3, 1]]);
  expect(hits(viewWith([5, 1], [3, 1]), "water_cannon", 3)).toEqual([[3, 1], [5, 1]]);
  expect(hits(viewWith([5, 5]), "teleport", 3)).toEqual([]);
});

test("a swivel head turns the shot by 45 degrees", () => {
  expect(hits(viewWith([1, 2]), "swivel_head", 3, "left")).toEqual([[1, 2]]);
  expect(hits(viewWith([1, 2]), "swivel_head", 3, "right")).toEqual([]);
});

test("a grenade hits what is around the space where it falls", () => {
  expect(hits(viewWith([4, 2]), "grenades", 3)).toEqual([[4, 2]]);
  expect(hits(viewWith([5, 2]), "grenades", 3)).toEqual([]);
});

test("a saw blade hits the first robot in the way of the movement", () => {
  expect(hits(viewWith([2, 1]), "saw_blade", 3)).toEqual([[2, 1]]);
  expect(hits(viewWith([5, 1]), "saw_blade", 3)).toEqual([]);
});

test("recoil is unknown while a robot in the way is pushed", () => {
  expect(hits(viewWith([2, 1]), "recoil", 3)).toBeNull();
  expect(hits(viewWith([4, 1]), "recoil", 3)).toEqual([[4, 1]]);
});
