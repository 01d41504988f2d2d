/** The outcome of a preview: the places of things, their ways, and the orders step by step. */
import type { Unknown } from "../../protocol/generated";
import type { Branch, Change, Choice, CrystalView, GameEvent, Hex, Reason, RobotName, RobotView, Tile, View } from "./generated";
import { model, robotOf, sameHex } from "./fold";
import { pointsOf } from "./seat";

/** The answer to a preview, with the content of this game. */
export interface Previewed {
  readonly events: readonly (GameEvent | Unknown)[];
  readonly choice: Choice | null;
  readonly branches: readonly Branch[];
}

/** A change that is previewed, and what the service says would come of it. */
export interface Attempt {
  readonly seat: number;
  readonly changes: readonly Change[];
  readonly answer: Previewed | null;
  /** Why there is no answer, in words. */
  readonly refusal: string | null;
  /** Which answer to a zap is looked at. */
  readonly branch: Branch | null;
}

/** What the player can do with a preview. */
export interface PreviewControls {
  /** How many runs of the seat are looked ahead, 1..3. */
  readonly rounds: number;
  lookAhead(rounds: number): void;
  follow(branch: Branch | null): void;
  end(): void;
}

/** The way of one thing over the board: straight parts, with a teleporter between each and the next. */
export interface Track {
  /** A robot's track has its seat; crystals and blobs belong to no seat. */
  readonly seat: number | null;
  /** The run of the previewing seat that it belongs to, from 1. */
  readonly round: number;
  readonly parts: readonly (readonly Hex[])[];
}

/** An order of the previewing seat. */
export interface OrderStep {
  readonly round: number;
  /** The place of the order in its run, from 1. */
  readonly number: number;
  readonly robot: RobotName;
  readonly slot: number;
  readonly tile: Tile;
  /** Where the robot stands after the order. */
  readonly at: Hex;
  /** Why the order, or a part of it, was ignored; null if it was not. */
  readonly reason: Reason | null;
}

/** A turn of a robot that stands on `at`, by `steps` sixths of a circle (right is positive), until it faces `facing`. */
export interface Turn {
  readonly seat: number;
  readonly round: number;
  readonly at: Hex;
  readonly steps: number;
  readonly facing: number;
}

/** Points that a delivery brings at a base. */
export interface Delivery {
  readonly seat: number;
  readonly at: Hex;
  readonly points: number;
}

export interface Forecast {
  /** All that would happen, in order, as far as this client knows the events. */
  readonly events: readonly GameEvent[];
  readonly tracks: readonly Track[];
  /** The orders of the previewing seat, as they would be carried out. */
  readonly steps: readonly OrderStep[];
  readonly turns: readonly Turn[];
  readonly deliveries: readonly Delivery[];
  /** The ways of zaps, each from its robot on. */
  readonly zaps: readonly (readonly Hex[])[];
  /** The hexes of the choice at which the preview stops: a robot's, a blob's, or where a crystal can be placed. */
  readonly stop: readonly Hex[];
  /** Robots that would stand, face or carry otherwise than now, as they would be. */
  readonly robots: readonly RobotView[];
  /** Crystals that would lie where they do not lie now. */
  readonly crystals: readonly CrystalView[];
  /** Blobs that would be where none is now. */
  readonly blobs: readonly Hex[];
}

/** The outcome of the events of a preview for `seat` on `view`, which stops at `choice`. */
export function forecast(view: View, seat: number, previewed: readonly (GameEvent | Unknown)[], choice: Choice | null): Forecast {
  const events = previewed.filter((event): event is GameEvent => event.type !== "unknown");
  const { view: after, steps, turns, deliveries, zaps } = events.reduce(
    (outcome, event) => outcomeAfter(outcome, event, seat),
    { view, round: 1, steps: [], turns: [], deliveries: [], zaps: [] } as Outcome,
  );
  return {
    events,
    tracks: tracksOf(events, seat),
    steps,
    turns,
    deliveries,
    zaps,
    stop: choice ? hexesOf(choice, after) : [],
    robots: after.robots.filter((robot) => isOtherwise(robotOf(view, robot), robot)),
    crystals: after.crystals.filter(({ at, crystal }) => !view.crystals.some((now) => isSameCrystal(now, at, crystal))),
    blobs: after.blobs.filter((at) => !view.blobs.some((now) => sameHex(now, at))),
  };
}

/** The outcome of the events that were read so far. */
interface Outcome {
  readonly view: View;
  readonly round: number;
  readonly steps: readonly OrderStep[];
  readonly turns: readonly Turn[];
  readonly deliveries: readonly Delivery[];
  readonly zaps: readonly (readonly Hex[])[];
}

/** The outcome after one more event of a preview for `seat`. */
function outcomeAfter(outcome: Outcome, event: GameEvent, seat: number): Outcome {
  const view = model.fold(outcome.view, event) ?? outcome.view;
  const { round, steps, turns, deliveries } = outcome;
  const after = { ...outcome, view, steps: event.cause.seat === seat ? stepsAfter(steps, event, view, round) : steps };
  switch (event.type) {
    case "turn_started":
      return { ...after, round: event.cause.seat === seat ? round + 1 : round };
    case "robot_turned": {
      const turn = { seat: event.robot.seat, round, at: robotOf(view, event.robot).at, steps: event.steps, facing: event.facing };
      return { ...after, turns: [...turns, turn] };
    }
    case "crystal_delivered": {
      const delivery = { seat: event.seat, at: view.seats[event.seat]!.base, points: pointsOf(event.crystal) };
      return { ...after, deliveries: [...deliveries, delivery] };
    }
    case "zap_fired":
      return { ...after, zaps: [...outcome.zaps, [robotOf(view, event.robot).at, ...event.path]] };
    default:
      return after;
  }
}

/**
 * The orders of the seat after an event: a new one, or the last one with where its robot stands and why it was
 * ignored.
 */
function stepsAfter(steps: readonly OrderStep[], event: GameEvent, view: View, round: number): readonly OrderStep[] {
  const { seat, robot, slot } = event.cause;
  if (robot === null || slot === null) return steps;
  const { at } = robotOf(view, { seat, name: robot });
  const last = steps.at(-1);
  if (event.type === "order_started") {
    const number = last?.round === round ? last.number + 1 : 1;
    return [...steps, { round, number, robot, slot, tile: event.tile, at, reason: null }];
  }
  if (!last) return steps;
  const own = event.type === "order_ignored" && event.robot.seat === seat && event.robot.name === robot;
  return [...steps.slice(0, -1), { ...last, at, reason: own ? event.reason : last.reason }];
}

/** The hexes that a choice is about; none for programming. */
function hexesOf(choice: Choice, view: View): readonly Hex[] {
  switch (choice.kind) {
    case "zap_robot":
      return [robotOf(view, choice.robot).at];
    case "zap_blob":
      return [choice.at];
    case "place_crystal":
      return choice.options;
    default:
      return [];
  }
}

function isOtherwise(now: RobotView, then: RobotView): boolean {
  return !sameHex(now.at, then.at) || now.facing !== then.facing || now.cargo !== then.cargo;
}

/** Whether `one` is a crystal of this colour on this hex: then it has not moved. */
function isSameCrystal(one: CrystalView, at: Hex, crystal: CrystalView["crystal"]): boolean {
  return one.crystal === crystal && sameHex(one.at, at);
}

type Travel = Extract<GameEvent, { readonly gates: unknown }>;

/** A track, and the thing that moves along it: each later step of that thing makes the track longer. */
type MovingTrack = Track & { readonly thing: string; readonly end: Hex };

/** The ways of all things that move, by run of the seat. */
function tracksOf(events: readonly GameEvent[], seat: number): Track[] {
  const tracks: MovingTrack[] = [];
  let round = 1;
  for (const event of events) {
    if (event.type === "turn_started" && event.cause.seat === seat) round += 1;
    if (!("gates" in event)) continue;
    const thing = thingOf(event);
    const index = tracks.findIndex((track) => track.thing === thing && track.round === round && sameHex(track.end, event.at));
    const before = index < 0 ? startOfTrack(event, thing, round) : tracks[index]!;
    tracks.splice(index < 0 ? tracks.length : index, 1, withStep(before, event));
  }
  return tracks.map(({ seat: owner, round: when, parts }) => ({ seat: owner, round: when, parts }));
}

function thingOf(event: Travel): string {
  if ("robot" in event) return `${event.robot.seat}${event.robot.name}`;
  return "crystal" in event ? event.crystal : "blob";
}

function startOfTrack(event: Travel, thing: string, round: number): MovingTrack {
  return { thing, round, seat: "robot" in event ? event.robot.seat : null, parts: [[event.at]], end: event.at };
}

/** The track with one more step, cut at each teleporter that it passes. */
function withStep(track: MovingTrack, { to, gates }: Travel): MovingTrack {
  let parts = track.parts;
  for (const [entered, left] of gates) parts = [...withHex(parts, entered), [left]];
  return { ...track, parts: withHex(parts, to), end: to };
}

function withHex(parts: Track["parts"], hex: Hex): Track["parts"] {
  return [...parts.slice(0, -1), [...parts.at(-1)!, hex]];
}
