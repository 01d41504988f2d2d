import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { text } from "#text/platform/first";
import { text as practiceText } from "#text/platform/practice";
import type { GameMatchPart, LessonMark } from "../../games/api";
import { gameOf } from "../../games/registry";
import { type Store, useStore } from "../../store";
import { SiteLink } from "../controls";
import { useShell } from "../hooks";
import { Match } from "../match/match";
import { type MatchSource, MatchSourceContext } from "../match/source";
import { type Course, type LessonStep, PracticeHeader, Problem, WithCourse, ownSeats, useLessonTable } from "./frame";
import { noteStep, progress, noteSolved } from "./progress";
import type { PracticeTable } from "./table";
import type { GoalCheck, Practice } from "../../protocol/generated";

/** The interactive first match of a game: short steps in positions that the rules play. */
export function LearnPage({ game }: { game: string }) {
  return (
    <WithCourse game={game} needs="lesson" title={practiceText.learnTitle}>
      {(course) => <FirstMatch course={course} />}
    </WithCourse>
  );
}

/** The lesson of a game, from the step where the reader stopped. */
function FirstMatch({ course }: { course: Course }) {
  const { game, lesson } = course;
  const kept = progress.value.steps[game] ?? 0;
  const [index, setIndex] = useState(kept < lesson.length ? kept : 0);
  const go = (step: number) => {
    noteStep(game, step);
    setIndex(Math.min(step, lesson.length - 1));
  };
  return (
    <div class="room practice" data-lesson-step={lesson[index]!.id}>
      <PracticeHeader title={practiceText.learnTitle(gameOf(game)!.title)} heading={false} />
      <main id="main">
        <Step key={index} course={course} index={index} go={go} />
      </main>
    </div>
  );
}

interface StepProps {
  readonly course: Course;
  readonly index: number;
  readonly go: (step: number) => void;
}

/** A step of the lesson: its words and its table. `go`: shows another step. */
function Step({ course, index, go }: StepProps) {
  const { game, match, part, lesson } = course;
  const step = lesson[index]!;
  const table = useLessonTable(game, step);
  const check = useStore(table.check);
  const state = step.goal ? stateOf(check) : "reading";
  useMarks(useStepMarks(course, step, state, table.ownMoves), state === "task" ? "" : (part.shows[step.id] ?? ""));
  const words = part.lesson[step.id]!;
  const last = index === lesson.length - 1;
  const said = state === "done" ? (words.done ?? words.text) : state === "missed" ? (words.missed ?? words.text) : words.text;
  return (
    <>
      <section class="plate lesson" aria-label={practiceText.step(index + 1, lesson.length)} data-state={state}>
        <p class="lesson-place quiet">
          {words.chapter && <strong>{words.chapter}</strong>} {practiceText.step(index + 1, lesson.length)}
        </p>
        <div class="lesson-words" role="status">
          <h1>{words.title}</h1>
          <p>{said}</p>
        </div>
        <div class="actions">
          {index > 0 && (
            <button class="button" onClick={() => go(index - 1)}>{practiceText.back}</button>
          )}
          {state === "missed" && (
            <button class="button primary" data-lesson="again" onClick={() => void table.begin()}>
              {practiceText.again}
            </button>
          )}
          {(state === "done" || state === "reading") && !last && <NextButton key={state} go={() => go(index + 1)} />}
          {last ? <WaysOn course={course} /> : <SiteLink to="/" kind="button">{practiceText.leave}</SiteLink>}
        </div>
      </section>
      <LessonMatch table={table} source={table.source} match={match} />
    </>
  );
}

interface LessonMatchProps {
  readonly table: PracticeTable;
  readonly source: MatchSource;
  readonly match: GameMatchPart;
}

/** The match of a lesson or a puzzle; above it, if the service can't play it, why. */
function LessonMatch({ table, source, match }: LessonMatchProps) {
  const problem = useStore(table.problem);
  return (
    <>
      {problem !== null && <Problem sentence={problem} retry={() => void table.begin()} />}
      <MatchSourceContext.Provider value={source}>
        <Match game={match} />
      </MatchSourceContext.Provider>
    </>
  );
}

/** The way to the next step, with the focus: the step before it is over. */
function NextButton({ go }: { go: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return <button class="button primary" data-lesson="next" ref={button} onClick={go}>{practiceText.next}</button>;
}

/** What to press for the next command of a step's solution; null while nothing is to be pressed. */
function useStepMarks({ part }: Course, step: LessonStep, state: string, moves: Store<number>) {
  const made = useStore(moves);
  return useMemo(() => {
    const command = state === "task" ? step.solution?.[made] : undefined;
    return command ? part.marksOf(command, ownSeats(step)[0]!) : null;
  }, [step, state, made]);
}

/** The ways on from the end of the first match. */
function WaysOn({ course }: { course: Course }) {
  const { me } = useShell();
  const { game, lesson, puzzles, rules } = course;
  useEffect(() => noteStep(game, lesson.length), []);
  return (
    <>
      {rules.length > 0 && (
        <SiteLink to={`/rules/${game}`} kind="button">{practiceText.rules}</SiteLink>
      )}
      {puzzles.length > 0 && (
        <SiteLink to={`/puzzles/${game}`} kind="button">{practiceText.puzzles}</SiteLink>
      )}
      <SiteLink to="/" kind="button primary">{me.identity === "" ? practiceText.play : text.app.home}</SiteLink>
    </>
  );
}

const MARK = "data-lesson-mark";

/** Marks the elements that a selector matches, as the page changes; "" marks none. Returns a function that ends it. */
function keepMarked(selector: () => string): () => void {
  const mark = () => {
    const wanted = selector();
    const found = new Set(wanted === "" ? [] : document.querySelectorAll(wanted));
    for (const old of document.querySelectorAll(`[${MARK}]`)) if (!found.has(old)) old.removeAttribute(MARK);
    for (const one of found) {
      if (one.hasAttribute(MARK)) continue;
      one.setAttribute(MARK, "");
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  mark();
  return () => {
    observer.disconnect();
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}

/** What changes while a move is prepared. */
const ATTRIBUTES = ["aria-pressed", "aria-selected", "data-staged", "data-choice", "disabled"];

/** Marks the first of `marks` that is not done; or, without marks, all that `show` matches. */
function useMarks(marks: readonly LessonMark[] | null, show: string): void {
  useEffect(() => {
    if (!marks) return keepMarked(() => show);
    return keepMarked(() => {
      const left = marks.find(({ done }) => done === null || !document.querySelector(done));
      return left?.target ?? "";
    });
  }, [marks, show]);
}

/** The page of the puzzles: positions with a goal that the rules check. */
export function PuzzlesPage({ game }: { game: string }) {
  return (
    <WithCourse game={game} needs="puzzles" title={practiceText.puzzlesTitle}>
      {(course) => <Puzzles course={course} />}
    </WithCourse>
  );
}

/** The puzzles of a game, at first the first one that is not solved. */
function Puzzles({ course }: { course: Course }) {
  const { game, puzzles } = course;
  const solved = useStore(progress).solved[game] ?? [];
  const firstOpen = puzzles.findIndex(({ id }) => !solved.includes(id));
  const [index, setIndex] = useState(Math.max(0, firstOpen));
  const title = practiceText.puzzlesTitle(gameOf(game)!.title);
  return (
    <div class="room practice" data-puzzle={puzzles[index]?.id}>
      <PracticeHeader title={title} heading={false} />
      <main id="main">
        <nav class="puzzle-list" aria-label={title}>
          {puzzles.map(({ id }, number) => (
            <button
              key={id}
              class="button"
              aria-current={number === index ? "step" : undefined}
              aria-label={`${practiceText.puzzle(number + 1)}${solved.includes(id) ? `, ${practiceText.solvedMark}` : ""}`}
              data-solved={solved.includes(id)}
              onClick={() => setIndex(number)}
            >
              {number + 1}
            </button>
          ))}
          <span class="quiet">{practiceText.progress(puzzles.filter(({ id }) => solved.includes(id)).length, puzzles.length)}</span>
        </nav>
        {puzzles[index] && <Puzzle key={index} course={course} index={index} go={setIndex} />}
      </main>
    </div>
  );
}

interface PuzzleProps {
  readonly course: Course;
  readonly index: number;
  readonly go: (index: number) => void;
}

/** A puzzle of the list. `go`: shows another one. */
function Puzzle({ course, index, go }: PuzzleProps) {
  const { game, puzzles } = course;
  const puzzle = puzzles[index]!;
  return (
    <PuzzleTable {...{ course, puzzle }} title={practiceText.puzzle(index + 1)} ended={(_, done) => done && noteSolved(game, puzzle.id)}>
      {index < puzzles.length - 1 && (
        <button class="button primary" data-lesson="next" onClick={() => go(index + 1)}>
          {practiceText.nextPuzzle}
        </button>
      )}
    </PuzzleTable>
  );
}

interface PuzzleTableProps {
  readonly course: Pick<Course, "game" | "match" | "part">;
  readonly puzzle: LessonStep;
  readonly title: string;
  /** What is said of a solved puzzle, after the words that it is solved. */
  readonly wordsIfSolved?: string;
  /** Called when the goal is reached or missed, with the moves that led there, which the board may not have shown yet. */
  readonly ended: (moves: Practice, done: boolean) => void;
  /** What can be done once the puzzle is solved. */
  readonly children?: ComponentChildren;
}

function stateOf(check: GoalCheck | null): "done" | "missed" | "task" {
  return check?.done ? "done" : check?.failed ? "missed" : "task";
}

/** A puzzle with its task and its table. */
export function PuzzleTable({ course, puzzle, title, wordsIfSolved, ended, children }: PuzzleTableProps) {
  const { game, match, part } = course;
  const table = useLessonTable(game, puzzle);
  const source = useMemo(() => ({ ...table.source, saysEnd: true }), [table]); // a dialog would cover what follows
  const check = useStore(table.check);
  const moves = useStore(table.ownMoves);
  const busy = useStore(table.busy);
  const state = stateOf(check);
  const judged = stateOf(useStore(table.judged));
  useEffect(() => {
    if (judged !== "task") ended(table.request, judged === "done");
  }, [judged]);
  const task = part.puzzleWords?.(puzzle.goal!) ?? practiceText.turnsLeft(puzzle.goal!.turns);
  return (
    <>
      <section class="plate lesson" aria-label={title} data-state={state}>
        <div class="lesson-words" role="status">
          <h1>{title}</h1>
          <p>{state === "done" ? [practiceText.solved, wordsIfSolved].filter(Boolean).join(" ") : state === "missed" ? practiceText.missed : task}</p>
        </div>
        <div class="actions">
          <button class={state === "missed" ? "button primary" : "button"} data-lesson="undo" disabled={moves === 0 || busy} onClick={() => void table.undo()}>
            {practiceText.undo}
          </button>
          <button class="button" data-lesson="again" disabled={moves === 0 || busy} onClick={() => void table.begin()}>
            {practiceText.restart}
          </button>
          {state === "done" && children}
        </div>
      </section>
      <LessonMatch table={table} source={source} match={match} />
    </>
  );
}
