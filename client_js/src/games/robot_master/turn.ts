/** The player's own turn: the card and the cell that are chosen, in either order, and what they would change; and the newest card. */
import { useEffect, useState, useLayoutEffect, useRef } from "preact/hooks";
import { text as matchText } from "#text/robot_master/match";
import { useKeyDown } from "../../kit/match";
import type { Names } from "../api";
import { cellIndex } from "./fold";
import { type Choice, type GameCommand, type View, ENUMS } from "./generated";
import { type Cards, cellName, columnOf, rowOf } from "./grid";
import { type Outcome, outcomeOf } from "./worth";
import { describe } from "./wording";

export interface Turn {
  /** The values in hand, ascending; empty while no card can be laid. */
  readonly hand: readonly number[];
  /** The cells on which a card can be laid; empty while none can. */
  readonly legal: readonly number[];
  readonly draft: Draft;
  /** What the chosen card would change on the chosen cell, or on the one that is pointed at. */
  readonly outcome: Outcome | null;
  /** Whether card and cell are chosen and can be laid. */
  readonly ready: boolean;
  /** Why the last cell was no possible one, or null. */
  readonly refusal: string | null;
  pickValue(value: number): void;
  /** Chooses a cell; the chosen one again lays the card. */
  pickCell(cell: number): void;
  /** Points at a cell for a preview; null: at none. */
  point(cell: number | null): void;
  /** A card was dropped on a cell. `direct`: it is laid at once; else the drop only chooses card and cell. */
  drop(value: number, cell: number, direct: boolean): void;
  /** A card was lifted to be dropped. */
  lift(value: number): void;
  lay(): void;
  takeBack(): void;
}

interface Chosen {
  /** The choice that the draft answers. */
  readonly id: number | null;
  readonly draft: Draft;
}

/** The move that is being made: the card and the cell that were chosen, what they lead to, and how they are sent. */
export function useTurn(view: View, choice: Choice | null, busy: boolean, answer: (command: GameCommand) => void): Turn {
  const id = choice?.id ?? null;
  const [chosen, setChosen] = useState<Chosen>({ id, draft: EMPTY });
  const [pointed, setPointed] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => setRefusal(null), [id]);
  const hand = choice ? view.hands[choice.seat]!.values : [];
  const legal = choice ? choice.cells.map(cellIndex) : [];
  const draft = stillPossible(chosen.id === id ? chosen.draft : EMPTY, hand, legal);
  const target = pointed !== null && legal.includes(pointed) ? pointed : draft.cell;
  const outcome = draft.value !== null && target !== null ? outcomeOf(view.cells, target, draft.value) : null;
  const set = (next: Draft) => {
    setRefusal(null);
    if (!busy) setChosen({ id, draft: next });
  };
  const send = (value: number, cell: number) => {
    setPointed(null);
    if (!busy) answer({ type: "lay", value, at: ENUMS.Cell[cell]! });
  };
  const move = moveOf(draft);
  return {
    hand,
    legal,
    draft,
    outcome,
    ready: move !== null && !busy,
    refusal,
    pickValue: (value) => set(chooseValue(draft, value)),
    pickCell: (cell) => {
      if (!legal.includes(cell)) {
        if (choice && view.cells[cell] === null) setRefusal(matchText.turn.illegal(cellName(cell)));
      } else if (move?.cell === cell) send(move.value, cell);
      else set(chooseCell(draft, cell));
    },
    point: setPointed,
    lift: (value) => set({ value, cell: null }),
    drop: (value, cell, direct) => {
      setPointed(null);
      if (!legal.includes(cell)) return;
      set({ value, cell });
      if (direct) send(value, cell);
    },
    lay: () => move && send(move.value, move.cell),
    takeBack: () => {
      setPointed(null);
      set(takeBack(draft));
    },
  };
}

/** Parts of the page in which the keys of the game do nothing. */
const ELSEWHERE = "input, [role=log], .side-chat";

/** Keys that work on the whole page of a match: digits choose a card, Escape takes back. */
export function useKeys({ hand, draft, pickValue, takeBack }: Turn, root: { readonly current: HTMLElement | null }): void {
  useKeyDown(true, ({ ctrlKey, altKey, metaKey, key, target }) => {
    if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(ELSEWHERE))) return false;
    if (key === "Escape" && (draft.value !== null || draft.cell !== null)) takeBack();
    else if (/^[0-5]$/.test(key) && hand.includes(Number(key))) {
      pickValue(Number(key));
      requestAnimationFrame(() => focusLegalCell(root.current));
    } else return false;
    return true;
  });
}

/** Focuses a cell on which a card can be laid, unless one has the focus. */
function focusLegalCell(root: HTMLElement | null): void {
  if (document.activeElement?.matches(".rm-cell.legal")) return;
  root?.querySelector<SVGElement>(".rm-cell.legal")?.focus();
}

interface Draft {
  readonly value: number | null;
  readonly cell: number | null;
}

/** A complete draft: card and cell. */
interface Move {
  readonly value: number;
  readonly cell: number;
}

export const EMPTY: Draft = { value: null, cell: null };

/** Chooses a card; the chosen card again puts it back. */
export function chooseValue(draft: Draft, value: number): Draft {
  return { ...draft, value: draft.value === value ? null : value };
}

/** Chooses a cell. While no card is chosen, the chosen cell again is no longer chosen. */
export function chooseCell(draft: Draft, cell: number): Draft {
  return { ...draft, cell: draft.value === null && draft.cell === cell ? null : cell };
}

/** Takes back the last part: the cell, then the card. */
export function takeBack(draft: Draft): Draft {
  return draft.cell !== null && draft.value !== null ? { ...draft, cell: null } : EMPTY;
}

/** The move that is complete, or null. */
export function moveOf({ value, cell }: Draft): Move | null {
  return value === null || cell === null ? null : { value, cell };
}

/** The draft as far as a hand and the legal cells still allow it. */
export function stillPossible(draft: Draft, hand: readonly number[], legal: readonly number[]): Draft {
  const value = draft.value !== null && hand.includes(draft.value) ? draft.value : null;
  const cell = draft.cell !== null && legal.includes(draft.cell) ? draft.cell : null;
  return value === draft.value && cell === draft.cell ? draft : { value, cell };
}

interface LastMove {
  readonly seat: number;
  readonly cell: number;
}

/** The only cell that has a card in `after` but not in `before`; null if there is none, or several. */
export function newCard(before: Cards, after: Cards): number | null {
  const added = after.flatMap((value, cell) => (value !== null && before[cell] === null ? [cell] : []));
  return added.length === 1 ? added[0]! : null;
}

/** The newest card of the game, once one was laid while the page was open; null after the start of another game, and after several cards at once. */
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
