/** Spaces in units of the drawing, their names, and the eight directions. */
import type { Point } from "../../scene/svg_stage";
import type { Space } from "./types";

/** The edge of a space in units of the drawing. */
export const CELL = 100;
/** What is around the spaces: the outer wall, and the names of rows and columns. */
export const MARGIN = 42;

/** The steps `[x, y]` of the directions 0..7, clockwise from north. */
export const STEPS: readonly Space[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** The middle of a space in an arena of `size`; north is up. */
export function centreOf([x, y]: Space, size: number): Point {
  return { x: (x + 0.5) * CELL, y: (size - y - 0.5) * CELL };
}

/** The point so many spaces away from the middle of a space; the spaces may be no whole number. */
export function beyond(space: Space, direction: number, spaces: number, size: number): Point {
  const { x, y } = centreOf(space, size);
  const [dx, dy] = STEPS[direction]!;
  return { x: x + dx * CELL * spaces, y: y - dy * CELL * spaces };
}

/** The eight directions in the order of a grid of three rows; null is the middle. */
export const ROSE = [7, 0, 1, 6, null, 2, 5, 4, 3] as const;

/** The angle of a direction in degrees, clockwise from north. */
export function angleOf(direction: number): number {
  return direction * 45;
}

/** The `viewBox` of an arena of `size`. */
export function viewBox(size: number): string {
  const edge = size * CELL + 2 * MARGIN;
  return `${-MARGIN} ${-MARGIN} ${edge} ${edge}`;
}

/** All spaces, row by row from the north, as a reader reads. */
export function spacesOf(size: number): Space[] {
  return Array.from({ length: size * size }, (_, index) => [index % size, size - 1 - Math.floor(index / size)] as const);
}

export function sameSpace(a: Space, b: Space): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** `2,3`: the space in attributes and keys. */
export function spaceKey([x, y]: Space): string {
  return `${x},${y}`;
}

/** `c4`: the name of a space for people, its column from the west and its row from the south. */
export function spaceName([x, y]: Space): string {
  return `${columnName(x)}${y + 1}`;
}

/** `a` for the westernmost column. */
export function columnName(x: number): string {
  return String.fromCharCode("a".charCodeAt(0) + x);
}
