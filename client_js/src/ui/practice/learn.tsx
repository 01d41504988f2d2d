import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as practiceText } from "#text/platform/practice";
import type { LessonMark } from "../../games/api";
import { gameOf } from "../../games/registry";
import { useStore } from "../../store";
import type { Store } from "../../store";
import { SiteLink } from "../controls";
import { useShell } from "../hooks";
import { Match } from "../match/match";
import { MatchSourceContext } from "../match/source";
import { PracticeHeader, Problem, WithCourse, ownSeats } from "./frame";
import type { Course, LessonStep } from "./frame";
import { noteStep, progress } from "./progress";
import { useTable } from "./table";

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
  const table = useTable(
    { game, start: { kind: "lesson", id: step.id }, own: ownSeats(step), known: step.start },
    step.id,
    practiceText.you,
  );
  const check = useStore(table.check);
  const problem = useStore(table.problem);
  const state = !step.goal ? "reading" : check?.done ? "done" : check?.failed ? "missed" : "task";
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
            <button class="button" onClick={() => go(index - 1)}>
              {practiceText.back}
            </button>
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
      {problem !== null && <Problem sentence={problem} retry={() => void table.begin()} />}
      <MatchSourceContext.Provider value={table.source}>
        <Match game={match} />
      </MatchSourceContext.Provider>
    </>
  );
}

/** The way to the next step, with the focus: the step before it is over. */
function NextButton({ go }: { go: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button class="button primary" data-lesson="next" ref={button} onClick={go}>
      {practiceText.next}
    </button>
  );
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
        <SiteLink to={`/rules/${game}`} kind="button">
          {practiceText.rules}
        </SiteLink>
      )}
      {puzzles.length > 0 && (
        <SiteLink to={`/puzzles/${game}`} kind="button">
          {practiceText.puzzles}
        </SiteLink>
      )}
      <SiteLink to="/" kind="button primary">
        {me.identity === "" ? practiceText.play : text.app.home}
      </SiteLink>
    </>
  );
}

const MARK = "data-lesson-mark";

/** Marks the elements that a selector matches, as the page changes; "" marks none. Returns an end to it. */
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
export function useMarks(marks: readonly LessonMark[] | null, show: string): void {
  useEffect(() => {
    if (!marks) return keepMarked(() => show);
    return keepMarked(() => {
      const left = marks.find(({ done }) => done === null || !document.querySelector(done));
      return left?.target ?? "";
    });
  }, [marks, show]);
}
