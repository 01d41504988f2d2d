/** The outcome of a preview: the places of things, and their ways. */
import type { Unknown } from "../../protocol/generated";
import type { CrystalView, GameEvent, Hex, RobotView, View } from "./generated";
import { foldTwinTinBots, robotOf, sameHex } from "./fold";

/** The way of one thing over the board: straight parts, with a teleporter between each and the next. */
export interface Track {
  /** A robot's track has its seat; crystals and blobs belong to no seat. */
  readonly seat: number | null;
  readonly parts: readonly (readonly Hex[])[];
}

export interface Forecast {
  /** All that would happen, in order, as far as this client knows the events. */
  readonly events: readonly GameEvent[];
  readonly tracks: readonly Track[];
  /** Robots that would stand, face or carry otherwise than now, as they would be. */
  readonly robots: readonly RobotView[];
  /** Crystals that would lie where they do not lie now. */
  readonly crystals: readonly CrystalView[];
  /** Blobs that would be where none is now. */
  readonly blobs: readonly Hex[];
}

/** The outcome of the events of a preview on `view`. */
export function forecast(view: View, previewed: readonly (GameEvent | Unknown)[]): Forecast {
  const events = previewed.filter((event): event is GameEvent => event.type !== "unknown");
  const after = events.reduce((current, event) => foldTwinTinBots(current, event) ?? current, view);
  return {
    events,
    tracks: tracksOf(events),
    robots: after.robots.filter((robot) => isOtherwise(robotOf(view, robot), robot)),
    crystals: after.crystals.filter(({ at, crystal }) => !view.crystals.some((now) => isThere(now, at, crystal))),
    blobs: after.blobs.filter((at) => !view.blobs.some((now) => sameHex(now, at))),
  };
}

function isOtherwise(now: RobotView, then: RobotView): boolean {
  return !sameHex(now.at, then.at) || now.facing !== then.facing || now.cargo !== then.cargo;
}

function isThere(now: CrystalView, at: Hex, crystal: CrystalView["crystal"]): boolean {
  return now.crystal === crystal && sameHex(now.at, at);
}

type Travel = Extract<GameEvent, { readonly gates: unknown }>;

/** A track, and what goes along it: a later step of the same thing makes it longer. */
type Going = Track & { readonly thing: string; readonly end: Hex };

function tracksOf(events: readonly GameEvent[]): Track[] {
  const going: Going[] = [];
  for (const event of events) {
    if (!("gates" in event)) continue;
    const thing = thingOf(event);
    const index = going.findIndex((track) => track.thing === thing && sameHex(track.end, event.at));
    const before = index < 0 ? start(event, thing) : going[index]!;
    going.splice(index < 0 ? going.length : index, 1, longer(before, event));
  }
  return going.map(({ seat, parts }) => ({ seat, parts }));
}

function thingOf(event: Travel): string {
  if ("robot" in event) return `${event.robot.seat}${event.robot.name}`;
  return "crystal" in event ? event.crystal : "blob";
}

function start(event: Travel, thing: string): Going {
  return { thing, seat: "robot" in event ? event.robot.seat : null, parts: [[event.at]], end: event.at };
}

function longer(track: Going, { to, gates }: Travel): Going {
  let parts = track.parts;
  for (const [entered, left] of gates) parts = [...withHex(parts, entered), [left]];
  return { ...track, parts: withHex(parts, to), end: to };
}

function withHex(parts: Track["parts"], hex: Hex): Track["parts"] {
  return [...parts.slice(0, -1), [...parts.at(-1)!, hex]];
}
