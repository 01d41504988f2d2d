/** A small position and one event of each type, for tests. */
import { sampleRoomEvents } from "../../model/samples";
import type { EventOf } from "./types";
import type { Snapshot } from "../../protocol/generated";
import type { Cause, GameEvent, RobotId, RobotView, SeatView, View } from "./generated";

export const A0: RobotId = { seat: 0, name: "A" };
export const B0: RobotId = { seat: 0, name: "B" };
export const A1: RobotId = { seat: 1, name: "A" };

/** While programming, as seat 0. */
export const BY_SEAT: Cause = { seat: 0, robot: null, slot: null };
/** In a run: slot 2 of seat 0's robot A. */
export const IN_RUN: Cause = { seat: 0, robot: "A", slot: 2 };

/** A seat for tests; `change`: the fields that differ. */
export function sampleSeat(change: Partial<SeatView> = {}): SeatView {
  return {
    colour: "red",
    base: [3, 0],
    programs: [
      ["forward_1", null, "zap"],
      [null, null, null],
    ],
    hand: [1, 1, 3, 3, 2, 2, 1, 1],
    specials: ["jump"],
    known: [],
    secret_specials: 0,
    delivered: [0, 0, 0],
    turns: 2,
    resigned: false,
    ...change,
  };
}

export function sampleRobot(change: Partial<RobotView> = {}): RobotView {
  return { ...A0, at: [0, 1], facing: 0, cargo: null, stuck: false, ...change };
}

/** Two seats as seat 0 sees them: a crystal next to robot A of seat 0, a blob, a rock, mud and a pair of teleporters. */
export function sampleView(change: Partial<View> = {}): View {
  return {
    game: "twin_tin_bots",
    radius: 4,
    mud: [[-2, 1]],
    teleporters: [
      [
        [-1, -2],
        [1, 2],
      ],
    ],
    rocks: [[2, -2]],
    blobs: [[0, -1]],
    robots: [
      sampleRobot(),
      sampleRobot({ name: "B", at: [-3, 3], facing: 5 }),
      sampleRobot({ ...A1, at: [-2, 1], cargo: "pink" }),
      sampleRobot({ seat: 1, name: "B", at: [0, 4], facing: 4 }),
    ],
    crystals: [
      { at: [1, 1], crystal: "blue" },
      { at: [0, 0], crystal: "green" },
    ],
    seats: [sampleSeat(), sampleSeat({ colour: "yellow", base: [-3, 0], specials: [], secret_specials: 1 })],
    track: ["green", "pink"],
    waiting: [],
    stack: 11,
    first: 0,
    active: 0,
    round: 3,
    rounds_left: null,
    score_to_win: 11,
    executing: null,
    result: null,
    mode: "standard",
    sides: [0, 1],
    stalled_after: 100,
    quiet: 2,
    ...change,
  };
}

/** A snapshot for tests; `change`: the fields that differ. */
export function sampleSnapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    epoch: 1,
    number: 7,
    audience: [0],
    room: {
      id: "r1",
      game: "twin_tin_bots",
      rules_version: 1,
      name: "",
      status: "playing",
      players: 2,
      host: "ann",
      seats: [
        { identity: "ann", name: "Ann", bot: null },
        { identity: "bob", name: "Bob", bot: null },
      ],
      options: null,
      commitment: "",
      contributed: [],
      clock: null,
      settings: null,
      reserved: [],
      ready: [],
    asked: [],
      barred: [],
      offers: [],
      coached: [],
      absence: null,
      abandoned: null,
      luck: { round: 1, shares: [], opening: false, called_off: [], secret: null },
    },
    view: sampleView(),
    choices: [{ kind: "program", id: 7, seat: 0 }],
    now: 0,
    clocks: [],
    digest: 7007,
    ...change,
  };
}

const STEP = { at: [0, 1], to: [1, 1], direction: 0, gates: [] } as const;

/** One event of each type of the game; each fits `sampleView`. */
export const sampleGameEvents: { readonly [T in GameEvent["type"]]: EventOf<T> } = {
  turn_started: { type: "turn_started", cause: { ...BY_SEAT, seat: 1 }, round: 3, rounds_left: null },
  tile_placed: { type: "tile_placed", cause: BY_SEAT, robot: "A", slot: 1, tile: "load", returned: "forward_1" },
  tiles_swapped: { type: "tiles_swapped", cause: BY_SEAT, robot: "A", slots: [1, 2] },
  tile_removed: { type: "tile_removed", cause: BY_SEAT, robot: "A", slot: 3, tile: "zap" },
  robot_reset: { type: "robot_reset", cause: BY_SEAT, robot: "A", tiles: ["forward_1", "zap"] },
  passed: { type: "passed", cause: BY_SEAT },
  double_modification_used: { type: "double_modification_used", cause: BY_SEAT },
  order_started: { type: "order_started", cause: IN_RUN, tile: "forward_2" },
  order_ignored: { type: "order_ignored", cause: IN_RUN, robot: A1, order: "forward_1", reason: "stuck_in_mud" },
  robot_moved: { type: "robot_moved", cause: IN_RUN, robot: A0, ...STEP, stuck: false },
  robot_pushed: { type: "robot_pushed", cause: IN_RUN, robot: A0, ...STEP, to: [-2, 1], direction: 3, stuck: true },
  crystal_pushed: {
    type: "crystal_pushed",
    cause: IN_RUN,
    crystal: "blue",
    at: [1, 1],
    to: [2, 1],
    direction: 0,
    gates: [],
  },
  blob_pushed: { type: "blob_pushed", cause: IN_RUN, at: [0, -1], to: [1, -1], direction: 0, gates: [] },
  blob_moved: { type: "blob_moved", cause: IN_RUN, at: [0, -1], to: [0, -2], direction: 4, gates: [] },
  robot_jumped: { type: "robot_jumped", cause: IN_RUN, robot: A0, ...STEP, to: [2, 1], stuck: false },
  robot_turned: { type: "robot_turned", cause: IN_RUN, robot: A0, steps: -2, facing: 4 },
  crystal_loaded: { type: "crystal_loaded", cause: IN_RUN, robot: A0, crystal: "blue", at: [1, 1] },
  crystal_taken: { type: "crystal_taken", cause: IN_RUN, robot: A0, crystal: "pink", source: A1 },
  crystal_unloaded: { type: "crystal_unloaded", cause: IN_RUN, robot: A1, crystal: "pink", at: [-1, 1] },
  crystal_handed: { type: "crystal_handed", cause: IN_RUN, robot: A1, crystal: "pink", target: A0 },
  crystal_delivered: { type: "crystal_delivered", cause: IN_RUN, robot: A1, crystal: "pink", seat: 1 },
  special_drawn: { type: "special_drawn", cause: IN_RUN, seat: 1, tile: null },
  crystal_placed: { type: "crystal_placed", cause: IN_RUN, crystal: "green", at: [-1, 0], waited: false },
  crystal_waited: { type: "crystal_waited", cause: IN_RUN, crystal: "green" },
  end_phase_begun: { type: "end_phase_begun", cause: IN_RUN, rounds_left: 3 },
  zap_fired: { type: "zap_fired", cause: IN_RUN, robot: A0, path: [[1, 1]], hit: "crystal" },
  zap_obeyed: { type: "zap_obeyed", cause: IN_RUN, robot: A1, order: "turn_left" },
  zap_declined: { type: "zap_declined", cause: IN_RUN },
  game_ended: {
    type: "game_ended",
    cause: IN_RUN,
    reason: "score",
    ranking: [[1], [0]],
    scores: [3, 11],
    specials: [["jump"], ["dash"]],
  },
  seat_resigned: { type: "seat_resigned", cause: BY_SEAT },
};

/** One event of each type of the platform and of the game. */
export const sampleEvents = { ...sampleRoomEvents, ...sampleGameEvents };
