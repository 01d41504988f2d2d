/** The full grids of finished games, as far as this page has seen them: the next game begins in the same frame. */
import { useRef } from "preact/hooks";
import type { SideLists, View } from "./generated";
import { SIDES, VALUES, withCard } from "./grid";
import type { Cards } from "./grid";
import { worthsOf } from "./worth";

/** The full grid that has these worths and differs from `cards` by its last card at most; null if there is none. */
export function completed(cards: Cards, worths: SideLists): Cards | null {
  const empty = cards.flatMap((value, cell) => (value === null ? [cell] : []));
  if (empty.length > 1) return null;
  const grids = empty.length === 0 ? [cards] : VALUES.map((value) => withCard(cards, empty[0]!, value));
  return grids.find((grid) => SIDES.every((side) => worthsOf(grid, side).join() === worths[side].join())) ?? null;
}

/** The grids by the place of their game among `finished`. */
export function useFinishedGrids(view: View): ReadonlyMap<number, Cards> {
  const seen = useRef({ cells: view.cells, grids: new Map<number, Cards>() });
  const { cells, grids } = seen.current;
  const last = view.finished.length - 1;
  if (last >= 0 && !grids.has(last)) {
    const worths = view.finished[last]!.worths;
    const grid = completed(view.cells, worths) ?? completed(cells, worths);
    if (grid) grids.set(last, grid);
  }
  seen.current.cells = view.cells;
  return grids;
}
