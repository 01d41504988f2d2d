/** The pages on which nothing counts: lessons, rules, puzzles and sandboxes. They need no name. */
import "./practice.css";
import { text } from "#text/platform/first";
import { allGames, gamesChange, hasLessons } from "../../games/registry";
import { ShellContext } from "../hooks";
import type { Shell } from "../hooks";
import { useStore } from "../../store";
import { lazy } from "../lazy";
import { Splash } from "../splash";
import type { PracticeRoute, Router } from "../router";
import { LearnPage } from "./learn";
import { DailyPage } from "./daily";
import { PuzzlesPage } from "./puzzles";
import { RulesPage } from "./rules";
import { SandboxPage } from "./sandbox";

const DevPage = lazy(async () => (await import("./dev")).DevPage, ({ children }) => <main id="main">{children}</main>);

/** What the page has for a visitor without a name. */
type Visitor = Omit<Shell, "me" | "leave" | "navigate"> & { readonly router: Router };

interface Props {
  readonly place: PracticeRoute;
  /** Null for a user with a name, whose shell is around the page. */
  readonly visitor: Visitor | null;
}

/** A page of the practice. `visitor`: the shell of a reader without a name. */
export function PracticePage({ place, visitor }: Props) {
  const page = <Page place={place} />;
  if (!visitor) return page;
  const shell = { ...visitor, me: NO_NAME, leave: () => undefined, navigate: (to: string) => visitor.router.navigate(to) };
  return <ShellContext.Provider value={shell}>{page}</ShellContext.Provider>;
}

const NO_NAME: Shell["me"] = { identity: "", name: "", registered: false, moderator: false };

/** The page of a place; without a game that of the first one with lessons. */
function Page({ place }: { place: PracticeRoute }) {
  useStore(gamesChange); // one that has loaded late
  const game = place.game || (allGames().find(({ id }) => hasLessons(id)) ?? allGames()[0])?.id;
  if (place.page === "dev") return <DevPage />;
  if (game === undefined) return <main id="main"><Splash message={text.app.noSuchPage} /></main>;
  switch (place.page) {
    case "practice":
      return <SandboxPage />;
    case "daily":
      return <DailyPage chosen={place.game} />;
    case "puzzles":
      return <PuzzlesPage key={game} game={game} />;
    case "rules":
      return <RulesPage key={game} game={game} />;
    default:
      return <LearnPage key={game} game={game} />;
  }
}
