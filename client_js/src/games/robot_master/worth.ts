/** What lines are worth, how both sides compare by their lowest lines, and which seat owns which side. */
import { type Cards, type Line, type Side, SIZE, cellsOf, SIDES, linesThrough, withCard } from "./grid";
import type { GameResult, View } from "./generated";

const TRIPLE = 100;
const PAIR_FACTOR = 10;

/** The cards of one value in a line, and what they add to its worth. */
interface Group {
  readonly value: number;
  readonly count: number;
  readonly worth: number;
}

/** What `count` cards of one value are worth; cards beyond three count again by themselves. */
function groupWorth(value: number, count: number): number {
  if (count >= 3) return TRIPLE + groupWorth(value, count - 3);
  if (count === 2) return PAIR_FACTOR * value;
  return count * value;
}

/** The groups of a line's cards: the most cards first, then the highest value. */
export function groupsOf(values: readonly number[]): Group[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count, worth: groupWorth(value, count) }))
    .sort((a, b) => b.count - a.count || b.value - a.value);
}

export function worthOf(values: readonly number[]): number {
  return groupsOf(values).reduce((sum, { worth }) => sum + worth, 0);
}

/** The cards that lie in a line, in its order. */
export function valuesIn(cards: Cards, line: Line): number[] {
  return cellsOf(line).flatMap((cell) => cards[cell] ?? []);
}

export function lineWorth(cards: Cards, line: Line): number {
  return worthOf(valuesIn(cards, line));
}

/** The worths of a side's five lines, by line. */
export function worthsOf(cards: Cards, side: Side): number[] {
  return Array.from({ length: SIZE }, (_, index) => lineWorth(cards, { side, index }));
}

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

/** Compares sides by their lowest lines, then by the next ones: more is ahead. `worths`: in the order of the lines. */
export function compareWorths(worths: Readonly<Record<Side, readonly number[]>>): Comparison {
  const sorted = { rows: lowestFirst("rows", worths.rows), columns: lowestFirst("columns", worths.columns) };
  const deciding = sorted.rows.findIndex(({ worth }, place) => worth !== sorted.columns[place]!.worth);
  if (deciding < 0) return { sorted, shown: SIZE, deciding: null, ahead: null };
  const ahead = SIDES.find((side) => sorted[side][deciding]!.worth > sorted[other(side)][deciding]!.worth)!;
  return { sorted, shown: deciding + 1, deciding, ahead };
}

/** The lowest lines of a side, as many as are shown. */
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

function lowestFirst(side: Side, worths: readonly number[]): Ranked[] {
  return worths.map((worth, index) => ({ side, index, worth })).sort((a, b) => a.worth - b.worth);
}

/** The worth of a line before and after a card is laid. */
export interface LineChange {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
}

/** What a card of `value` on the empty `cell` leads to. `cards`, `comparison`: of the position after it. */
export interface Outcome {
  readonly cell: number;
  readonly value: number;
  /** The row, then the column. */
  readonly changes: readonly [LineChange, LineChange];
  readonly cards: Cards;
  readonly comparison: Comparison;
}

/** What laying a card of `value` on the empty `cell` leads to, starting from `before`. */
export function outcomeOf(before: Cards, cell: number, value: number): Outcome {
  const cards = withCard(before, cell, value);
  const change = (line: Line): LineChange => ({ line, before: lineWorth(before, line), after: lineWorth(cards, line) });
  const [row, column] = linesThrough(cell);
  return { cell, value, changes: [change(row), change(column)], cards, comparison: compare(cards) };
}

/** Cards that each player is dealt. */
export const HAND = 12;

/** The seat that owns a side in a game. */
export function ownerOf({ rows }: Pick<View, "rows">, side: Side): number {
  return side === "rows" ? rows : 1 - rows;
}

/** The side that a seat owns in a game. */
export function sideOf({ rows }: Pick<View, "rows">, seat: number): Side {
  return seat === rows ? "rows" : "columns";
}

/** The number of won games that decides a match. */
export function winsNeeded({ games }: Pick<View, "games">): number {
  return Math.floor(games / 2) + 1;
}

/** The worths that decided a finished game: the winner's and the loser's at the first difference; null for a draw. */
export function decidedBy({ worths }: Pick<GameResult, "worths">): { place: number; won: number; lost: number } | null {
  const { deciding, ahead, sorted } = compareWorths(worths);
  if (deciding === null || ahead === null) return null;
  return { place: deciding, won: sorted[ahead][deciding]!.worth, lost: sorted[other(ahead)][deciding]!.worth };
}
