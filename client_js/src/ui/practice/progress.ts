/** What this browser remembers of lessons and puzzles. */
import { persistedStore } from "../../model/persisted";
import type { Store } from "../../store";

export interface Progress {
  /** By game: the step of the first match to go on with; the number of steps once it is done. */
  readonly steps: Readonly<Record<string, number>>;
  /** By game: ids of solved puzzles. */
  readonly solved: Readonly<Record<string, readonly string[]>>;
}

export const progress: Store<Progress> = persistedStore<Progress>(localStorage, "botyard.learned", { steps: {}, solved: {} });

export function noteStep(game: string, step: number): void {
  progress.set({ ...progress.value, steps: { ...progress.value.steps, [game]: step } });
}

export function noteSolved(game: string, id: string): void {
  const { solved } = progress.value;
  const found = new Set([...(solved[game] ?? []), id]);
  progress.set({ ...progress.value, solved: { ...solved, [game]: [...found] } });
}
