import { useState } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import { gameOf } from "../../games/registry";
import { useStore } from "../../store";
import { PracticeHeader, WithCourse } from "./frame";
import type { Course } from "./lessons";
import { noteSolved, progress } from "./progress";
import { PuzzleTable } from "./puzzle_table";

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
          <span class="quiet">{practiceText.progress(solved.length, puzzles.length)}</span>
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
