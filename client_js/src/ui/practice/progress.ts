/** What this browser remembers of lessons and puzzles. */
import { browserStorage, latestPersisted, persistedStore } from "../../model/browser_storage";
import type { Store } from "../../store";

export interface Progress {
  /** By game: the step of the first match to go on with; the number of steps once it is done. */
  readonly steps: Readonly<Record<string, number>>;
  /** By game: ids of solved puzzles. */
  readonly solved: Readonly<Record<string, readonly string[]>>;
  /** By game: ids of matches whose first turns are over, the first few of them. */
  readonly played: Readonly<Record<string, readonly string[]>>;
  /** By game: ids of the steps of its guide that are over. */
  readonly guided: Readonly<Record<string, readonly string[]>>;
}

/** A player of so many matches is no newcomer any more. */
export const NEWCOMER_MATCHES = 3;

const KEY = "botyard.learned";
export const progress: Store<Progress> = persistedStore<Progress>(browserStorage, KEY, { steps: {}, solved: {}, played: {}, guided: {} });

/** Changes one kind of what is remembered, by what is known of it, also in other tabs. */
export function noteProgress<Kind extends keyof Progress>(kind: Kind, change: (known: Progress[Kind]) => Progress[Kind]): void {
  const known = latestPersisted(browserStorage, KEY, progress);
  progress.set({ ...known, [kind]: change(known[kind]) });
}

export function noteStep(game: string, step: number): void {
  noteProgress("steps", (steps) => ({ ...steps, [game]: step }));
}

/** Notes that a puzzle is solved. */
export function noteSolved(game: string, id: string): void {
  noteProgress("solved", (solved) => ({ ...solved, [game]: [...new Set([...(solved[game] ?? []), id])] }));
}

/** Notes that the first turns of a match are over; with `all` of as many matches as make the player no newcomer. */
export function notePlayed(game: string, room: string, all = false): void {
  const found = all ? Array.from({ length: NEWCOMER_MATCHES }, (_, number) => String(number)) : [room];
  noteProgress("played", (played) => ({ ...played, [game]: [...new Set([...(played[game] ?? []), ...found])].slice(0, NEWCOMER_MATCHES) }));
}

/** Whether the player of a match is a newcomer to its game. */
export function isNewcomer(game: string, room: string): boolean {
  const rooms = progress.value.played[game] ?? [];
  return rooms.length < NEWCOMER_MATCHES && !rooms.includes(room);
}
