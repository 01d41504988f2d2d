/** A change of the program that the player prepares: picked, staged, sent as one command (rules §3.1); and the keys for it. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { type Press, keyOf, useKeyDown } from "../../kit/match";
import type { Change, GameCommand, RobotName, SeatView, Tile } from "./generated";
import { changeSeat, inHand, tileAt, ROBOT_NAMES, ORDINARY, SLOTS } from "./seat";

/** The first half of a change: a tile that needs a slot, or a slot that needs a tile or another slot. */
type Pick =
  | { readonly kind: "tile"; readonly tile: Tile }
  | { readonly kind: "slot"; readonly robot: RobotName; readonly slot: number };

export interface StagedChange {
  readonly mode: "program" | "first";
  /** The double modification is in use: two changes are needed. */
  readonly double: boolean;
  readonly changes: readonly Change[];
  readonly pick: Pick | null;
}

export function startStagedChange(mode: StagedChange["mode"]): StagedChange {
  return { mode, double: false, changes: [], pick: null };
}

/** The seat as it would be after the staged changes. */
export function staged(seat: SeatView, { changes }: StagedChange): SeatView {
  return changes.reduce(changeSeat, seat);
}

/** A tile of the hand was chosen: the joker turns the double modification on or off, others are picked or go to their slot. */
export function chooseTile(staging: StagedChange, seat: SeatView, tile: Tile): StagedChange {
  const { pick } = staging;
  if (tile === "double_modification") return toggleDouble(staging);
  if (pick?.kind === "slot") return stage(staging, seat, { type: "place", robot: pick.robot, slot: pick.slot, tile });
  const again = pick?.kind === "tile" && pick.tile === tile;
  return { ...staging, pick: again ? null : { kind: "tile", tile } };
}

/** A slot was chosen: the picked tile goes there, or the picked slot swaps with it, or it is picked itself. */
export function chooseSlot(staging: StagedChange, seat: SeatView, robot: RobotName, slot: number): StagedChange {
  const { pick } = staging;
  if (pick?.kind === "tile") return stage(staging, seat, { type: "place", robot, slot, tile: pick.tile });
  if (pick?.kind === "slot" && pick.robot === robot) {
    if (pick.slot === slot) return { ...staging, pick: null };
    const swap: Change = { type: "swap", robot, slots: [pick.slot, slot] };
    if (possible(staging, seat, swap)) return stage(staging, seat, swap);
  }
  return { ...staging, pick: { kind: "slot", robot, slot } };
}

/** Stages a change and drops those that do not fit with it; stages nothing if it is not possible. */
export function stage(staging: StagedChange, seat: SeatView, change: Change): StagedChange {
  if (!possible(staging, seat, change)) return { ...staging, pick: null };
  return { ...staging, pick: null, changes: [...kept(staging, change), change] };
}

/** Whether `change` could be staged now. */
export function possible(staging: StagedChange, seat: SeatView, change: Change): boolean {
  if (staging.mode === "first" && change.type !== "place") return false;
  const before = kept(staging, change).reduce(changeSeat, seat);
  return isLegal(before, change);
}

/** Turns the double modification on or off; turned off, it leaves only the first staged change. A first turn has none. */
export function toggleDouble(staging: StagedChange): StagedChange {
  if (staging.mode === "first") return staging;
  const double = !staging.double;
  return { ...staging, double, changes: double ? staging.changes : staging.changes.slice(0, 1) };
}

/** Takes the last staged change back. */
export function undo(staging: StagedChange): StagedChange {
  return { ...staging, pick: null, changes: staging.changes.slice(0, -1) };
}

/** The command that sends what is staged, or null while something is missing. */
export function commandOf({ mode, double, changes }: StagedChange, seat: SeatView): GameCommand | null {
  const [first, second] = changes;
  if (mode === "first") return firstCommand(changes, seat);
  if (double) return first && second ? { type: "double", changes: [first, second] } : null;
  return first ?? null;
}

/** The command of a first turn; null until each robot has its tile. */
function firstCommand(changes: readonly Change[], seat: SeatView): GameCommand | null {
  const places = changes
    .flatMap((change) => (change.type === "place" ? [change] : []))
    .map(({ robot, slot, tile }) => ({ robot, slot, tile }))
    .toSorted((a, b) => ROBOT_NAMES.indexOf(a.robot) - ROBOT_NAMES.indexOf(b.robot));
  return places.length === seat.programs.length ? { type: "first", places } : null;
}

// The staged changes that stay when `change` is added: in a first turn those of the other robot; with the double
// modification the first one; else none.
function kept({ mode, double, changes }: StagedChange, change: Change): readonly Change[] {
  if (mode === "first") return changes.filter(({ robot }) => robot !== change.robot);
  return double ? changes.slice(0, 1) : [];
}

// Whether a change looks possible; the service has the last word.
function isLegal(seat: SeatView, change: Change): boolean {
  switch (change.type) {
    case "place":
      return inHand(seat, change.tile) > 0;
    case "swap":
      return change.slots.some((slot) => tileAt(seat, change.robot, slot) !== null);
    case "remove":
      return tileAt(seat, change.robot, change.slot) !== null;
    case "reset":
      return [1, 2, 3].some((slot) => tileAt(seat, change.robot, slot) !== null);
  }
}

/** Actions of the parts of the player's panel on the staged change. */
export interface ProgramActions {
  readonly staging: StagedChange;
  readonly chooseTile: (tile: Tile) => void;
  readonly chooseSlot: (robot: RobotName, slot: number) => void;
  readonly stage: (change: Change) => void;
  /** Says why something that the player tried does nothing. */
  readonly explain: (reason: string) => void;
  readonly set: (staging: StagedChange) => void;
}

/** The actions on `staging`; `set` takes the next staged change, and a sentence if an action is not possible. */
export function programActions(
  staging: StagedChange,
  state: SeatView,
  set: (staging: StagedChange, refusal?: string | null) => void,
): ProgramActions {
  const impossible = staging.mode === "first" ? matchText.program.notFirst : matchText.program.impossible;
  return {
    staging,
    set,
    chooseTile: (tile) => set(chooseTile(staging, state, tile)),
    chooseSlot: (robot, slot) => set(chooseSlot(staging, state, robot, slot)),
    stage: (change) => set(stage(staging, state, change), possible(staging, state, change) ? null : impossible),
    explain: (reason) => set(staging, reason),
  };
}

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
    // in the simplified game there is no robot B
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
