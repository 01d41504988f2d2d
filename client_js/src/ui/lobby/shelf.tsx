/** Finished matches as a shelf by day: the final board, the result, the score, the length, who played. */
import { useState } from "preact/hooks";
import { text as tablesText } from "#text/platform/tables";
import { byDay, lengthOf, opponentsOf } from "../../model/my_matches";
import type { MyMatch } from "../../protocol/generated";
import { formatDate, timeLeft } from "../../text/times";
import { useShell } from "../hooks";
import { MATCHES, fromHere, momentPath } from "../router";
import { SiteLink } from "../controls";
import { titleOf } from "../title";
import { StillBoard } from "./still_board";

const SHOWN = 4;

/** The finished matches by day. */
export function Shelf({ matches }: { matches: readonly MyMatch[] }) {
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
        <SiteLink kind="button small" to={MATCHES}>
          {tablesText.myMatches.all}
        </SiteLink>
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
