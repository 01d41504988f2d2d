import type { ComponentChildren } from "preact";
import { useState, useEffect, useMemo } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import { gameOf } from "../../games/registry";
import type { GoalCheck, Practice } from "../../protocol/generated";
import { useStore } from "../../store";
import { Match } from "../match/match";
import { MatchSourceContext } from "../match/source";
import { PracticeHeader, WithCourse, Problem, ownSeats } from "./frame";
import type { Course, LessonStep } from "./frame";
import { noteSolved, progress } from "./progress";
import { useTable } from "./table";

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

interface Props {
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
export function PuzzleTable({ course, puzzle, title, wordsIfSolved, ended, children }: Props) {
  const { game, match, part } = course;
  const table = useTable({ game, start: { kind: "lesson", id: puzzle.id }, own: ownSeats(puzzle), known: puzzle.start }, puzzle.id, practiceText.you);
  const source = useMemo(() => ({ ...table.source, saysEnd: true }), [table]); // a dialog would cover what follows
  const check = useStore(table.check);
  const problem = useStore(table.problem);
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
      {problem !== null && <Problem sentence={problem} retry={() => void table.begin()} />}
      <MatchSourceContext.Provider value={source}>
        <Match game={match} />
      </MatchSourceContext.Provider>
    </>
  );
}
