/** The names of hexes: a letter for the row from the top, a number along it, as on boards of Abalone and Hive. */
import { STEPS, board } from "./hex";
import type { Hex } from "./generated";

/**
 * The name of a hex, such as `E5`, the middle of a board with radius 4. One step east adds 1 to the number, one step
 * south-east moves to the next letter, everywhere on the board.
 */
export function hexName([q, r]: Hex, radius: number): string {
  return `${rowName(r, radius)}${columnName(q, radius)}`;
}

/** The letter of a row. */
export function rowName(r: number, radius: number): string {
  return String.fromCharCode("A".charCodeAt(0) + r + radius);
}

/** The number of a column, which runs from north-west to south-east. */
export function columnName(q: number, radius: number): string {
  return String(q + radius + 1);
}

/** A name at the edge of the board: it stands at `hex` in `direction`, where the row or column begins. */
export interface EdgeName {
  readonly name: string;
  readonly hex: Hex;
  readonly direction: number;
}

const SOUTH_EAST = 1;
const WEST = 3;

/** The letters at the western end of each row, and the numbers at the south-eastern end of each column. */
export function edgeNames(radius: number): readonly EdgeName[] {
  const isLast = ([q, r]: Hex, direction: number) => {
    const [dq, dr] = STEPS[direction]!;
    return Math.max(Math.abs(q + dq), Math.abs(r + dr), Math.abs(q + dq + r + dr)) > radius;
  };
  const hexes = board(radius);
  const rows = hexes.filter((hex) => hexes.find(([, r]) => r === hex[1]) === hex);
  const columns = hexes.filter((hex) => isLast(hex, SOUTH_EAST) && !hexes.some(([q, r]) => q === hex[0] && r > hex[1]));
  return [
    ...rows.map((hex) => ({ name: rowName(hex[1], radius), hex, direction: WEST })),
    ...columns.map((hex) => ({ name: columnName(hex[0], radius), hex, direction: SOUTH_EAST })),
  ];
}
