/** Where things are on the drawing of the grid. Row 5 is at the top, row 1 at the bottom. */
import { SIZE, columnOf, rowOf } from "./grid";
import type { Line } from "./grid";
import type { Point } from "../../scene/svg_stage";

export const PITCH = 100;
/** Half the width of a cell that can be pressed. */
export const HALF = PITCH / 2;
/** The width of the plaques that show worths. */
export const PLAQUE = 84;
const GAP = 6;
const MARGIN = 10;
const SPAN = SIZE * PITCH + GAP + PLAQUE;

export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${SPAN + 2 * MARGIN} ${SPAN + 2 * MARGIN}`;
export const EDGE = SIZE * PITCH;

/** The middle of a cell. */
export function centreOf(cell: number): Point {
  return { x: (columnOf(cell) + 0.5) * PITCH, y: (SIZE - rowOf(cell) - 0.5) * PITCH };
}

/** The middle of the plaque of a line: rows on the right, columns below. */
export function plaqueAt({ side, index }: Line): Point {
  const beyond = EDGE + GAP + PLAQUE / 2;
  const along = (index + 0.5) * PITCH;
  return side === "rows" ? { x: beyond, y: EDGE - along } : { x: along, y: beyond };
}

export function at({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}
