/** What this browser remembers of the puzzles of days, and what is said of them. */
import type { DailyPuzzle } from "../protocol/generated";
import { browserStorage, latestPersisted, persistedStore } from "./browser_storage";
import type { Store } from "../store";

/** By `DATE/GAME`; a date is such as `2026-11-29`. */
type ByPuzzle = Readonly<Record<string, number>>;

export interface DailyMemory {
  /** How many answers were given, of today and yesterday. */
  readonly tries: ByPuzzle;
  /** With how many answers a puzzle was solved. */
  readonly solved: ByPuzzle;
  /** The number of days in a row with a solved puzzle, up to the date `last`. */
  readonly days: number;
  readonly last: string;
}

const KEY = "botyard.daily";
export const dailyMemory: Store<DailyMemory> = persistedStore<DailyMemory>(browserStorage, KEY, { tries: {}, solved: {}, days: 0, last: "" });

const DAY_MS = 86_400_000;

/** The date before another one. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

/** The number, from 1, of this browser's next answer to the puzzle of a date; 0 once the puzzle is solved. */
export function nextNumber(date: string, game: string): number {
  const { tries, solved } = latestPersisted(browserStorage, KEY, dailyMemory);
  const key = `${date}/${game}`;
  return key in solved ? 0 : (tries[key] ?? 0) + 1;
}

/** Remembers an answer to the puzzle of a date. `today`: the date of now. */
export function noteAnswer(today: string, date: string, game: string, done: boolean): void {
  dailyMemory.set(withAnswer(latestPersisted(browserStorage, KEY, dailyMemory), today, date, game, done));
}

/** The memory after an answer to the puzzle of a date. `today`: the date of now; what is older than a day is left out. */
export function withAnswer(memory: DailyMemory, today: string, date: string, game: string, done: boolean): DailyMemory {
  const key = `${date}/${game}`;
  // keys begin with the date, so that they compare like dates
  const recent = (known: ByPuzzle) => Object.fromEntries(Object.entries(known).filter(([name]) => name >= dayBefore(today)));
  const tries = { ...recent(memory.tries), [key]: (memory.tries[key] ?? 0) + 1 };
  const solved = recent(memory.solved);
  if (!done || key in memory.solved) return { ...memory, tries, solved };
  const counts = date === today && memory.last !== today; // the first puzzle of today that is solved makes the row of days longer
  const days = memory.last === dayBefore(today) ? memory.days + 1 : 1;
  return { tries, solved: { ...solved, [key]: tries[key]! }, ...(counts ? { days, last: today } : { days: memory.days, last: memory.last }) };
}

/** How many days in a row this browser has solved a puzzle, up to today or yesterday. */
export function daysInARow({ days, last }: DailyMemory, today: string): number {
  return last === today || last === dayBefore(today) ? days : 0;
}

/** Of the people who have tried a puzzle, the share (0..1) that has solved it; null before the first try. */
export function shareOf({ tried, solved }: DailyPuzzle): number | null {
  return tried === 0 ? null : solved / tried;
}
