/** Parts that the pages of practice share. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as practiceText } from "#text/platform/practice";
import { siteName } from "../../site";
import { gameOf, loadMatchPart, matchPartOf } from "../../games/registry";
import { useHttpRequest, useShell } from "../hooks";
import { Header } from "../header";
import { SiteLink } from "../controls";
import { Logo, Splash } from "../splash";
import { useTitle } from "../title";
import type { GameLearningPart, GameMatchPart, PuzzleGoal } from "../../games/api";
import { call } from "../../net/api";
import { textsReady } from "../../text/language";
import type { GameCommand, Practised } from "../../protocol/generated";
import { type PracticeTable, useTable } from "./table";

interface HeaderProps {
  readonly title: string;
  /** Whether the title is the heading of the page. */
  readonly heading?: boolean;
  readonly children?: ComponentChildren;
}

/** The line at the top: that of every page, or for a visitor without a name only the way home. */
export function PracticeHeader({ title, heading = true, children }: HeaderProps) {
  const { me } = useShell();
  useTitle(`${title} · ${siteName()}`);
  const content = (
    <>
      {heading ? <h1 class="room-title">{title}</h1> : <p class="room-title">{title}</p>}
      {children}
    </>
  );
  if (me.identity !== "") return <Header>{content}</Header>;
  return (
    <header class="header">
      <SiteLink to="/" kind="home">
        <Logo />
        <span class="visually-hidden">{text.app.home}</span>
      </SiteLink>
      <div class="header-middle">{content}</div>
    </header>
  );
}

interface CourseProps {
  readonly game: string;
  /** The part that the page is about; without it the page says that the game has none. */
  readonly needs: "lesson" | "puzzles";
  readonly title: (game: string) => string;
  readonly children: (course: Course) => ComponentChildren;
}

/** Loads what teaches a game, and shows `children` with it. */
export function WithCourse({ game, needs, title, children }: CourseProps) {
  const [course, setCourse] = useState<Course | null | undefined>();
  const { problem, run } = useHttpRequest();
  const load = () => void run(() => loadCourse(game).then((found) => setCourse(found?.[needs].length === 0 ? null : found)));
  useEffect(load, [game]);
  if (course) return <>{children(course)}</>;
  return (
    <>
      <PracticeHeader title={title(gameOf(game)?.title ?? game)} />
      <main id="main">
        {problem !== null ? (
          <Problem sentence={problem} retry={load} />
        ) : (
          <Splash message={course === null ? practiceText.noLessons : text.app.loading} />
        )}
      </main>
    </>
  );
}

/** Why something can't be shown, and a button to try again. */
export function Problem({ sentence, retry }: { sentence: string; retry: () => void }) {
  return (
    <div class="splash">
      <p role="alert">{sentence}</p>
      <button class="button primary" onClick={retry}>{text.app.retry}</button>
    </div>
  );
}

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

interface Lessons {
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

/** Loads what teaches a game; null if the game has no learning part. Rejects if that can't be loaded now. */
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

/** The table at the position of a step. */
export function useLessonTable(game: string, step: LessonStep): PracticeTable {
  return useTable({ game, start: { kind: "lesson", id: step.id }, own: ownSeats(step), known: step.start }, step.id, practiceText.you);
}
