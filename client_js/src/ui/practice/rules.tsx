import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import { gameOf } from "../../games/registry";
import type { Names, RulesSection } from "../../games/api";
import { useStore } from "../../store";
import { MatchSourceContext } from "../match/source";
import { PageLink, PracticeHeader, WithCourse } from "./frame";
import { ownSeats } from "./lessons";
import type { Course, LessonStep } from "./lessons";
import { useTable } from "./table";

/** The rules of a game, in short sections with small boards that the rules themselves play. */
export function RulesPage({ game }: { game: string }) {
  return (
    <WithCourse game={game} title={practiceText.rulesTitle}>
      {(course) => <Rules course={course} />}
    </WithCourse>
  );
}

function Rules({ course }: { course: Course }) {
  const { game, part, lesson, puzzles } = course;
  return (
    <div class="practice rules-page">
      <PracticeHeader title={practiceText.rulesTitle(gameOf(game)!.title)} />
      <main id="main" class="rules">
        <nav class="plate rules-contents" aria-label={practiceText.contents}>
          {part.rules.map(({ id, title }) => (
            <a key={id} href={`#${id}`} onClick={(event) => scrollTo(event, id)}>
              {title}
            </a>
          ))}
          {lesson.length > 0 && <PageLink to={`/learn/${game}`}>{practiceText.learn}</PageLink>}
          {puzzles.length > 0 && <PageLink to={`/puzzles/${game}`}>{practiceText.puzzles}</PageLink>}
        </nav>
        <div class="rules-sections">
          {part.rules.map((section) => (
            <Section key={section.id} course={course} section={section} />
          ))}
        </div>
      </main>
    </div>
  );
}

/** Shows a section; the address keeps its fragment for tokens of links. */
function scrollTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

function Section({ course, section }: { course: Course; section: RulesSection }) {
  const { id, title, text, boards } = section;
  return (
    <section class="plate rules-section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`} data-questions={boards.some(({ title }) => title)}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <div class="rules-boards">
        {boards.map((board) => {
          const step = course.rules.find((one) => one.id === board.id);
          return step && <BoardFigure key={board.id} course={course} step={step} {...board} />;
        })}
      </div>
    </section>
  );
}

interface FigureProps {
  readonly course: Course;
  readonly step: LessonStep;
  readonly title?: string;
  readonly caption: string;
}

/** A small board, drawn once it comes into sight; a button plays what its position leads to. */
function BoardFigure(props: FigureProps) {
  const figure = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), { rootMargin: "300px" });
    observer.observe(figure.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <figure ref={figure} class="rules-board" data-board={props.step.id}>
      {props.title && <h3>{props.title}</h3>}
      {near ? <LiveBoard {...props} /> : <div class="small-board" />}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

/**
 * The board of a position. Its button plays the moves that come with the step; after moves it goes back to the start first.
 */
function LiveBoard({ course, step }: FigureProps) {
  const { game, part } = course;
  const table = useTable({ game, start: { kind: "lesson", id: step.id }, own: ownSeats(step), known: step.start }, step.id, practiceText.you);
  const { source } = table;
  const shown = useStore(source.shown);
  const caughtUp = useStore(source.caughtUp);
  const moves = useStore(table.ownMoves);
  const busy = useStore(table.busy);
  const names: Names = useMemo(() => (seat) => shown?.model.room.seats[seat]?.name ?? "", [shown?.model.room]);
  const play = async () => {
    if (moves > 0) await table.begin();
    if (step.played) table.replay(step.played);
  };
  if (!shown?.model.view) return <div class="small-board" />;
  const { event, duration, serial } = shown;
  return (
    <MatchSourceContext.Provider value={source}>
      <part.Board view={shown.model.view} names={names} event={event} duration={duration} serial={serial} />
      {step.played && (
        <button class="button small" data-played={moves > 0 && caughtUp} disabled={busy || !caughtUp} onClick={() => void play()}>
          {moves > 0 ? practiceText.watchAgain : practiceText.watch}
        </button>
      )}
    </MatchSourceContext.Provider>
  );
}
