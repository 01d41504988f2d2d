/** What each piece of the board says of itself to screen readers: what it is, its hex, and where it is from a robot. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import type { Names } from "../api";
import type { Hex, RobotView, View } from "./generated";
import { hexName } from "./hex_names";
import { legs, nearestOwn } from "./relation";
import { directionWords, robotWords } from "./wording";

/** The board as one player sees it; `mine`: the player's own seats. */
export interface Viewer {
  readonly view: View;
  readonly names: Names;
  readonly mine: readonly number[];
}

/** `2 ahead and 1 front right`: the way from a robot to a hex; null if the robot stands on it. */
export function wayWords({ at, facing }: Pick<RobotView, "at" | "facing">, hex: Hex): string | null {
  const [first, second] = legs(at, facing, hex).map(({ steps, side }) => placesText.leg(steps, placesText.sides[side]!));
  if (first === undefined) return null;
  return second === undefined ? first : placesText.legs(first, second);
}

/** A piece with its hex and the way from the nearest own robot: `Rock on D4, from your A: 2 ahead`. */
export function pieceLabel(viewer: Viewer, piece: string, hex: Hex): string {
  const { view } = viewer;
  const relation = relationTo(viewer, hex);
  const on = hexName(hex, view.radius);
  return relation === null ? placesText.piece(piece, on) : placesText.pieceFrom(piece, on, relation);
}

/** A robot with its hex, facing and cargo; an own one with the way to its base, others with the way from an own one. */
export function robotLabel(viewer: Viewer, robot: RobotView): string {
  const { view, mine } = viewer;
  const label = shortRobotLabel(viewer, robot);
  const own = mine.includes(robot.seat);
  const way = own ? wayWords(robot, view.seats[robot.seat]!.base) : null;
  const relation = own ? way && placesText.ownBase(way) : relationTo(viewer, robot.at);
  const whole = relation === null ? label : placesText.related(label, relation);
  return own ? matchText.glance.ownRobot(whole) : whole;
}

/** A robot with its hex, facing and cargo. */
export function shortRobotLabel({ view, names }: Viewer, robot: RobotView): string {
  const { at, facing, cargo, stuck } = robot;
  const load = cargo ? matchText.game.carrying(matchText.crystals[cargo]) : matchText.game.noCargo;
  const on = hexName(at, view.radius);
  const label = placesText.robot(robotWords(names, robot), on, directionWords(facing), load);
  return stuck ? placesText.stuck(label) : label;
}

/** `from your A: 2 ahead`, by the player's name for a player of several seats; null without an own robot. */
function relationTo({ view, names, mine }: Viewer, hex: Hex): string | null {
  const robot = nearestOwn(view, mine, hex);
  const way = robot && wayWords(robot, hex);
  if (!robot || way === null) return null;
  return mine.length > 1 ? placesText.fromNamed(way, robotWords(names, robot)) : placesText.fromOwn(way, robot.name);
}
