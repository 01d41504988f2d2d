/** The lessons of a game as the service has them: positions, goals and solutions. */
import { loadMatchPart, matchPartOf } from "../../games/registry";
import type { GameLearningPart, GameMatchPart, PuzzleGoal } from "../../games/api";
import { call } from "../../net/api";
import { textsReady } from "../../text/language";
import type { GameCommand, Practised } from "../../protocol/generated";

export interface LessonStep {
  readonly id: string;
  readonly own?: readonly number[];
  readonly goal?: PuzzleGoal;
  readonly solution?: readonly GameCommand[];
  /** The position at the start. */
  readonly start: Practised;
  /** What a board of the rules page plays. */
  readonly played?: Practised;
}

export interface Lessons {
  readonly lesson: readonly LessonStep[];
  readonly puzzles: readonly LessonStep[];
  readonly rules: readonly LessonStep[];
}

/** All that teaches a game. */
export interface Course extends Lessons {
  readonly game: string;
  readonly match: GameMatchPart;
  readonly part: GameLearningPart;
}

/** A puzzle of a day, with what shows its game. */
export interface DailyCourse extends Pick<Course, "game" | "match" | "part"> {
  readonly puzzle: LessonStep;
}

/** Loads what teaches a game; null if it has nothing that does. Rejects if that can't be loaded now. */
export async function loadCourse(game: string): Promise<Course | null> {
  const lessons = call<Lessons>("GET", `/games/${game}/lessons`);
  lessons.catch(() => undefined); // it is awaited below; until then a failure must not count as unhandled
  if (!(await loadMatchPart(game))) throw new TypeError("the game can't be loaded");
  const match = matchPartOf(game)!;
  if (!match.loadLearningPart) return null;
  return { game, match, part: await match.loadLearningPart(), ...(await lessons) };
}

/**
 * Loads a puzzle of a day, and what shows its game; null if the game has no learning part. `id`: of the puzzle's step.
 * Rejects if that can't be loaded now.
 */
export async function loadDaily(game: string, id: string): Promise<DailyCourse | null> {
  const step = call<LessonStep>("GET", `/games/${game}/steps/${id}`);
  step.catch(() => undefined); // it is awaited below; until then a failure must not count as unhandled
  if (!(await loadMatchPart(game))) throw new TypeError("the game can't be loaded");
  const match = matchPartOf(game)!;
  if (!match.loadLearningPart) return null;
  const part = await match.loadLearningPart();
  await textsReady(); // the first page and the lobby, which show it, do not wait for them
  return { game, match, part, puzzle: await step };
}

/** The own seats of a step. */
export function ownSeats({ own }: LessonStep): readonly number[] {
  return own ?? [0];
}
