/** The pages on which nothing counts: lessons, rules, puzzles and sandboxes. They need no name. */
import "./practice.css";
import { text } from "#text/platform/first";
import { allGames, gamesChange, hasLessons } from "../../games/registry";
import { useStore } from "../../store";
import { lazy } from "../lazy";
import { Splash } from "../splash";
import type { PracticeRoute } from "../router";
import { LearnPage, PuzzlesPage } from "./course";
import { DailyPage } from "./daily";
import { RulesPage } from "./rules";
import { SandboxPage } from "./sandbox";

const DevPage = lazy(async () => (await import("./dev")).DevPage, ({ children }) => <main id="main">{children}</main>);

/** A page of the practice. If its address names no game, it is about the first one with lessons. */
export function PracticePage({ place }: { place: PracticeRoute }) {
  useStore(gamesChange); // one that has loaded late
  const game = place.game || (allGames().find(({ id }) => hasLessons(id)) ?? allGames()[0])?.id;
  if (place.page === "dev") return <DevPage />;
  if (game === undefined) return <main id="main"><Splash message={text.app.noSuchPage} /></main>;
  switch (place.page) {
    case "practice":
      return <SandboxPage />;
    case "daily":
      return <DailyPage chosen={place.game} />; // it shows the puzzles of all games
    case "puzzles":
      return <PuzzlesPage key={game} game={game} />;
    case "rules":
      return <RulesPage key={game} game={game} />;
    default:
      return <LearnPage key={game} game={game} />;
  }
}
