/** Where hexes lie: axial coordinates, pointy-top, r downwards; lengths in units of the drawing. */
import type { Point } from "../../kit/scene";
import type { Hex } from "./generated";

/** From the centre of a hex to a corner. */
export const SIZE = 50;
const WIDTH = Math.sqrt(3) * SIZE;

/** The step in each direction, clockwise from east (rules §1). */
export const STEPS: readonly Hex[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

export type { Point } from "../../kit/scene";

/** How far the board is turned on the page, in sixths of a full turn clockwise. `board_settings.ts` sets it. */
let turned = 0;

/** Turns the board of the page: everything drawn from now on is turned so. */
export function turnBoard(sixths: number): void {
  turned = sixths;
}

/** The direction as it is seen on the page. */
export function seenDirection(direction: number): number {
  return (direction + turned) % 6;
}

/** The centre of a hex in the drawing. */
export function centre([q, r]: Hex): Point {
  for (let sixth = 0; sixth < turned; sixth += 1) [q, r] = [-r, q + r];
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The style that moves a drawing from the middle of the board to a point. */
export function styleAt({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}

/** The angle of a facing in the drawing, in degrees, clockwise from east. */
export function angle(facing: number): number {
  return (facing + turned) * 60;
}

/** The hex `distance` steps away, straight over the board (teleporters play no part). */
export function ahead([q, r]: Hex, direction: number, distance = 1): Hex {
  const [dq, dr] = STEPS[direction]!;
  return [q + dq * distance, r + dr * distance];
}

/** All hexes of a board, row by row. */
export function board(radius: number): Hex[] {
  const span = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  return span.flatMap((r) => span.filter((q) => Math.abs(q + r) <= radius).map((q): Hex => [q, r]));
}

/** The corners of a hex around (0, 0), as in a polygon's `points`; `scale` 1 is the whole hex. */
export function outline(scale = 1): string {
  return corners(-90, SIZE * scale);
}

/**
 * The corners of a hexagon around (0, 0). `first`: the angle of the first one in degrees; `reach`: from the centre to
 * a corner.
 */
function corners(first: number, reach: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const turn = (Math.PI / 180) * (60 * corner + first);
    return `${(Math.cos(turn) * reach).toFixed(2)},${(Math.sin(turn) * reach).toFixed(2)}`;
  }).join(" ");
}

/** Left, top, width and height that show a whole board with `margin` around it. */
export function viewBox(radius: number, margin: number): readonly [number, number, number, number] {
  const width = WIDTH * (2 * radius + 1) + 2 * margin;
  const height = SIZE * (3 * radius + 2) + 2 * margin;
  return [-width / 2, -height / 2, width, height];
}

/** The corners of the big hexagon, flat-top, that holds a whole board with about `margin` around it. */
export function plate(radius: number, margin: number): string {
  const reach = WIDTH * (radius + 0.5) + margin - 3;
  return corners(0, reach);
}

/**
 * Centres for at most `count` chips of radius `chip`. They lie outside of all hexes, in the corner of the drawing that
 * is nearest to a point; those nearest to the corner come first.
 */
export function corner({ x, y }: Point, count: number, radius: number, chip: number): readonly Point[] {
  const [left, top] = viewBox(radius, 24); // 24: the margin of the board's drawing
  const [sideX, sideY] = [x < 0 ? -1 : 1, y < 0 ? -1 : 1];
  const step = 2 * chip + 6;
  const found: Point[] = [];
  for (let depth = chip + 2; depth < -top; depth += step) {
    const width = (-top - depth) / Math.sqrt(3); // up to the edge of the big hexagon
    for (let across = chip + 2; across === chip + 2 || across + chip / 2 <= width; across += step) {
      found.push({ x: sideX * (-left - across), y: sideY * (-top - depth) });
    }
  }
  return found.slice(0, count);
}

/** `q,r`, as in `data-hex`. */
export function hexKey([q, r]: Hex): string {
  return `${q},${r}`;
}
