/** The grid: 25 cells, numbered by row from `a1` (0) to `e5` (24), its ten lines, and where they lie on the drawing. */
import type { Point } from "../../kit/scene";

export const SIZE = 5;
export const CELLS = SIZE * SIZE;
export const VALUES = [0, 1, 2, 3, 4, 5] as const;
/** The cell that holds a card from the beginning on. */
export const CENTRE = 12;
export const SIDES = ["rows", "columns"] as const;

/** The owner of the five rows, or of the five columns. */
export type Side = (typeof SIDES)[number];

/** By cell: the value of the card that lies there, or null. */
export type Cards = readonly (number | null)[];

/** A row (0: row 1, at the bottom) or a column (0: column a, on the left). */
export interface Line {
  readonly side: Side;
  readonly index: number;
}

export function columnOf(cell: number): number {
  return cell % SIZE;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / SIZE);
}

export function cellAt(column: number, row: number): number {
  return row * SIZE + column;
}

/** `c3`. */
export function cellName(cell: number): string {
  return `${"abcde"[columnOf(cell)]}${rowOf(cell) + 1}`;
}

/** `3` or `c`. */
export function lineName({ side, index }: Line): string {
  return side === "rows" ? String(index + 1) : "abcde"[index]!;
}

/** The cells of a line: a row from the left, a column from below. */
export function cellsOf({ side, index }: Line): number[] {
  return Array.from({ length: SIZE }, (_, at) => (side === "rows" ? cellAt(at, index) : cellAt(index, at)));
}

/** The row and the column of a cell. */
export function linesThrough(cell: number): readonly [row: Line, column: Line] {
  return [{ side: "rows", index: rowOf(cell) }, { side: "columns", index: columnOf(cell) }];
}

export function sameLine(a: Line, b: Line): boolean {
  return a.side === b.side && a.index === b.index;
}

/** The cells that share an edge with a cell. */
export function neighbours(cell: number): number[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  const all = [[column, row + 1], [column - 1, row], [column + 1, row], [column, row - 1]] as const;
  return all.filter((place) => place.every((at) => at >= 0 && at < SIZE)).map(([x, y]) => cellAt(x, y));
}

/** The empty cells that share an edge with a card. */
export function legalCells(cards: Cards): number[] {
  return cards.flatMap((card, cell) =>
    card === null && neighbours(cell).some((next) => cards[next] != null) ? [cell] : [],
  );
}

/** The cards with one more. */
export function withCard(cards: Cards, cell: number, value: number): Cards {
  return cards.with(cell, value);
}

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
