/** What modules would hit, as the page says before they are used, and the scenes that show what they do. */
import { expect, test } from "vitest";
import { aimsOf, isOpen } from "./aims";
import type { Aim } from "./aims";
import { ENUMS } from "./generated";
import type { Choice, Module, Swivel, View } from "./generated";
import type { Space } from "./geometry";
import { framesOf } from "./module_scene";
import { ARENAS, sampleSeat, sampleView } from "./samples";

/** It has a wall north of c2. */
const ARENA = ARENAS[0]!;
const FROM: Space = [0, 1];
const EAST = 2;

/** The robot of the player on a2, and one other. */
function viewWith(other: Space, mine: Space | null = null): View {
  const seats = [sampleSeat({ at: FROM, left: [], right: [] }), sampleSeat({ at: other, colour: "blue", left: [], right: [] })];
  return sampleView({ arena: ARENA, seats, mines: mine ? [{ seat: 1, at: mine }] : [] });
}

/** The aim of a module with a die to the east, together with the modules that are `used` and those that a standing order uses. */
function aim(view: View, module: Module, number: number, swivel: Swivel | null = null, used: Module[] = [], certain: Module[] = []): Aim {
  const choice: Extract<Choice, { kind: "use" }> = { kind: "use", id: 1, seat: 0, unit: 1, die: { colour: "red", number, button: EAST }, modules: [module], certain, targets: [] };
  return aimsOf(view, choice, used, swivel)[0]!;
}

/** The spaces that a module hits; null if that is not known. */
function hits(...asked: Parameters<typeof aim>): Space[] | null {
  return aim(...asked).hits?.map(({ at }) => [at[0], at[1]] as const) ?? null;
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

test("recoil after a jump hits what is around the landing", () => {
  const jumped = (view: View) => hits(view, "recoil", 3, null, ["jetpack"]);
  expect(jumped(viewWith([2, 1]))).toEqual([[2, 1]]);
  expect(jumped(viewWith([4, 2]))).toEqual([[4, 2]]);
  expect(jumped(viewWith([0, 2])), "around the start").toEqual([]);
  expect(jumped(viewWith([3, 1])), "the robot on the landing is pushed").toBeNull();
});

test("a saw blade without a movement, and crossfire without a shot, hit nothing", () => {
  const [ahead, behind] = [viewWith([2, 1]), viewWith([0, 3])];
  expect(hits(ahead, "saw_blade", 3, null, ["saw_blade", "jetpack"])).toEqual([]);
  expect(hits(behind, "crossfire", 4)).toEqual([[0, 3]]);
  for (const module of ["grenades", "teleport", "remote_control", "force_beam", "water_cannon"] as const) {
    expect(aim(behind, "crossfire", 4, null, [module])).toMatchObject({ lines: [], hits: [] });
    expect(aim(behind, "crossfire", 4, null, [], [module])).toMatchObject({ lines: [], hits: [] });
  }
});

test("a swivel head turns what replaces the shot, and not the way of mobility", () => {
  const turned = viewWith([1, 2], [2, 3]);
  expect(hits(turned, "swivel_head", 3, "left", ["swivel_head", "grenades"])).toEqual(hits(turned, "grenades", 3, "left"));
  const [way, straight] = ["left", null].map((side) => aim(turned, "mobility", 3, side as Swivel | null, ["mobility", "swivel_head"]).lines);
  expect(way).toEqual(straight);
  expect(aim(turned, "swivel_head", 3, "left", ["mobility", "swivel_head"]).lines).toEqual(straight);
});

test.each(ENUMS.Module)("the scene of %s fits its arena, changes something to be seen, and takes two seconds", (module) => {
  const frames = framesOf(module);
  const shown = frames.filter(({ event }) => event !== null);
  expect(shown.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(2000);
  for (const { view } of frames) {
    const places = view.seats.flatMap(({ at }) => (at ? [at] : []));
    for (const space of [...places, ...view.mines.map(({ at }) => at)]) for (const one of space) expect(one >= 0 && one < view.arena.size).toBe(true);
    expect(new Set(places.map(String)).size, "no two robots stand on one space").toBe(places.length);
  }
  expect(shown.length).toBeGreaterThan(1);
  expect(frames.at(-1)!.view).not.toEqual(frames[0]!.view);
});
