/** The pages that every site needs: texts of the operator, the status, and an address at which there is nothing. */
import "../later/later.css";
import { text } from "#text/platform/first";
import { text as pagesText } from "#text/platform/pages";
import { siteName } from "../../site";
import { gamesChange, isServed } from "../../games/registry";
import { useStore } from "../../store";
import { VisitorHeader } from "../front/header";
import { Header } from "../header";
import { useShell } from "../hooks";
import { Silent, lazy } from "../lazy";
import { useTitle } from "../title";
import { SiteLink } from "../controls";
import { StatusPage } from "./status";
import { TextPage } from "./text_page";

const HistoryPage = lazy(async () => (await import("../history/page")).HistoryPage, Silent);
const ProfilePage = lazy(async () => (await import("../history/profile")).ProfilePage, Silent);
const LeaderboardPage = lazy(async () => (await import("../ratings/page")).LeaderboardPage, Silent);
const GamePage = lazy(async () => (await import("./game")).GamePage, Silent);

interface Props {
  /** One of `SITE_PAGES`, a game, a list of matches or players or a profile, or null for an address at which there is nothing. */
  readonly page: string | null;
  /** Whether a visitor without a name is offered to log in. */
  readonly canLogIn?: boolean;
}

export function SitePage({ page, canLogIn = false }: Props) {
  const { me } = useShell();
  return (
    <>
      {me.identity === "" ? <VisitorHeader canLogIn={canLogIn} /> : <Header />}
      <main id="main" class="site">
        <Content page={page} />
      </main>
    </>
  );
}

/** What an address leads to; a game that the service has not leads to nothing. */
function Content({ page }: { page: string | null }) {
  useStore(gamesChange); // the list of games may come late
  if (page === null) return <Missing />;
  if (page === "status") return <StatusPage />;
  if (page.startsWith("matches/?")) return <HistoryPage query={page.slice("matches/?".length)} />;
  const [, ranked, view = ""] = /^leaderboards\/(\w+)\?(.*)$/.exec(page) ?? [];
  if (ranked) return isServed(ranked) ? <LeaderboardPage game={ranked} query={view} /> : <Missing />;
  if (page.startsWith("u/")) return <ProfilePage key={page} name={decoded(page.slice("u/".length))} />;
  const game = /^games\/(\w+)$/.exec(page)?.[1];
  if (game) return isServed(game) ? <GamePage key={game} game={game} /> : <Missing />;
  return <TextPage key={page} path={`/pages/${page}`} />;
}

/** A part of an address as it was before it was encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // it was typed so
  }
}

/** In place of a page at an address that names none. */
function Missing() {
  useTitle(`${pagesText.missing.title} · ${siteName()}`);
  return (
    <article class="plate site-text">
      <h1>{pagesText.missing.title}</h1>
      <p>{pagesText.missing.about}</p>
      <p class="site-ways">
        <SiteLink to="/" kind="button primary">
          {pagesText.missing.lobby}
        </SiteLink>
        <SiteLink to="/learn" kind="button">
          {text.learning.learn}
        </SiteLink>
      </p>
    </article>
  );
}
