/** The first page of a visitor without a name: what this is, a board that moves, the games, and what goes on. */
import { useEffect } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as frontText } from "#text/platform/front";
import { allGames, creditsOf } from "../../games/registry";
import { call } from "../../net/api";
import type { RoomSummary, ServiceStatus } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatNumber } from "../../text/language";
import { GameCard } from "../games/card";
import { useShell } from "../hooks";
import { Silent, emptyPlate, lazy } from "../lazy";
import { playNow, useCreating } from "../play_now";
import { fromHere } from "../router";
import { VisitorHeader } from "./header";
import { useRooms } from "./rooms";
import "./front.css";

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

export function FrontPage() {
  const rooms = useRooms();
  return (
    <>
      <Announcements />
      <VisitorHeader />
      <main class="front" id="main">
        <Hero rooms={rooms && rooms.playing} />
        <section class="game-cards" aria-labelledby="games">
          <h2 id="games" class="visually-hidden">
            {frontText.games}
          </h2>
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
