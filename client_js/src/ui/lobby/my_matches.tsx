/** This person's own matches: what waits for them, in a band above all; the others; and finished ones by day. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { isAsked, leftOf, opponentsOf } from "../../model/my_matches";
import type { MyMatchesModel } from "../../model/my_matches";
import type { MyMatch } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatTime, timeLeft } from "../../text/times";
import { notifySetting } from "../attention";
import { titleOf } from "../title";
import { roomPath } from "../router";
import { SiteLink } from "../controls";
import { OptionChips } from "../shared/option_chips";
import "./my_matches.css";
import { Shelf } from "./shelf";
import { StillBoard } from "./still_board";

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

/** From so much time on, its end is said too, in the reader's zone. */
const LONG_MS = 3_600_000;

/** The time that the user has left; a long one also with its end. */
function Left({ match, mine }: Props & { readonly match: MyMatch }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = leftOf(match, mine, performance.now()) ?? 0;
  const words = tablesText.myMatches.left(timeLeft(left));
  if (left < LONG_MS) return <span class="match-state">{words}</span>;
  return (
    <span class="match-state">
      {words} · {tablesText.myMatches.by(formatTime(Date.now() + left))}
    </span>
  );
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
