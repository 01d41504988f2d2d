/** This person's own matches: what waits for them, in a band above all; the others; and finished ones by day. */
import { useEffect, useState, useRef } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { type MyMatchesModel, isAsked, leftOf, opponentsOf, byDay, lengthOf } from "../../model/my_matches";
import type { MyMatch, Snapshot } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatTime, timeLeft, formatDate } from "../../text/times";
import { notifySetting } from "../attention";
import { titleOf } from "../title";
import { roomPath, MATCHES, fromHere, momentPath } from "../router";
import { SiteLink } from "../controls";
import { OptionChips } from "../shared/option_chips";
import "./my_matches.css";
import { useShell } from "../hooks";
import type { GameEndPart } from "../../games/api";
import { matchPartOf } from "../../games/registry";
import { fromSnapshot } from "../../model/room";
import type { RoomModel } from "../../model/types";
import { call } from "../../net/api";
import { formatNumber } from "../../text/language";
import { type SmallBoard, MatchBoard, loadBoard } from "../front/board";
import { namesOf } from "../match/room_events";

const TICK_MS = 1_000;

interface Props {
  readonly mine: MyMatchesModel;
}

/** The matches in which it is this person's turn, each with its board; nothing without one. */
export function TurnBand({ mine }: Props) {
  const waiting = mine.matches.filter(isAsked);
  if (waiting.length === 0) return null;
  return (
    <section class="plate turn-band" aria-labelledby="your-turn">
      <header>
        <h2 id="your-turn">{tablesText.myMatches.turn}</h2>
        <NotifyToggle />
      </header>
      <ul class="match-grid" data-list="waiting">
        {waiting.map((match) => (
          <Waiting key={match.room.id} match={match} mine={mine} />
        ))}
      </ul>
    </section>
  );
}

/** A match that waits for the user, with its board and the time that is left. */
function Waiting({ match, mine }: Props & { readonly match: MyMatch }) {
  const { room, changed } = match;
  const title = titleOf(room);
  return (
    <li class="match-box" data-match={room.id} data-status={room.status} data-asked="true">
      <StillBoard room={room.id} mark={changed} />
      <strong>{title}</strong>
      {match.deadline !== null && <Left match={match} mine={mine} />}
      <SiteLink kind="button primary" to={roomPath(room.id)} label={tablesText.myMatches.playRoom(title)}>
        {text.lobby.play}
      </SiteLink>
    </li>
  );
}

/** The list of the matches that wait for others, and the shelf of finished ones. */
export function MyMatches({ mine }: Props) {
  const current = mine.matches.filter((match) => match.room.status !== "finished" && !isAsked(match));
  const over = mine.matches.filter(({ room }) => room.status === "finished");
  if (current.length === 0 && over.length === 0) return null;
  return (
    <section class="plate rooms my-matches" aria-labelledby="my-matches">
      <header>
        <h2 id="my-matches">{tablesText.myMatches.title}</h2>
        {!mine.matches.some(isAsked) && <NotifyToggle />}
      </header>
      {current.length > 0 && (
        <ul class="room-list" data-list="mine">
          {current.map((match) => (
            <Line key={match.room.id} match={match} />
          ))}
        </ul>
      )}
      {over.length > 0 && <Shelf matches={over} />}
    </section>
  );
}

/** A table of the user on which others are to act. */
function Line({ match }: { match: MyMatch }) {
  const { room } = match;
  const title = titleOf(room);
  const others = title === room.name ? opponentsOf(match) : []; // other titles name them
  const running = room.status === "playing";
  return (
    <li class="room-line" data-match={room.id} data-status={room.status} data-asked="false">
      <div>
        <strong>{title}</strong>
        <span class="match-state">
          <State match={match} />
        </span>
        {others.length > 0 && <span class="quiet">{tablesText.myMatches.against(others)}</span>}
        <OptionChips room={room} />
      </div>
      <SiteLink kind="button" to={roomPath(room.id)} label={running ? text.lobby.playRoom(title) : text.lobby.enterRoom(title)}>
        {running ? text.lobby.play : text.lobby.enter}
      </SiteLink>
    </li>
  );
}

/** The free seats of an open table; else whose turn it is. */
function State({ match }: { match: MyMatch }) {
  const { room, seats, asked } = match;
  if (room.status === "open") return <span class="chip">{tablesText.myMatches.waits(room.seats.filter((seat) => seat === null).length)}</span>;
  const waiting = asked.filter((seat) => !seats.includes(seat)).map((seat) => room.seats[seat] ?? "");
  return <span class="chip">{tablesText.myMatches.theirTurn(waiting)}</span>;
}

/** With so much time left (ms) or more, its end is shown too, in the reader's time zone. */
const LONG_MS = 3_600_000;

/** The time that the user has left; with its end if it is `LONG_MS` or more. */
function Left({ match, mine }: Props & { readonly match: MyMatch }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = leftOf(match, mine, performance.now()) ?? 0;
  const words = tablesText.myMatches.left(timeLeft(left));
  if (left < LONG_MS) return <span class="match-state">{words}</span>;
  return <span class="match-state">{words} · {tablesText.myMatches.by(formatTime(Date.now() + left))}</span>;
}

/** The switch for notifications of one's turn while the page is hidden. Only a click asks the browser to permit them. */
function NotifyToggle() {
  const { on } = useStore(notifySetting);
  const [permission, setPermission] = useState(() => ("Notification" in window ? Notification.permission : null));
  if (permission === null) return null;
  if (permission === "denied") return <span class="quiet">{tablesText.notify.denied}</span>;
  const active = on && permission === "granted";
  const toggle = async () => {
    if (active) return notifySetting.set({ on: false });
    const answer = await Notification.requestPermission();
    setPermission(answer);
    notifySetting.set({ on: answer === "granted" });
  };
  return (
    <button class="button small" data-action="bell" aria-pressed={active} onClick={() => void toggle()}>
      {active ? tablesText.notify.off : tablesText.notify.on}
    </button>
  );
}

const SHOWN = 4;

/** The finished matches by day. */
function Shelf({ matches }: { matches: readonly MyMatch[] }) {
  const [all, setAll] = useState(false);
  const more = matches.length - SHOWN;
  return (
    <div class="shelf">
      <h3>{tablesText.myMatches.past}</h3>
      {byDay(all ? matches : matches.slice(0, SHOWN)).map(({ day, matches: ofDay }) => (
        <section key={day} aria-label={formatDate(day)}>
          <h4 class="quiet">{formatDate(day)}</h4>
          <ul class="match-grid" data-list="finished">
            {ofDay.map((match) => (
              <Finished key={match.room.id} match={match} />
            ))}
          </ul>
        </section>
      ))}
      <span class="actions">
        {more > 0 && (
          <button class="button small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? tablesText.myMatches.fewer : tablesText.myMatches.more(more)}
          </button>
        )}
        <SiteLink kind="button small" to={MATCHES}>{tablesText.myMatches.all}</SiteLink>
      </span>
    </div>
  );
}

/** A finished match with its last board, result and players. */
function Finished({ match }: { match: MyMatch }) {
  const { room, changed } = match;
  const title = titleOf(room);
  const others = title === room.name ? opponentsOf(match) : []; // other titles name them
  return (
    <li class="match-box" data-match={room.id} data-status={room.status} data-asked="false">
      <StillBoard room={room.id} mark={changed} over={match} />
      <strong>{title}</strong>
      <span class="match-state">
        <Result match={match} /> {tablesText.myMatches.lasted(timeLeft(lengthOf(match)))}
      </span>
      {others.length > 0 && <span class="quiet">{tablesText.myMatches.against(others)}</span>}
      <span class="actions">
        <SiteLink kind="button small" to={momentPath(room.id)} label={tablesText.myMatches.replayRoom(title)}>
          {tablesText.myMatches.replay}
        </SiteLink>
        <Again room={room.id} title={title} />
      </span>
    </li>
  );
}

/** How a match has ended for the user. */
export function Result({ match: { room, place, shared } }: { match: MyMatch }) {
  if (place === null) return <span class="chip">{tablesText.myMatches.over}</span>;
  if (place === 1) return <span class="chip won">{shared ? tablesText.myMatches.shared : tablesText.myMatches.won}</span>;
  return <span class="chip">{room.players === 1 ? tablesText.myMatches.lost : tablesText.myMatches.place(place)}</span>;
}

/** The same table again: the people of the match are asked for another one. */
function Again({ room, title }: { room: string; title: string }) {
  const { client, navigate } = useShell();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    const go = fromHere(navigate);
    const next = await client.rematch(room);
    setBusy(false);
    if (next !== null) go(next);
  };
  return (
    <button class="button small" aria-label={tablesText.myMatches.againRoom(title)} disabled={busy} onClick={() => void again()}>
      {tablesText.myMatches.again}
    </button>
  );
}

interface BoardProps {
  readonly room: string;
  /** Changes whenever the match does. */
  readonly mark: number;
  /** The match if it is over; with it the score is shown. */
  readonly over?: MyMatch;
}

interface Read {
  readonly model: RoomModel;
  readonly board: SmallBoard | null;
  readonly end: GameEndPart | null;
}

/**
 * The board of a match as it is, read when it comes near the window. `mark`: changes with the match; `over`: a
 * finished match, for its score.
 */
function StillBoard({ room, mark, over }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (!near) return;
    let wanted = true;
    void readBoard(room, over !== undefined).then((found) => wanted && found && setRead(found));
    return () => void (wanted = false);
  }, [room, mark, near]);
  return (
    <>
      <div class="still-board" ref={frame} data-shown={Boolean(read?.board)} aria-hidden="true" inert>
        {read?.board && <MatchBoard board={read.board} shown={{ model: read.model, event: null, duration: 0, serial: read.model.number }} />}
      </div>
      {over && <Score read={read} match={over} />}
    </>
  );
}

/** Whether an element is, or has been, in sight. */
function useNear(element: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return near;
}

/** The match as it is now, with what draws it, and for a finished one what counts its points; null if that can't be read. */
async function readBoard(room: string, isOver: boolean): Promise<Read | null> {
  try {
    const snapshot = await call<Snapshot>("GET", `/rooms/${room}`);
    const board = await loadBoard(snapshot.room.game);
    const end = (isOver && (await matchPartOf(snapshot.room.game)?.loadEndPart?.())) || null;
    return { model: fromSnapshot(snapshot), board, end };
  } catch (error) {
    console.warn("The board of a match can't be read.", error);
    return null;
  }
}

/** The names and points of a match, the user's own seats first, in a place that is kept until the points are read; no points for a game without any. */
function Score({ read, match: { room, seats } }: { read: Read | null; match: MyMatch }) {
  const view = read?.model.view;
  const scoreOf = read?.end?.scoreOf;
  const names = view ? namesOf(read.model.room, view) : (seat: number) => room.seats[seat] ?? "";
  const order = [...room.seats.keys()].sort((one, other) => Number(seats.includes(other)) - Number(seats.includes(one)));
  return (
    <ul class="match-score" data-shown={Boolean(view && scoreOf)}>
      {order.map((seat) => (
        <li key={seat}>
          <span>{names(seat)}</span> {view && scoreOf && formatNumber(scoreOf(view, seat))}
        </li>
      ))}
    </ul>
  );
}
