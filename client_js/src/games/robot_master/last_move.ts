/** The newest card, found by comparing views: also where events are not animated. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Names } from "../api";
import { ENUMS } from "./generated";
import type { View } from "./generated";
import { columnOf, rowOf } from "./grid";
import type { Cards } from "./grid";
import { describe } from "./wording";

export interface LastMove {
  readonly seat: number;
  readonly cell: number;
}

/** The cell that has a card in `after` only, if it is one; null for none and for several. */
export function newCard(before: Cards, after: Cards): number | null {
  const added = after.flatMap((value, cell) => (value !== null && before[cell] === null ? [cell] : []));
  return added.length === 1 ? added[0]! : null;
}

/** The newest card of the game, once one was laid while the page was open. */
export function useLastMove(view: View): LastMove | null {
  const before = useRef(view);
  const [last, setLast] = useState<LastMove | null>(null);
  useLayoutEffect(() => {
    const { number, cells, hands } = before.current;
    before.current = view;
    if (view.number !== number) return setLast(null);
    const cell = newCard(cells, view.cells);
    if (cell !== null) setLast({ cell, seat: hands.findIndex(({ size }, seat) => view.hands[seat]!.size < size) });
    else if (cells.some((value, at) => value !== view.cells[at])) setLast(null); // several at once: the order is unknown
  }, [view]);
  return last;
}

/** The newest card in a sentence. */
export function lastMoveWords(view: View, { seat, cell }: LastMove, names: Names): string {
  const [row, column] = [view.worths.rows[rowOf(cell)]!, view.worths.columns[columnOf(cell)]!];
  return describe({ type: "card_laid", seat, value: view.cells[cell] ?? 0, at: ENUMS.Cell[cell]!, row, column }, names);
}
