/** The card and the cell that a player has chosen, in either order, before the card is laid. */

export interface Draft {
  readonly value: number | null;
  readonly cell: number | null;
}

/** A draft with both. */
export interface Move {
  readonly value: number;
  readonly cell: number;
}

export const EMPTY: Draft = { value: null, cell: null };

/** Chooses a card; the chosen card again puts it back. */
export function chooseValue(draft: Draft, value: number): Draft {
  return { ...draft, value: draft.value === value ? null : value };
}

/** Chooses a cell; without a card, the chosen cell again frees it. */
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
