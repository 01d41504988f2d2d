/** What this browser remembers of lessons and puzzles. */
import { browserStorage, persistedStore } from "../../model/browser_storage";
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

export const progress: Store<Progress> = persistedStore<Progress>(browserStorage, "botyard.learned", { steps: {}, solved: {}, played: {}, guided: {} });

export function noteStep(game: string, step: number): void {
  progress.set({ ...progress.value, steps: { ...progress.value.steps, [game]: step } });
}

/** Notes that a puzzle is solved. */
export function noteSolved(game: string, id: string): void {
  const { solved } = progress.value;
  const found = new Set([...(solved[game] ?? []), id]);
  progress.set({ ...progress.value, solved: { ...solved, [game]: [...found] } });
}

/** Notes that the first turns of a match are over; with `all` of as many matches as make the player no newcomer. */
export function notePlayed(game: string, room: string, all = false): void {
  const { played } = progress.value;
  const rooms = new Set([...(played[game] ?? []), ...(all ? Array.from({ length: NEWCOMER_MATCHES }, (_, number) => String(number)) : [room])]);
  progress.set({ ...progress.value, played: { ...played, [game]: [...rooms].slice(0, NEWCOMER_MATCHES) } });
}

/** Whether the player of a match is a newcomer to its game. */
export function isNewcomer(game: string, room: string): boolean {
  const rooms = progress.value.played[game] ?? [];
  return rooms.length < NEWCOMER_MATCHES && !rooms.includes(room);
}
