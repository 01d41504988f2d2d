/** What each event does to a view, the end, events in words, and what modules would hit. */
import { expect, test } from "vitest";
import { model } from "./fold";
import { type GameEvent, type View, type ResultView, type SeatView, type Choice, type Module, type Swivel, UNIONS, ENUMS } from "./generated";
import { EVENTS, sampleSeat, sampleView, ARENAS } from "./samples";
import { standingsOf } from "../../model/standings";
import { verdictOf } from "../../ui/match/later/verdict";
import type { RoomView } from "../../protocol/generated";
import { ResultDialog } from "./end";
import { turnSummary } from "./access";
import { namesOf, describe, waitingWords } from "./wording";
import { type Aim, aimsOf, isOpen } from "./aims";
import type { Space } from "./geometry";
import { framesOf } from "./module_scene";

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

/** A view with so many players, and KillBots behind them. */
function viewOf(players: number, killbots: number, more: Partial<View> = {}): View {
  const [person, killbot] = [false, true].map((wanted) => sampleView().seats.find((seat) => (seat.killbot !== null) === wanted)!);
  const seats = [...Array<SeatView>(players).fill(person!), ...Array<SeatView>(killbots).fill(killbot!)];
  return sampleView({ seats, ...more });
}

/** What the dialog says of a result. */
const resultShown = (view: View, result: ResultView) => ResultDialog({ result, view, room: {} as RoomView, names: String, mine: [] }).props.result;

const over = (...ranking: number[][]): ResultView => ({ reason: "score", ranking, scores: ranking.flat().map(() => 1) });

test("a place is one more than the number of sides in front, and a squad is one side", () => {
  const places = (view: View, result: ResultView) => standingsOf(resultShown(view, result)).map(({ side, place }) => `${place}: ${side.join("+")}`);
  expect(places(viewOf(3, 0), over([0, 1], [2]))).toEqual(["1: 0", "1: 1", "3: 2"]);
  expect(places(viewOf(2, 2), over([0, 2, 3], [1]))).toEqual(["1: 0", "1: 2+3", "3: 1"]);
  expect(places(viewOf(2, 2), over([2, 3], [1], [0]))).toEqual(["1: 2+3", "2: 1", "3: 0"]);
});

test("the KillBots of a championship are one side for the result of a player, too", () => {
  const verdict = (view: View, result: ResultView) => verdictOf(resultShown(view, result), [0]);
  const championship = { match: 5, defenders: [] };
  expect(verdict(viewOf(2, 2, { championship }), over([2, 3], [0], [1]))).toMatchObject({ kind: "placed", place: 2 });
  expect(verdict(viewOf(1, 2, { championship }), over([1, 2], [0]))).toMatchObject({ kind: "lost", points: [1, 2] });
});

const players = (seat: number) => ["Ann", "Ben", "Eve", "Dan"][seat]!;
const names = namesOf(sampleView(), players);

test("every event is a sentence", () => {
  const sentences = Object.fromEntries(Object.entries(EVENTS).map(([type, event]) => [type, describe(event, names)]));
  expect(Object.values(sentences).filter((words) => words === "" || /undefined|\[object/.test(words))).toEqual([]);
  expect(sentences).toMatchObject({
    die_activated: "Ann runs blue 3, north.",
    robots_moved: "Ann moves north to e3.",
    beam_fired: "Ben fires east.",
    robot_destroyed: "Yellow KillBot falls into a pit; Ben scores.",
    vp_gained: "Ben takes VP token 3 and has 4 VP.",
    arena_won: "Ann wins arena C and Jetpack.",
  });
});

test("a row of robots that is pushed is named in one sentence", () => {
  const steps = [{ seat: 1, to: [4, 4] as const }, { seat: 0, to: [4, 3] as const }];
  expect(describe({ type: "robots_moved", reason: "move", author: 0, direction: 0, steps }, names)).toBe("Ann moves north to e4 and pushes Ben.");
  expect(describe({ type: "robots_moved", reason: "push", author: 2, direction: 0, steps }, names)).toBe("Ben and Ann pushed north, to e5.");
});

test("all people see for whom and for which modules the match waits", () => {
  expect(waitingWords([{ kind: "react", id: 3, seat: 1, module: "bomb", limits: [] }], [0], names)).toBe("Ben decides about Bomb.");
  const programs = [0, 1].map((seat) => ({ kind: "program" as const, id: seat, seat }));
  expect(waitingWords(programs, [], names)).toBe("Waiting for Ann and Ben.");
  expect(waitingWords(programs, [0, 1], names)).toBe("");
});

const { robots_moved, die_activated, robot_damaged, programs_shown, vp_gained } = EVENTS;
const step = (seat: number, x: number, y: number) => ({ ...robots_moved, steps: [{ seat, to: [x, y] as const }] });

test("the steps of a die are one sentence, up to the next thing that happens", () => {
  const events = [programs_shown, die_activated, step(0, 4, 2), step(0, 4, 3), robot_damaged, step(0, 4, 4), die_activated, step(1, 0, 0), vp_gained];
  expect(turnSummary(events, players)).toBe(
    "Ann went to e4. Eve now has 2 damage tokens. Ann went to e5. Ben went to a1. Ben takes VP token 3 and has 4 VP.",
  );
});

test("robots that are pushed are named, too, and without events nothing is said", () => {
  const pushed = { ...robots_moved, steps: [{ seat: 0, to: [1, 1] as const }, { seat: 1, to: [1, 2] as const }] };
  expect(turnSummary([pushed], players)).toBe("Ann went to b2. Ben went to b3.");
  expect(turnSummary([programs_shown], players)).toBeNull();
});

/** It has a wall north of c2. */
const ARENA = ARENAS[0]!;
const OWN_SPACE: Space = [0, 1];
const EAST = 2;

/** The robot of the player on a2, and one other. */
function viewWith(other: Space, mine: Space | null = null): View {
  const seats = [sampleSeat({ at: OWN_SPACE, left: [], right: [] }), sampleSeat({ at: other, colour: "blue", left: [], right: [] })];
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
