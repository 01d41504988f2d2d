/** The comparison of both sides' lines from the lowest on, as they are and after a card: the tie display, and which side is ahead. */
import { SIDES, SIZE, linesThrough, withCard } from "./grid";
import type { Cards, Line, Side } from "./grid";
import { lineWorth, worthsOf } from "./worth";

/** A line with its worth. */
export interface Ranked extends Line {
  readonly worth: number;
}

export interface Comparison {
  /** All five lines of each side, the lowest first; equal ones in the order of the lines. */
  readonly sorted: Readonly<Record<Side, readonly Ranked[]>>;
  /** How many of them are shown: up to and with the first difference, all five if there is none. */
  readonly shown: number;
  /** The place (from 0) of the first difference; null if there is none. */
  readonly deciding: number | null;
  readonly ahead: Side | null;
}

export function compare(cards: Cards): Comparison {
  return compareWorths({ rows: worthsOf(cards, "rows"), columns: worthsOf(cards, "columns") });
}

/** Compares worths that are given by line. */
export function compareWorths(worths: Readonly<Record<Side, readonly number[]>>): Comparison {
  const sorted = { rows: ranked("rows", worths.rows), columns: ranked("columns", worths.columns) };
  const differs = sorted.rows.findIndex(({ worth }, place) => worth !== sorted.columns[place]!.worth);
  if (differs < 0) return { sorted, shown: SIZE, deciding: null, ahead: null };
  const ahead = SIDES.find((side) => sorted[side][differs]!.worth > sorted[other(side)][differs]!.worth)!;
  return { sorted, shown: differs + 1, deciding: differs, ahead };
}

/** The lowest list of a side, as it is shown. */
export function lowestList({ sorted, shown }: Comparison, side: Side): readonly Ranked[] {
  return sorted[side].slice(0, shown);
}

/** The lines of a side that are worth least: one, or several that are equal. */
export function leastOf({ sorted }: Comparison, side: Side): readonly Ranked[] {
  return sorted[side].filter(({ worth }) => worth === sorted[side][0]!.worth);
}

/** The lines of the first difference, once all cells are filled. */
export function decidingLines({ cells }: { readonly cells: Cards }, { sorted, deciding }: Comparison): readonly Line[] {
  if (deciding === null || cells.includes(null)) return [];
  return SIDES.map((side) => sorted[side][deciding]!);
}

export function other(side: Side): Side {
  return side === "rows" ? "columns" : "rows";
}

function ranked(side: Side, worths: readonly number[]): Ranked[] {
  return worths.map((worth, index) => ({ side, index, worth })).sort((a, b) => a.worth - b.worth);
}

/** What a card would change before it is laid. */
export interface LineChange {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
}

export interface Outcome {
  readonly cell: number;
  readonly value: number;
  /** The row, then the column. */
  readonly changes: readonly [LineChange, LineChange];
  readonly cards: Cards;
  readonly comparison: Comparison;
}

/** The position after a card was laid on an empty cell. */
export function outcomeOf(before: Cards, cell: number, value: number): Outcome {
  const cards = withCard(before, cell, value);
  const change = (line: Line): LineChange => ({ line, before: lineWorth(before, line), after: lineWorth(cards, line) });
  const [row, column] = linesThrough(cell);
  return { cell, value, changes: [change(row), change(column)], cards, comparison: compare(cards) };
}
