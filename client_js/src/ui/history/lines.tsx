/** Finished matches in a list: what they were, who played and how it ended, with the way to the timeline. */
import { text } from "#text/platform/history";
import { text as tablesText } from "#text/platform/tables";
import type { PlayedMatch } from "../../protocol/generated";
import { formatTime } from "../../text/times";
import { momentPath } from "../router";
import { SiteLink } from "../controls";
import { OptionChips } from "../shared/option_chips";
import { Occupant } from "../shared/room_line";
import { titleOf } from "../title";

interface Props {
  readonly matches: readonly PlayedMatch[];
  /** Whose result stands in each line; null for none. */
  readonly identity: string | null;
}

/** A list of finished matches, each with the result of the person `identity` if one is given. */
export function MatchLines({ matches, identity }: Props) {
  return (
    <ul class="room-list" data-list="history">
      {matches.map((match) => (
        <Line key={match.room.id} {...{ match, identity }} />
      ))}
    </ul>
  );
}

/** A match, one line or a few. */
function Line({ match, identity }: { match: PlayedMatch; identity: string | null }) {
  const { room, seats, ended, turns } = match;
  const title = titleOf(room);
  return (
    <li class="room-line" data-match={room.id} data-public={match.public}>
      <div>
        <span class="room-head">
          <strong>{title}</strong>
          <span class="quiet age">{formatTime(ended)} · {text.turns(turns)}</span>
        </span>
        <span class="seats-line">
          <ResultChips {...{ match, identity }} />
          {seats.map(({ seat, place, points }) => (
            <span key={seat} class="chip">
              <Occupant bot={room.bots[seat] ?? null} identity={room.identities[seat] ?? null} />
              {place === null ? room.seats[seat] : text.placed(place, room.seats[seat] ?? "")}
              {points !== null && ` ${text.points(points)}`}
            </span>
          ))}
        </span>
        <OptionChips room={room} />
      </div>
      <SiteLink kind="button" to={momentPath(room.id)} label={tablesText.myMatches.replayRoom(title)}>
        {tablesText.myMatches.replay}
      </SiteLink>
    </li>
  );
}

/** The result of a person in a match, and whether the match was abandoned, rated or private. */
function ResultChips({ match, identity }: { match: PlayedMatch; identity: string | null }) {
  const own = match.seats.find(({ seat }) => identity !== null && match.room.identities[seat] === identity);
  return (
    <>
      {own && own.result !== "none" && <span class={own.result === "lost" ? "chip" : "chip won"}>{text.results[own.result]}</span>}
      {match.abandoned && <span class="chip">{text.abandoned}</span>}
      {match.rated && <span class="chip">{text.isRated}</span>}
      {!match.public && <span class="chip">{text.notPublic}</span>}
    </>
  );
}
