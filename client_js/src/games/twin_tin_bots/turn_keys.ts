/** The keys of a turn: digits pick tiles, letters choose slots, others undo, pass and run. */
import { keyOf, useKeyDown } from "../../ui/keys";
import type { Press } from "../../ui/keys";
import type { RobotName, SeatView, Tile } from "./generated";
import { ORDINARY, SLOTS } from "./seat";

const SLOT_KEYS: Readonly<Record<RobotName, string>> = { A: "QWE", B: "ASD" };
const DIGITS = "1234567890";
export const JOKER_KEY = "J";
export const PASS_KEY = "P";
export const RUN_KEY = "R";

/** What a key press does in the player's own turn. */
export type TurnKey =
  | { readonly kind: "tile"; readonly tile: Tile }
  | { readonly kind: "slot"; readonly robot: RobotName; readonly slot: number }
  | { readonly kind: "undo" | "drop" | "pass" | "run" | "remove" };

/** The tiles of a hand in the order in which they are shown, without the double modification. */
export function handTiles(seat: SeatView): readonly Tile[] {
  return [...ORDINARY.filter((tile) => tile !== "double_modification"), ...seat.specials];
}

/** The key of a tile of the hand, if it has one. */
export function tileKey(seat: SeatView, tile: Tile): string | undefined {
  return tile === "double_modification" ? JOKER_KEY : DIGITS[handTiles(seat).indexOf(tile)];
}

/** The key of a slot. */
export function slotKey(robot: RobotName, slot: number): string {
  return SLOT_KEYS[robot][slot - 1]!;
}

/** What a key press does for a seat; null for nothing. */
export function turnKey(seat: SeatView, press: Press): TurnKey | null {
  const key = keyOf(press);
  if (press.ctrlKey || press.metaKey) return key === "Z" && !press.shiftKey && !press.altKey ? { kind: "undo" } : null;
  if (press.altKey || press.shiftKey) return null;
  const simple = SIMPLE[key];
  if (simple) return simple;
  const digit = key.length === 1 ? DIGITS.indexOf(key) : -1;
  const tile = digit < 0 ? undefined : handTiles(seat)[digit];
  if (tile) return { kind: "tile", tile };
  for (const robot of ["A", "B"] as const) {
    const slot = SLOTS.find((one) => slotKey(robot, one) === key);
    if (slot && seat.programs.length > (robot === "A" ? 0 : 1)) return { kind: "slot", robot, slot };
  }
  return null;
}

const SIMPLE: Readonly<Record<string, TurnKey>> = {
  Escape: { kind: "drop" },
  Delete: { kind: "remove" },
  Backspace: { kind: "remove" },
  [JOKER_KEY]: { kind: "tile", tile: "double_modification" },
  [PASS_KEY]: { kind: "pass" },
  [RUN_KEY]: { kind: "run" },
};

/** Calls `choose` with the index of the option that a digit stands for, of `count` options; 1 is the first one. */
export function useDigitKeys(count: number, choose: (index: number) => void): void {
  useKeyDown(count > 0, (press) => {
    const index = /^[1-9]$/.test(keyOf(press)) ? Number(keyOf(press)) - 1 : count;
    if (index >= count || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return false;
    choose(index);
    return true;
  });
}

/** Calls `act` for the keys of a turn, unless a text field has the focus or a dialog is open; null: no turn. */
export function useTurnKeys(seat: SeatView, act: ((key: TurnKey) => boolean) | null): void {
  useKeyDown(act !== null, (press) => {
    const key = turnKey(seat, press);
    return key !== null && act !== null && act(key);
  });
}
