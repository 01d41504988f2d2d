/** The table of a puzzle: what it asks for, and its match, which the service checks move by move. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import type { Practice } from "../../protocol/generated";
import { useStore } from "../../store";
import { Match } from "../match/match";
import { MatchSourceContext } from "../match/source";
import { Problem } from "./frame";
import { ownSeats } from "./lessons";
import type { Course, LessonStep } from "./lessons";
import { useTable } from "./table";

interface Props {
  readonly course: Pick<Course, "game" | "match" | "part">;
  readonly puzzle: LessonStep;
  readonly title: string;
  /** What is said of a solved puzzle, after the words that it is solved. */
  readonly wordsIfSolved?: string;
  /** Called when the goal is reached or missed, with the moves that led there. */
  readonly ended: (moves: Practice, done: boolean) => void;
  /** What can be done once the puzzle is solved. */
  readonly children?: ComponentChildren;
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
  const state = check?.done ? "done" : check?.failed ? "missed" : "task";
  useEffect(() => {
    if (state !== "task") ended(table.request, state === "done");
  }, [state]);
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
