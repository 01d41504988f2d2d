/** What each piece of the board says of itself to screen readers: what it is, its hex, and where it is from a robot. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import type { Names } from "../api";
import type { Hex, RobotView, View } from "./generated";
import { STEPS } from "./hex";
import { hexName, directionWords, robotWords } from "./wording";

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

/** A straight part of a way: `side` is the number of right turns of 60 degrees from the robot's facing. */
interface Leg {
  readonly steps: number;
  /** 0 ahead, 1 front right, 2 back right, 3 behind, 4 back left, 5 front left. */
  readonly side: number;
}

/** The shortest way between two hexes in at most two legs, the one with fewer turns first; obstacles are not seen. */
export function legs(from: Hex, facing: number, to: Hex): readonly Leg[] {
  const [dq, dr] = [to[0] - from[0], to[1] - from[1]];
  for (const [direction, [q, r]] of STEPS.entries()) {
    const [nextQ, nextR] = STEPS[(direction + 1) % 6]!;
    const area = q * nextR - r * nextQ;
    const first = (dq * nextR - dr * nextQ) / area;
    const second = (q * dr - r * dq) / area;
    if (first <= 0 || second < 0) continue;
    const both = [
      { steps: first, side: (direction - facing + 6) % 6 },
      { steps: second, side: (direction + 1 - facing + 6) % 6 },
    ];
    return both.filter(({ steps }) => steps > 0).sort((a, b) => turns(a) - turns(b));
  }
  return [];
}

function turns({ side }: Leg): number {
  return Math.min(side, 6 - side);
}

/** The number of steps between two hexes. */
export function distance([q1, r1]: Hex, [q2, r2]: Hex): number {
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
}

/** The robot of the seats `mine` with the fewest steps to a hex, other than one on it; null if there is none. */
function nearestOwn(view: View, mine: readonly number[], hex: Hex): RobotView | null {
  let best: RobotView | null = null;
  for (const robot of view.robots) {
    const steps = distance(robot.at, hex);
    if (mine.includes(robot.seat) && steps > 0 && (best === null || steps < distance(best.at, hex))) best = robot;
  }
  return best;
}
