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

/** What shows a game, and how it is learnt. */
interface Parts {
  readonly game: string;
  readonly match: GameMatchPart;
  readonly part: GameLearningPart;
}

/** All that teaches a game. */
export interface Course extends Parts, Lessons {}

/** A puzzle of a day, with what shows its game. */
export interface DailyCourse extends Parts {
  readonly puzzle: LessonStep;
}

/** Loads what teaches a game; null if it has nothing that does. Rejects if that can't be loaded now. */
export async function loadCourse(game: string): Promise<Course | null> {
  const found = await loadWith<Lessons>(game, "lessons");
  return found && { ...found.parts, ...found.answer };
}

/**
 * Loads a puzzle of a day, and what shows its game; null if the game has no learning part. `id`: of the puzzle's step.
 * Rejects if that can't be loaded now.
 */
export async function loadDaily(game: string, id: string): Promise<DailyCourse | null> {
  const found = await loadWith<LessonStep>(game, `steps/${id}`);
  await textsReady(); // the first page and the lobby, which show it, do not wait for them
  return found && { ...found.parts, puzzle: found.answer };
}

/** The parts of a game, with what the service has of it at `path`; null for a game without a learning part. */
async function loadWith<T>(game: string, path: string): Promise<{ readonly parts: Parts; readonly answer: T } | null> {
  const answer = call<T>("GET", `/games/${game}/${path}`);
  answer.catch(() => undefined); // it is awaited below; until then a failure must not count as unhandled
  if (!(await loadMatchPart(game))) throw new TypeError("the game can't be loaded");
  const match = matchPartOf(game)!;
  if (!match.loadLearningPart) return null;
  return { parts: { game, match, part: await match.loadLearningPart() }, answer: await answer };
}

/** The own seats of a step. */
export function ownSeats({ own }: LessonStep): readonly number[] {
  return own ?? [0];
}
