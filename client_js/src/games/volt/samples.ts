/** A small position and one event of each type, for tests. */
import { arenas } from "../../../../server/botyard/games/volt/volt.json";
import { arenaOf } from "./arena_data";
import { ENUMS } from "./generated";
import type { Card, GameEvent, Own, SeatView, View } from "./generated";
import type { EventOf } from "./types";

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

const CARDS: readonly Card[] = ENUMS.Module.map((module, index) => ({
  module,
  stack: index < 5 ? "blue" : index < 12 ? "red" : index < 17 ? "yellow" : null,
  die: null,
  low: null,
  high: null,
  use: "add",
  copies: 2,
}));

/** One event of each type that fits `sampleView`. */
export const EVENTS: { readonly [T in GameEvent["type"]]: EventOf<T> } = {
  arena_began: { type: "arena_began", match: 2, arena: ARENAS[1]!, pool: 16, stacks: [5, 6, 7] },
  round_began: { type: "round_began", round: 4 },
  phase_began: { type: "phase_began", phase: "activation", unit: 2 },
  token_placed: { type: "token_placed", number: 2, pool: 11, mixed: true },
  answered: { type: "answered", seat: 0, choice: 7, open: true, units: [[{ colour: "blue", number: 2, button: 4 }], [], []], equipment: null, orders: [] },
  module_drawn: { type: "module_drawn", seat: 0, stack: "red", module: "crossfire", owned: 3, left: 8, doubles: ["grenades"] },
  equipment_shown: { type: "equipment_shown", equipment: [{ left: ["grenades"], right: ["shield"] }, null, null, null], owned: [3, 2, 0, 0] },
  programs_shown: { type: "programs_shown", programs: [[[{ colour: "red", number: 6, button: 3 }], [], []], null, null, null], start_numbers: [4, 3, 2, 1] },
  robot_entered: { type: "robot_entered", seat: 3, at: [8, 4], facing: 6 },
  kill_bot_drew: { type: "kill_bot_drew", seat: 2, colour: "blue", number: 5 },
  die_activated: { type: "die_activated", seat: 0, unit: 1, place: 0, colour: "blue", number: 3, button: 0 },
  modules_used: { type: "modules_used", seat: 0, modules: ["saw_blade"], swivel: null, remote: null, limit: null },
  die_moved: { type: "die_moved", seat: 0, by: 1, unit: 1, place: 0, to_unit: 2, to_button: 6 },
  kill_bot_faced: { type: "kill_bot_faced", seat: 2, facing: 4, by: 0 },
  robots_moved: { type: "robots_moved", reason: "move", author: 0, direction: 0, steps: [{ seat: 0, to: [4, 2] }] },
  move_stopped: { type: "move_stopped", seat: 0, direction: 2 },
  beam_fired: { type: "beam_fired", seat: 1, module: null, lines: [{ start: [2, 5], direction: 2, end: [5, 5] }] },
  source_struck: { type: "source_struck", source: "explosion", spaces: [[6, 2]], author: 1 },
  robot_damaged: { type: "robot_damaged", seat: 2, damage: 2, shield: 0 },
  robot_destroyed: { type: "robot_destroyed", seat: 2, cause: "pit", scorer: 1, destroyed: 1 },
  vp_gained: { type: "vp_gained", seat: 1, vp: 4, token: 3 },
  mine_laid: { type: "mine_laid", seat: 0, at: [4, 0] },
  mine_removed: { type: "mine_removed", seat: 1, at: [6, 2], reason: "exploded" },
  mine_pushed: { type: "mine_pushed", seat: 1, at: [6, 2], to: [6, 3] },
  space_activated: { type: "space_activated", seat: 0, at: [4, 1] },
  robot_repaired: { type: "robot_repaired", seat: 0 },
  seat_resigned: { type: "seat_resigned", seat: 1 },
  robot_removed: { type: "robot_removed", seat: 1 },
  arena_won: { type: "arena_won", arena: "C", seat: 0, modules: ["jetpack"], loser: 2, owned: [3, 0] },
  stack_tried: { type: "stack_tried", seat: 0, stack: "blue", doubles: ["recoil"] },
  game_ended: { type: "game_ended", reason: "score", ranking: [[1], [0], [2, 3]], scores: [1, 5, 0, 2] },
};
