/** The rules of a game: the text of the service, whose boards the rules themselves play. */
import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as practiceText } from "#text/platform/practice";
import { gameOf } from "../../games/registry";
import type { Names } from "../../games/api";
import type { SitePageView } from "../../protocol/generated";
import { useStore } from "../../store";
import { type Shell, ShellContext, useShell } from "../hooks";
import { LanguageSelect } from "../front/header";
import { MatchSourceContext } from "../match/source";
import { useSiteText } from "../site/text_page";
import { Splash } from "../splash";
import { SiteLink } from "../controls";
import { type Course, type LessonStep, PracticeHeader, Problem, loadCourse, useLessonTable } from "./frame";

/** The rules in the language of the page, in sections with small boards. */
export function RulesPage({ game }: { game: string }) {
  const { me } = useShell();
  const { page, problem, load } = useSiteText(`/games/${game}/rules`);
  return (
    <div class="practice rules-page">
      <PracticeHeader title={practiceText.rulesTitle(gameOf(game)?.title ?? game)}>{me.identity === "" && <LanguageSelect />}</PracticeHeader>
      {page ? (
        <Rules game={game} page={page} />
      ) : (
        <main id="main">{problem !== null ? <Problem sentence={problem} retry={load} /> : <Splash message={text.app.loading} />}</main>
      )}
    </div>
  );
}

/** The text with its contents; boards that play come once the game is loaded. */
function Rules({ game, page }: { game: string; page: SitePageView }) {
  const course = useCourse(game);
  const article = useRef<HTMLElement>(null);
  const contents = useMemo(() => headingsOf(page.html), [page]);
  useBoards(article, course, page);
  return (
    <main id="main" class="rules">
      <nav class="plate rules-contents" aria-label={practiceText.contents}>
        {contents.map(({ id, title }) => (
          <a key={id} href={`#${id}`} onClick={(event) => scrollTo(event, id)}>{title}</a>
        ))}
        {course && course.lesson.length > 0 && <SiteLink to={`/learn/${game}`}>{text.learning.learn}</SiteLink>}
        {course && course.puzzles.length > 0 && <SiteLink to={`/puzzles/${game}`}>{practiceText.puzzles}</SiteLink>}
      </nav>
      {/* made by the service from Markdown, in which HTML is text */}
      <article ref={article} class="plate rules-text" lang={page.language} dangerouslySetInnerHTML={{ __html: page.html }} />
    </main>
  );
}

/** What teaches the game; null until it has come, and without it: then the pictures of the text stay. */
function useCourse(game: string): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let wanted = true;
    loadCourse(game).then(
      (found) => wanted && setCourse(found),
      (error: Error) => console.warn("The boards of the rules can't be loaded.", error),
    );
    return () => void (wanted = false);
  }, [game]);
  return course;
}

interface Heading {
  readonly id: string;
  readonly title: string;
}

/** The sections of a text, for its contents. */
function headingsOf(html: string): Heading[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("h2[id]")].map(({ id, textContent }) => ({ id, title: textContent ?? "" }));
}

/** Shows a section; the address keeps its fragment for tokens of links. */
function scrollTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.setAttribute("tabindex", "-1");
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

/** Draws the pieces, and puts boards that play in place of the pictures, each once it comes into sight. */
function useBoards(article: { readonly current: HTMLElement | null }, course: Course | null, page: SitePageView): void {
  const shell = useShell();
  useEffect(() => {
    if (!course) return;
    const places: Element[] = [];
    const play = ({ isIntersecting, target }: IntersectionObserverEntry) => {
      if (!isIntersecting) return;
      observer.unobserve(target);
      const place = playAt(target, course, shell);
      if (place) places.push(place);
    };
    const { Piece } = course.part;
    for (const place of article.current?.querySelectorAll("[data-piece]") ?? []) {
      if (Piece) render(<Piece name={place.getAttribute("data-piece")!} />, place);
      places.push(place);
    }
    const observer = new IntersectionObserver((entries) => entries.forEach(play), { rootMargin: "300px" });
    for (const figure of article.current?.querySelectorAll("figure[data-board]") ?? []) observer.observe(figure);
    return () => {
      observer.disconnect();
      for (const place of places) render(null, place);
    };
  }, [course, page]);
}

/** Draws the board of a figure in place of its picture; returns what holds the board, null for an unknown one. */
function playAt(figure: Element, course: Course, shell: Shell): Element | null {
  const step = course.rules.find(({ id }) => id === figure.getAttribute("data-board"));
  const picture = figure.querySelector("img");
  if (!step || !picture) return null;
  const place = document.createElement("div");
  place.className = "small-board-place";
  picture.replaceWith(place);
  render(
    <ShellContext.Provider value={shell}>
      <LiveBoard course={course} step={step} />
    </ShellContext.Provider>,
    place,
  );
  return place;
}

/**
 * The board of a position. Its button plays the moves that come with the step; after moves it goes back to the start first.
 */
function LiveBoard({ course, step }: { course: Course; step: LessonStep }) {
  const { game, part } = course;
  const table = useLessonTable(game, step);
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
