/** A small position and one event of each type, for tests. */
import vectors from "../../../../protocol/vectors/server.json";
import { sampleRoomEvents, exampleEvents } from "../../model/samples";
import type { Snapshot } from "../../protocol/generated";
import type { Cause, GameEvent, RobotId, RobotView, SeatView, View } from "./generated";

export const A0: RobotId = { seat: 0, name: "A" };
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
    programs: [["forward_1", null, "zap"], [null, null, null]],
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
    teleporters: [[[-1, -2], [1, 2]]],
    rocks: [[2, -2]],
    blobs: [[0, -1]],
    robots: [
      sampleRobot(),
      sampleRobot({ name: "B", at: [-3, 3], facing: 5 }),
      sampleRobot({ ...A1, at: [-2, 1], cargo: "pink" }),
      sampleRobot({ seat: 1, name: "B", at: [0, 4], facing: 4 }),
    ],
    crystals: [{ at: [1, 1], crystal: "blue" }, { at: [0, 0], crystal: "green" }],
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
      seats: [{ identity: "ann", name: "Ann", bot: null }, { identity: "bob", name: "Bob", bot: null }],
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

/** One event of each type of the game; each fits `sampleView`. */
export const sampleGameEvents = exampleEvents<GameEvent>(vectors.filter(({ json: { events: [event = {}] = [] } }) => "cause" in event));

/** One event of each type of the platform and of the game. */
export const sampleEvents = { ...sampleRoomEvents, ...sampleGameEvents };
