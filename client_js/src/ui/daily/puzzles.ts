/** The puzzles of today and yesterday, as the service has them. */
import { useEffect } from "preact/hooks";
import { text } from "#text/platform/daily";
import { type DailyMemory, dailyMemory, daysInARow, shareOf } from "../../model/daily";
import { call } from "../../net/api";
import type { DailyPuzzle, DailyPuzzles, DailyResult } from "../../protocol/generated";
import { Store, useStore } from "../../store";
import { formatNumber, formatShare } from "../../text/language";

/** Null until they were read; `failed`: why they can't be read. */
export interface Read {
  readonly found: DailyPuzzles | null;
  readonly failed: Error | null;
}

const read = new Store<Read>({ found: null, failed: null });

/** The puzzles, read anew by each page that shows them. */
export function useDaily(identity: string): Read {
  useEffect(readDaily, [identity]);
  return useStore(read);
}

/** Reads the puzzles again. */
export function readDaily(): void {
  call<DailyPuzzles>("GET", "/daily").then(
    (found) => read.set({ found, failed: null }),
    (failed: Error) => read.set({ ...read.value, failed }),
  );
}

/** Takes over what the service says after an answer: the puzzle as it is now, and the days in a row. */
export function noteResult({ puzzle, streak }: DailyResult): void {
  const { found } = read.value;
  if (!found) return;
  const changed = (all: readonly DailyPuzzle[]) => all.map((one) => (puzzle && one.game === puzzle.game && one.id === puzzle.id ? puzzle : one));
  read.set({ found: { ...found, today: changed(found.today), yesterday: changed(found.yesterday), streak: streak ?? found.streak }, failed: null });
}

/** Whether a puzzle of a date is solved, by what the service or this browser knows. */
export function isSolved({ game, own }: DailyPuzzle, date: string, { solved }: DailyMemory): boolean {
  return own === true || `${date}/${game}` in solved;
}

/** How many days in a row have a solved puzzle: the service's number for a user, else this browser's. */
export function useDays({ day, streak }: DailyPuzzles): number {
  const memory = useStore(dailyMemory);
  return streak ? streak.days : daysInARow(memory, day);
}

/** `Solved by 34% of 210`. */
export function sharePhrase(puzzle: DailyPuzzle): string {
  const share = shareOf(puzzle);
  return share === null ? text.untried : text.share(formatShare(share), formatNumber(puzzle.tried));
}
