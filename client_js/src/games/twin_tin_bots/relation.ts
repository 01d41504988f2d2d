/** Where a hex is from a robot: steps ahead and to its sides, as its program would take them. */
import type { Hex, RobotView, View } from "./generated";
import { STEPS } from "./hex";

/** A straight part of a way: `side` is the number of right turns of 60 degrees from the robot's facing. */
export interface Leg {
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
export function nearestOwn(view: View, mine: readonly number[], hex: Hex): RobotView | null {
  let best: RobotView | null = null;
  for (const robot of view.robots) {
    const steps = distance(robot.at, hex);
    if (mine.includes(robot.seat) && steps > 0 && (best === null || steps < distance(best.at, hex))) best = robot;
  }
  return best;
}
