/** The pages for a visitor without a name, and the question for one before the first act that others see. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as frontText } from "#text/platform/front";
import type { Client } from "../../client";
import { Refusal, call } from "../../net/api";
import { type Me, becomeGuest, suggestedName } from "../../net/identity";
import { useStore } from "../../store";
import { Notices } from "../banner";
import type { BecomeGuest } from "../guest_name";
import type { Asked } from "./entry";
import { type Entry, type Shell, ShellContext, visitorShell, sentenceOf, useShell } from "../hooks";
import { Alone, Silent, lazy, emptyPlate } from "../lazy";
import { type Route, type Router, hasFooter, routeOf, fromHere } from "../router";
import { allGames, creditsOf } from "../../games/registry";
import type { RoomSummary, ServiceStatus } from "../../protocol/generated";
import { formatNumber } from "../../text/language";
import { GameCard } from "../games/card";
import { playNow, useCreating } from "../play_now";
import { VisitorHeader } from "./header";
import { useRooms } from "./rooms";
import "./front.css";

const PracticePage = lazy(async () => (await import("../practice/page")).PracticePage, Alone);
const ResetPage = lazy(async () => (await import("../account/lone_pages")).ResetPage, Alone);
const BannedPage = lazy(async () => (await import("../account/lone_pages")).BannedPage, Alone);
const Invited = lazy(async () => (await import("../invitations/page")).Invited, Alone);
const SharedMoment = lazy(async () => (await import("../timeline/shared_moment")).SharedMoment, Alone);
const EntryDialog = lazy(async () => (await import("./entry")).EntryDialog, Silent);
const NamePage = lazy(async () => (await import("./entry")).NamePage, Alone);
const RoomDoor = lazy(async () => (await import("./room_door")).RoomDoor, Alone);
const SitePage = lazy(async () => (await import("../site/page")).SitePage, Alone);
const Footer = lazy(async () => (await import("../later/site_lines")).Footer, Silent);

/** `account`: whether the visitor had one, and can log in again. */
interface Props extends Omit<Shell, "me" | "leave" | "navigate" | "enter"> {
  readonly router: Router;
  /** Why the former session ended, if there was one. */
  readonly reason: string | null;
  readonly account: boolean;
}

/** The page that an address names, for a visitor without a name, and the question for one. */
export function Visitor({ router, reason, account, ...parts }: Props) {
  const path = useStore(router.path);
  const place = useMemo(() => routeOf(path), [path]);
  const entry = useEntry(parts.client, parts.become);
  const { enter } = entry;
  const shell = useMemo(() => visitorShell({ ...parts, navigate: (to) => router.navigate(to), enter }), []);
  const { navigate, become } = shell;
  useEffect(() => {
    parts.client.visit(null); // a room of the former user is none of this visitor's
    if (account) void enter("account");
  }, []);
  if (place?.kind === "reset") return <ResetPage secret={place.secret} {...{ become, navigate }} />;
  if (entry.banned && place?.kind !== "site") return <BannedPage known={false} again={entry.again} navigate={navigate} />;
  return (
    <ShellContext.Provider value={shell}>
      <Notices />
      {reason && (
        <p class="visitor-reason" role="status">{reason}</p>
      )}
      <VisitorPage {...{ place, router, shell }} guest={entry.guest} />
      {hasFooter(place) && <Footer path={path} />}
      {entry.asked && <EntryDialog key={entry.asked.kind} asked={entry.asked} guest={entry.guest} become={become} />}
    </ShellContext.Provider>
  );
}

interface PageProps extends Pick<Props, "router"> {
  readonly place: Route | null;
  readonly shell: Shell;
  /** Becomes a guest of a name; false for a banned visitor. Rejects with a sentence. */
  readonly guest: BecomeGuest;
}

function VisitorPage({ place, router, shell, guest }: PageProps) {
  const { client, become } = shell;
  switch (place?.kind) {
    case "lobby":
      return <FrontPage />;
    case "practice":
      return <PracticePage place={place} />;
    case "site":
      return <SitePage page={place.page} canLogIn />;
    case "invitation":
      return <Invited {...{ client, router, become }} enter={guest} secret={place.secret} />;
    case "room":
      if ("moment" in place) return <SharedMoment key={place.id} place={place} guest={guest} />;
      return <RoomDoor key={place.coach ?? place.id} place={place} guest={guest} />;
    case "account":
    case "desk":
      return <NamePage {...{ guest, become }} />;
    default:
      return <SitePage page={null} canLogIn />;
  }
}

interface EntryState extends Pick<Shell, "enter"> {
  readonly asked: Asked | null;
  readonly guest: BecomeGuest;
  /** Whether this visitor may not enter; `again` takes it back. */
  readonly banned: boolean;
  again(): void;
}

/** How a visitor gets a name: one that is proposed, by a question, or by a log-in. */
function useEntry(client: Client, become: (me: Me) => void): EntryState {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [banned, setBanned] = useState(false);
  const entering = useRef(false);
  const guest = async (name: string) => {
    try {
      become(await becomeGuest(name));
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "banned") throw error;
      setBanned(true);
      return false;
    }
  };
  /** Becomes a guest with a suggested name; false if that fails, or is under way already. */
  const propose = async () => {
    if (entering.current) return false; // a second click would make a second guest
    entering.current = true;
    try {
      return await guest(suggestedName());
    } catch (error) {
      client.notify(sentenceOf(error as Error));
      return false;
    } finally {
      entering.current = false;
    }
  };
  const ask = (kind: Asked["kind"]) =>
    new Promise<boolean>((resolve) => {
      const answer = (entered: boolean) => {
        setAsked(null);
        resolve(entered);
      };
      setAsked({ kind, answer });
    });
  const enter = (kind: Entry) => (kind === "proposed" ? propose() : ask(kind));
  return { asked, guest, enter, banned, again: () => setBanned(false) };
}

/** The board comes after the first paint, into a frame of its size. */
const Show = lazy(async () => (await import("./show")).Show, () => (
  <figure class="plate show" data-kind="loading">
    <div class="show-board" />
    <figcaption />
  </figure>
));
const RoomLists = lazy(async () => (await import("./room_lists")).RoomLists, Silent);
const DailyTeaser = lazy(async () => (await import("../later/teaser")).DailyTeaser, emptyPlate("daily"));
const AnnouncementLine = lazy(async () => (await import("../later/site_lines")).AnnouncementLine, Silent);

function FrontPage() {
  const rooms = useRooms();
  return (
    <>
      <Announcements />
      <VisitorHeader />
      <main class="front" id="main">
        <Hero rooms={rooms && rooms.playing} />
        <section class="game-cards" aria-labelledby="games">
          <h2 id="games" class="visually-hidden">{frontText.games}</h2>
          {allGames().map((game) => (
            <GameCard key={game.id} game={game} facts={factsOf(game.id)} />
          ))}
        </section>
        <DailyTeaser />
        <RoomLists rooms={rooms} />
      </main>
    </>
  );
}

/** ` · 50 min · 13+`, as far as it is known. */
function factsOf(game: string): string {
  const { minutes, age } = creditsOf(game);
  return [minutes && frontText.minutes(minutes), age && `${formatNumber(age)}+`].flatMap((fact) => (fact ? [" · ", fact] : [])).join("");
}

function Hero({ rooms }: { rooms: readonly RoomSummary[] | null }) {
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>{text.app.motto}</h1>
        <p>{frontText.about}</p>
        <PlayButton />
      </div>
      <Show rooms={rooms} />
    </section>
  );
}

/** Begins a match of the first game against bots. */
function PlayButton() {
  const { client, enter, opponents, navigate } = useShell();
  const creating = useCreating();
  const [game] = allGames();
  const play = async () => {
    if (game && (await enter("proposed"))) await playNow(client, game, opponents.value, fromHere(navigate));
  };
  return (
    <button class="button primary hero-play" data-action="play-now" disabled={creating} onClick={() => void play()}>
      {frontText.play}
    </button>
  );
}

/** What the operators announce, read once. */
function Announcements() {
  const { account } = useShell().client.session;
  const announcement = useStore(account.announcement);
  useEffect(() => {
    call<ServiceStatus>("GET", "/status").then(
      ({ now, announcement: found }) => {
        account.clockAhead = Date.now() - now * 1000;
        account.announcement.set(found);
      },
      () => undefined, // a visitor misses nothing else by it
    );
  }, []);
  return announcement && <AnnouncementLine announcement={announcement} />;
}
