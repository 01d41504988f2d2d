/** This person's own matches: what waits for them first, what is over last. */
import { useEffect, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { isAsked, leftOf, placeOf } from "../../model/my_matches";
import type { MyMatchesModel } from "../../model/my_matches";
import type { MyMatch } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatTime, timeLeft } from "../../text/times";
import { notifySetting } from "../attention";
import { useShell } from "../hooks";
import { titleOf } from "../title";
import { roomPath } from "../router";
import { SiteLink } from "../shared/link";
import { OptionChips } from "../shared/option_chips";

const TICK_MS = 1_000;
const FINISHED_SHOWN = 3;

/** The list of this person's own matches. */
export function MyMatches({ mine }: { mine: MyMatchesModel }) {
  const [all, setAll] = useState(false);
  const over = mine.matches.filter(({ room }) => room.status === "finished");
  const shown = mine.matches.filter((match) => all || !over.slice(FINISHED_SHOWN).includes(match));
  return (
    <section class="plate rooms my-matches" aria-labelledby="my-matches">
      <header>
        <h2 id="my-matches">{tablesText.myMatches.title}</h2>
        <NotifyToggle />
      </header>
      <ul class="room-list" data-list="mine">
        {shown.map((match) => (
          <Line key={match.room.id} match={match} mine={mine} />
        ))}
      </ul>
      {over.length > FINISHED_SHOWN && (
        <button class="button small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? tablesText.myMatches.fewer : tablesText.myMatches.more(over.length - FINISHED_SHOWN)}
        </button>
      )}
    </section>
  );
}

function Line({ match, mine }: { match: MyMatch; mine: MyMatchesModel }) {
  const { navigate } = useShell();
  const { room, seats } = match;
  const title = titleOf(room);
  const others = room.seats.filter((_, seat) => !seats.includes(seat)).filter((name) => name !== null);
  const asked = isAsked(match);
  return (
    <li class="room-line" data-match={room.id} data-status={room.status} data-asked={asked}>
      <div>
        <strong>{title}</strong>
        <span class="match-state">
          <State match={match} mine={mine} />
        </span>
        {others.length > 0 && <span class="quiet">{tablesText.myMatches.against([...new Set(others)])}</span>}
        <OptionChips room={room} />
      </div>
      <span class="actions">
        {room.status === "finished" && <Again room={room.id} title={title} />}
        <SiteLink
          kind={asked ? "button primary" : "button"}
          to={roomPath(room.id)}
          label={asked ? tablesText.myMatches.playRoom(title) : text.lobby.enterRoom(title)}
          navigate={navigate}
        >
          {room.status === "finished" ? tablesText.myMatches.look : asked ? tablesText.myMatches.play : text.lobby.enter}
        </SiteLink>
      </span>
    </li>
  );
}

function State({ match, mine }: { match: MyMatch; mine: MyMatchesModel }) {
  const { room, seats, asked } = match;
  if (room.status === "finished") return <Result match={match} />;
  if (room.status === "open") return <span class="chip">{tablesText.myMatches.waits(room.seats.filter((seat) => seat === null).length)}</span>;
  if (isAsked(match)) {
    return (
      <>
        <span class="chip turn">{tablesText.myMatches.yourTurn}</span>
        {match.deadline !== null && <Left match={match} mine={mine} />}
      </>
    );
  }
  const waiting = asked.filter((seat) => !seats.includes(seat)).map((seat) => room.seats[seat] ?? "");
  return <span class="chip">{tablesText.myMatches.theirTurn(waiting)}</span>;
}

/** From so much time on, its end is said too, in the reader's zone. */
const LONG_MS = 3_600_000;

function Left({ match, mine }: { match: MyMatch; mine: MyMatchesModel }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = leftOf(match, mine, performance.now()) ?? 0;
  const words = tablesText.myMatches.left(timeLeft(left));
  if (left < LONG_MS) return <span>{words}</span>;
  return (
    <span>
      {words} · {tablesText.myMatches.by(formatTime(Date.now() + left))}
    </span>
  );
}

function Result({ match }: { match: MyMatch }) {
  const place = placeOf(match);
  if (place === null) return <span class="chip">{tablesText.myMatches.over}</span>;
  if (place === 1) return <span class="chip won">{tablesText.myMatches.won}</span>;
  return <span class="chip">{match.room.players === 1 ? tablesText.myMatches.lost : tablesText.myMatches.place(place)}</span>;
}

/** The same table again: the people of the match are asked for another one. */
function Again({ room, title }: { room: string; title: string }) {
  const { client, navigate } = useShell();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    const next = await client.rematch(room);
    setBusy(false);
    if (next !== null) navigate(roomPath(next));
  };
  return (
    <button class="button" aria-label={tablesText.myMatches.againRoom(title)} disabled={busy} onClick={() => void again()}>
      {tablesText.myMatches.again}
    </button>
  );
}

/** Asks the browser, by a click only, whether it may tell that it is one's turn while the page is hidden. */
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
