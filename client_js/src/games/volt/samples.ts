/** A small position and one event of each type, for tests. */
import { arenas } from "../../../../server/botyard/games/volt/volt.json";
import vectors from "../../../../protocol/vectors/volt.json";
import { exampleEvents } from "../../model/samples";
import { arenaOf } from "./option_fields";
import { type Card, type GameEvent, type Module, type Own, type SeatView, type View, ENUMS } from "./generated";

export const ARENAS = arenas.map((data) => arenaOf(data));

export const OWN: Own = { inventory: ["grenades", "anchor"], orders: [{ module: "shield", order: "yes" }], units: null, equipment: null };

/** A seat for tests; `change`: the fields that differ. */
export function sampleSeat(change: Partial<SeatView> = {}): SeatView {
  return {
    colour: "red",
    side: "south",
    start_number: 2,
    vp: 1,
    destroyed: 0,
    resigned: false,
    at: [4, 1],
    damage: 1,
    left: ["thruster", "saw_blade"],
    right: ["shield"],
    shield: 0,
    owned: 2,
    units: [[{ colour: "blue", number: 3, button: 0, by: null }], [{ colour: "red", number: 5, button: 1, by: null }], []],
    answered: null,
    own: OWN,
    killbot: null,
    ...change,
  };
}

/** Two players and two KillBots in arena C, as the first player sees it, while a unit runs. */
export function sampleView(change: Partial<View> = {}): View {
  return {
    game: "volt",
    mode: "league",
    cards: CARDS,
    target: 5,
    squad_target: 7,
    round_limit: 30,
    start_numbers: "random",
    mine_limit: 2,
    arena: ARENAS[2]!,
    round: 3,
    phase: "activation",
    unit: 1,
    tokens: [1, 3, 6],
    pool: 12,
    taken: [2],
    stacks: [6, 9, 8],
    mines: [{ seat: 1, at: [6, 2] }],
    seats: [
      sampleSeat(),
      sampleSeat({ colour: "blue", side: "west", start_number: 1, vp: 3, at: [2, 5], damage: 0, left: ["telescopic_arm"], right: ["mobility", "bomb"], own: null }),
      sampleSeat({ colour: "yellow", side: "north", start_number: 3, vp: 0, at: [5, 5], left: [], right: [], owned: 0, units: [[], [], []], own: null, ...killBot(3) }),
      sampleSeat({ colour: "green", side: "east", start_number: 4, vp: 2, at: null, damage: 0, left: [], right: [], owned: 0, units: [[], [], []], own: null, ...killBot(null) }),
    ],
    activation: null,
    championship: null,
    result: null,
    ...change,
  };
}

function killBot(facing: number | null): Pick<SeatView, "killbot"> {
  return { killbot: { champion: ["jetpack"], facing, bag: ["blue", "blue", "red"], drawn: { colour: "red", number: 4 }, by: null } };
}

const INSTEAD: readonly Module[] = ["mobility", "grenades", "teleport", "remote_control", "force_beam", "jetpack", "water_cannon"];
const CARDS: readonly Card[] = ENUMS.Module.map((module, index) => ({
  module,
  stack: index < 5 ? "blue" : index < 12 ? "red" : index < 17 ? "yellow" : null,
  die: null,
  low: null,
  high: null,
  use: INSTEAD.includes(module) ? "instead" : "add",
  copies: 2,
}));

/** One event of each type that fits `sampleView`. */
export const EVENTS = exampleEvents<GameEvent>(vectors);
