/** The worth of a line, and what it consists of. */
import { SIZE, cellsOf } from "./grid";
import type { Cards, Line, Side } from "./grid";

const TRIPLE = 100;
const PAIR_FACTOR = 10;

/** The cards of one value in a line, and what they add to its worth. */
export interface Group {
  readonly value: number;
  readonly count: number;
  readonly worth: number;
}

/** What `count` cards of one value are worth; cards beyond three count again by themselves. */
export function groupWorth(value: number, count: number): number {
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
