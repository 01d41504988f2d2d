/** The pages that every site needs: texts of the operator, the status, and an address at which there is nothing. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as pagesText } from "#text/platform/pages";
import { text as announcementText } from "#text/platform/announcement";
import "../later/later.css";
import { siteName } from "../../site";
import { gamesChange, isServed } from "../../games/registry";
import { useStore } from "../../store";
import { VisitorHeader } from "../front/header";
import { Header } from "../header";
import { useShell } from "../hooks";
import { Silent, lazy } from "../lazy";
import { useTitle } from "../title";
import { SiteLink } from "../controls";
import { TextPage } from "./text_page";
import { call } from "../../net/api";
import type { ServiceStatus } from "../../protocol/generated";
import { formatDateTime, formatTime } from "../../text/times";
import { shownLanguage } from "../../text/language";

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
        <SiteLink to="/" kind="button primary">{pagesText.missing.lobby}</SiteLink>
        <SiteLink to="/learn" kind="button">{text.learning.learn}</SiteLink>
      </p>
    </article>
  );
}

const RENEW_MS = 30_000;

/** `status`: what the service last said; `away`: whether it does not answer now. */
interface Reading {
  readonly status: ServiceStatus | null;
  readonly away: boolean;
  readonly at: number;
}

/** Whether the service answers, what it announces, and its last outages. */
function StatusPage() {
  useStore(shownLanguage); // for dates
  const reading = useStatus();
  const words = pagesText.status;
  useTitle(`${words.title} · ${siteName()}`);
  const status = reading?.status;
  return (
    <article class="plate site-text">
      <h1>{words.title}</h1>
      <p class="site-state" role="status" data-away={reading?.away}>
        {reading === null ? pagesText.loading : reading.away ? words.away : words.works}
      </p>
      {reading && <p class="quiet">{words.checked(formatTime(reading.at))}</p>}
      {status?.announcement && (
        <>
          <h2>{words.announced}</h2>
          <p>
            {status.announcement.text}
            {status.announcement.restart !== null && ` ${announcementText.restart(formatTime(status.announcement.restart * 1000))}`}
          </p>
        </>
      )}
      {status && <Outages outages={status.outages} />}
      <p>{words.about}</p>
    </article>
  );
}

function Outages({ outages }: Pick<ServiceStatus, "outages">) {
  const words = pagesText.status;
  return (
    <>
      <h2>{words.outages}</h2>
      {outages.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{words.began}</th>
              <th>{words.lasted}</th>
            </tr>
          </thead>
          <tbody>
            {outages.map(({ began, ended }) => (
              <tr key={began}>
                <td>{formatDateTime(began * 1000)}</td>
                <td>{duration(ended - began)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A duration in its largest unit of which there are at least two. */
function duration(seconds: number): string {
  const words = pagesText.status;
  if (seconds < 120) return words.seconds(seconds);
  return seconds < 7_200 ? words.minutes(Math.round(seconds / 60)) : words.hours(Math.round(seconds / 3_600));
}

/** The status, read again and again. */
function useStatus(): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    const read = () =>
      void call<ServiceStatus>("GET", "/status").then(
        (status) => setReading({ status, away: false, at: Date.now() }),
        () => setReading((before) => ({ status: before?.status ?? null, away: true, at: Date.now() })),
      );
    read();
    const timer = setInterval(read, RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  return reading;
}
