/** The player's own turn: the card and the cell that are chosen, and what they would change. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/robot_master/match";
import { EMPTY, chooseCell, chooseValue, moveOf, stillPossible, takeBack } from "./draft";
import type { Draft } from "./draft";
import { cellIndex } from "./fold";
import { ENUMS } from "./generated";
import type { Choice, GameCommand, View } from "./generated";
import { cellName } from "./grid";
import { outcomeOf } from "./lowest";
import type { Outcome } from "./lowest";

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
  /** Lays a card by dropping it. `direct`: at once, else the drop only chooses. */
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

/** Where a digit is text, and dialogs, whose keys are theirs. */
const ELSEWHERE = "input, textarea, select, [contenteditable], dialog, [role=log], .side-chat";

/** Keys that work on the whole page of a match: digits choose a card, Escape takes back. */
export function useKeys(turn: Turn, root: { readonly current: HTMLElement | null }): void {
  const newest = useRef(turn);
  newest.current = turn;
  // before the next key press
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { hand, draft, pickValue, takeBack } = newest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.altKey || event.metaKey || target?.closest(ELSEWHERE) || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape" && (draft.value !== null || draft.cell !== null)) takeBack();
      else if (/^[0-5]$/.test(event.key) && hand.includes(Number(event.key))) {
        pickValue(Number(event.key));
        requestAnimationFrame(() => focusLegalCell(root.current));
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Focuses a cell on which a card can be laid, unless one has the focus. */
function focusLegalCell(root: HTMLElement | null): void {
  if (document.activeElement?.matches(".rm-cell.legal")) return;
  root?.querySelector<SVGElement>(".rm-cell.legal")?.focus();
}
