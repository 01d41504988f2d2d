/** What a card would change before it is laid. */
import { linesThrough, withCard } from "./grid";
import type { Cards, Line } from "./grid";
import { compare } from "./lowest";
import type { Comparison } from "./lowest";
import { lineWorth } from "./worth";

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
