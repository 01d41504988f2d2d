/** Parts that the pages of practice share. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as practiceText } from "#text/platform/practice";
import { siteName } from "../../site";
import { gameOf } from "../../games/registry";
import { useHttpRequest } from "../http_request";
import { Header } from "../header";
import { useShell } from "../hooks";
import { SiteLink } from "../controls";
import { Logo, Splash } from "../splash";
import { useTitle } from "../title";
import { loadCourse } from "./lessons";
import type { Course } from "./lessons";

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
      <button class="button primary" onClick={retry}>
        {text.app.retry}
      </button>
    </div>
  );
}
