/** The board of the first page: a match that is being played, or a recorded one. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { text as frontText } from "#text/platform/front";
import { text } from "#text/platform/first";
import { allGames, gameOf, loadMatchPart, matchPartOf } from "../../games/registry";
import { type Timeline, emptyTimeline, extend } from "../../model/timeline";
import { fromSnapshot, isRoomEvent } from "../../model/room";
import type { Event } from "../../model/types";
import { call } from "../../net/api";
import type { Practised, RoomSummary } from "../../protocol/generated";
import { TimelinePlayer } from "../../scene/timeline_player";
import { Store, useStore } from "../../store";
import { useShell } from "../hooks";
import { roomPath } from "../router";
import { SiteLink } from "../controls";
import { titleOf } from "../title";
import { BoardFigure, prefersStill, useBoard } from "./board";
import { PublicMatch, readerOf } from "./public_match";

/** Milliseconds without an event after which another match is shown. */
const QUIET_MS = 60_000;
/** Milliseconds for which a match is shown after its end. */
const END_MS = 8_000;

/** `rooms`: matches that are being played; null until that is known. */
export function Show({ rooms }: { rooms: readonly RoomSummary[] | null }) {
  const [left, leave] = useState<readonly string[]>([]);
  if (rooms === null) return <BoardFigure kind="loading" label="" shown={null} board={null} />;
  const [room] = liveRooms(rooms, left);
  if (room) return <LiveShow key={room.id} room={room} leave={() => leave([...left, room.id])} />;
  return <RecordedShow />;
}

/** A match that is being played; `leave` is called when it has ended, stands still, or can't be shown. */
function LiveShow({ room, leave }: { room: RoomSummary; leave: () => void }) {
  const { speed } = useShell();
  const match = useMemo(() => new PublicMatch(readerOf(room.id), speed, !prefersStill()), [room.id]);
  const state = useStore(match.state);
  const shown = useStore(match.playback.shown);
  const [paused, pause] = useState(false);
  const board = useBoard(shown?.model.room.game ?? null, leave);
  useEffect(() => (paused ? undefined : match.follow()), [match, paused]);
  useEffect(() => {
    if (state === "refused") return leave();
    if (state !== "over") return;
    const timer = setTimeout(leave, END_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const timer = setInterval(() => match.changed > 0 && !paused && performance.now() - match.changed > QUIET_MS && leave(), QUIET_MS / 4);
    return () => clearInterval(timer);
  }, [match, paused]);
  const title = titleOf(room);
  return (
    <BoardFigure kind="live" label={frontText.show.watching(title)} shown={shown} board={board}>
      <span class="chip show-kind">{frontText.show.live}</span>
      <strong class="show-title">{title}</strong>
      <span class="actions">
        <PauseButton paused={paused} press={() => pause(!paused)} />
        <SiteLink kind="button" to={roomPath(room.id)} label={text.lobby.watchRoom(title)}>{text.lobby.watch}</SiteLink>
      </span>
    </BoardFigure>
  );
}

/** Matches that were recorded, a game after the other. */
function RecordedShow() {
  const [game, setGame] = useState<string | null>(() => nextRecorded(allGames().map(({ id }) => id), null, []));
  const [without, setWithout] = useState<readonly string[]>([]);
  if (game === null) return <BoardFigure kind="none" label="" shown={null} board={null} />;
  const next = (missing: readonly string[]) => {
    setWithout(missing);
    setGame(nextRecorded(allGames().map(({ id }) => id), game, missing));
  };
  return <RecordedMatch key={game} game={game} ended={() => next(without)} missing={() => next([...without, game])} />;
}

interface RecordedProps {
  readonly game: string;
  readonly ended: () => void;
  /** Called if there is no record that can be shown. */
  readonly missing: () => void;
}

/** Loads a recorded match and shows it. */
function RecordedMatch({ game, ended, missing }: RecordedProps) {
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  useEffect(() => {
    let mounted = true;
    loadRecording(game).then((found) => mounted && (found ? setTimeline(found) : missing()), () => mounted && missing());
    return () => void (mounted = false);
  }, [game]);
  if (!timeline) return <BoardFigure kind="loading" label="" shown={null} board={null} />;
  return <Recorded timeline={timeline} ended={ended} missing={missing} />;
}

/** A recorded match that plays by itself; for people who want no motion, a position in the middle of it. */
function Recorded({ timeline, ended, missing }: { timeline: Timeline; ended: () => void; missing: () => void }) {
  const { game } = timeline.start.room;
  const end = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const player = useMemo(() => playerOf(timeline, () => void (end.current = setTimeout(ended, END_MS))), [timeline]);
  const shown = useStore(player.shown);
  const playing = useStore(player.playing);
  const board = useBoard(game, missing);
  useEffect(() => {
    if (!board) return;
    if (prefersStill()) player.seek(Math.floor(player.end / 2));
    else player.play();
    return () => {
      clearTimeout(end.current);
      player.pause();
    };
  }, [player, board !== null]);
  const title = gameOf(game)?.title ?? game;
  return (
    <BoardFigure kind="recorded" label={frontText.show.playing(title)} shown={shown} board={board}>
      <span class="chip show-kind">{frontText.show.recorded}</span>
      <strong class="show-title">{title}</strong>
      <span class="actions">
        <PauseButton paused={!playing} press={() => player.toggle()} />
      </span>
    </BoardFigure>
  );
}

function PauseButton({ paused, press }: { paused: boolean; press: () => void }) {
  return (
    <button class="button" data-action="pause" aria-pressed={paused} onClick={press}>
      {paused ? frontText.show.go : frontText.show.pause}
    </button>
  );
}

/** Slower than normal: a visitor reads what happens. */
const READING = new Store(0.75);
const STILL_TURN_MS = 900;

/** A player of a recorded match. A turn that has no animation is shown for `STILL_TURN_MS`; events of the room take no time. */
function playerOf(timeline: Timeline, ended: () => void): TimelinePlayer {
  const animation = matchPartOf(timeline.start.room.game)!.animation;
  const durationOf = (event: Event) => (isRoomEvent(event) ? 0 : animation.durationOf(event) || (animation.startsTurn(event) ? STILL_TURN_MS : 0));
  return new TimelinePlayer(timeline, { durationOf, speed: READING, motion: !prefersStill(), ended });
}

interface Recording {
  readonly start: Practised;
  readonly played: Practised;
}

/** The recorded match of a game; null if this page can't show it. Rejects without one. */
async function loadRecording(game: string): Promise<Timeline | null> {
  const recording = call<Recording>("GET", `/games/${game}/recording`);
  recording.catch(() => undefined); // it is awaited below
  if (!(await loadMatchPart(game))) return null;
  const { start, played } = await recording;
  const { animation, model } = matchPartOf(game)!;
  return extend(emptyTimeline(fromSnapshot(start.snapshot), model.activeSeats), played.frames, animation, model.activeSeats);
}

/**
 * The matches that are likely to move while a visitor looks: the host is connected, and the clock is not slow. Those with
 * most people come first, then the newest. `left`: ids of those that were shown already.
 */
export function liveRooms(rooms: readonly RoomSummary[], left: readonly string[]): readonly RoomSummary[] {
  const moving = rooms.filter((room) => room.host === "here" && room.clock?.pace !== "slow" && !left.includes(room.id));
  const people = ({ bots }: RoomSummary) => bots.filter((bot) => bot === null).length;
  return moving.toSorted((one, other) => people(other) - people(one) || other.created - one.created);
}

/**
 * The game whose recorded match is shown after that of `last`; after the last game the first one again. Null if no game
 * has one. `without`: games that have none.
 */
export function nextRecorded(games: readonly string[], last: string | null, without: readonly string[]): string | null {
  const found = games.filter((game) => !without.includes(game));
  if (found.length === 0) return null;
  const place = last === null ? -1 : games.indexOf(last);
  return games.slice(place + 1).find((game) => found.includes(game)) ?? found[0]!;
}
