/** A match alone, as spectators see it, in a frame of another site: nothing can be done but open the whole page. */
import "./embedded.css";
import { siteName, toAddress } from "../../site";
import { text as embeddedText } from "#text/match/embedded";
import { text } from "#text/platform/first";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameMatchPart } from "../../games/api";
import { loadMatchPart, matchPartOf } from "../../games/registry";
import { type Log, emptyLog } from "../../model/log";
import { type Timeline, emptyTimeline, extend } from "../../model/timeline";
import { timelinePage, timelinePages } from "../../net/timelines";
import type { Timeline as Page } from "../../protocol/generated";
import type { Shown } from "../../scene/playback";
import { TimelinePlayer } from "../../scene/timeline_player";
import { Store, useStore } from "../../store";
import { type Shell, ShellContext, visitorShell } from "../hooks";
import { Match } from "../match/match";
import { type MatchSource, MatchSourceContext, stillSource } from "../match/source";
import { Logo, Splash } from "../splash";
import { titleOf, useTitle } from "../title";

/** Milliseconds between two looks for what has happened in a running match. */
const LOOK_EVERY_MS = 4_000;

interface Loaded {
  readonly timeline: Timeline;
  readonly game: GameMatchPart;
  readonly status: string;
}

interface Props extends Omit<Shell, "me" | "leave" | "navigate" | "become"> {
  readonly room: string;
}

/** The page. A game without a fold gets a new board (`key`) for each position, since it can't play events. */
export function EmbeddedPage({ room, ...parts }: Props) {
  const found = useMatch(room);
  const shell = useMemo(() => visitorShell({ ...parts, become: () => undefined, navigate: () => undefined }), []);
  const shown = typeof found === "object" && found !== null ? found.timeline.start.room : null;
  const title = shown ? titleOf({ ...shown, seats: shown.seats.map((seat) => seat?.name ?? null) }) : embeddedText.title;
  useTitle(title);
  return (
    <ShellContext.Provider value={shell}>
      <div class="room embedded" data-room={room} data-status={typeof found === "object" && found !== null ? found.status : ""}>
        <header class="header">
          <Logo />
          <h1 class="header-middle room-title">{title}</h1>
          <a class="button" href={toAddress(`/room/${room}`)} target="_blank" rel="noopener">
            {embeddedText.whole(siteName())}
          </a>
        </header>
        <main id="main">
          {found === null && <Splash message={text.app.loading} />}
          {found === "none" && <Splash message={embeddedText.none} />}
          {typeof found === "object" && found !== null && <Board key={found.game.model.fold ? "" : found.timeline.number} {...found} />}
        </main>
      </div>
    </ShellContext.Provider>
  );
}

/** The match at its newest moment: what happens next is animated. */
function Board({ timeline, game }: Loaded) {
  const player = useMemo(() => newestOf(timeline, game), []);
  const source = useMemo(() => sourceOf(player), [player]);
  useEffect(() => {
    player.replace(timeline);
    if (player.position.value < player.end && !player.playing.value) player.play();
  }, [timeline]);
  useStore(player.shown);
  return (
    <MatchSourceContext.Provider value={source}>
      <Match game={game} />
    </MatchSourceContext.Provider>
  );
}

/** The match at the player's position, with the log up to there. */
function sourceOf(player: TimelinePlayer): MatchSource {
  const log = new Store<Log>(emptyLog(0));
  const read = (position: number) => log.set({ ...log.value, entries: player.timeline.entries.slice(0, position) });
  read(player.position.value);
  player.position.subscribe(read);
  return stillSource("timeline", player.shown.value.model, { shown: player.shown as Store<Shown | null>, log });
}

/** A player of a timeline that shows its end. */
function newestOf(timeline: Timeline, { animation }: GameMatchPart): TimelinePlayer {
  const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const durationOf = (event: Parameters<typeof animation.durationOf>[0]) => animation.durationOf(event);
  const player = new TimelinePlayer(timeline, { durationOf: durationOf as (event: unknown) => number, speed: new Store(1), motion });
  player.seek(player.end);
  return player;
}

/** The match as it is now, null until it has come; `none` for one that may not be seen by all, or has not begun. */
function useMatch(room: string): Loaded | "none" | null {
  const [found, setFound] = useState<Loaded | "none" | null>(null);
  useEffect(() => {
    let known: Loaded | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const look = async () => {
      if (!document.hidden) {
        const next = await grown(room, known).catch((error: unknown) => (console.warn("The match can't be read now.", error), known));
        if (!current) return;
        known = next;
        setFound(known ?? "none");
      }
      if (known?.status !== "finished") timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [room]);
  return found;
}

/** What is known of a match with all that has happened since; null without its game. Rejects if it can't be had. */
export async function grown(room: string, known: Loaded | null): Promise<Loaded | null> {
  let found = known;
  for await (const page of timelinePages(room, { from: known?.timeline.number })) {
    if (!(await loadMatchPart(page.room.game))) return found;
    const game = matchPartOf(page.room.game)!;
    if (!game.model.fold) return newest(page, game); // the page can't follow events of this game
    const before = found?.timeline ?? emptyTimeline({ ...page.start, room: page.room, audience: page.audience }, game.model.activeSeats);
    found = { timeline: page.frames.length > 0 ? extend(before, page.frames, game.animation, game.model.activeSeats) : before, game, status: page.room.status };
    if ((page.frames.at(-1)?.number ?? 0) > found.timeline.number) return found; // it ends before an event that can't be folded
  }
  return found;
}

/** The newest position of a match, without a history. `page`: any part of its timeline. Rejects if it can't be had. */
async function newest(page: Page, game: GameMatchPart): Promise<Loaded> {
  const { room, start, audience, number } = page;
  if (start.number < number) { // this part begins earlier: asks for the part that begins at the newest entry
    return newest(await timelinePage(room.id, { from: number }), game);
  }
  return { timeline: emptyTimeline({ ...start, room, audience }, game.model.activeSeats), game, status: room.status };
}
