/** The leaderboard of a game: of all its rated players, of those of this month, or of friends. */
import "../history/history.css";
import { useLayoutEffect, useState } from "preact/hooks";
import { text } from "#text/platform/ratings";
import { text as firstText } from "#text/platform/first";
import { siteName } from "../../site";
import { allGames, gameOf } from "../../games/registry";
import { call } from "../../net/api";
import type { Leaderboard, PlayerRating } from "../../protocol/generated";
import { formatNumber } from "../../text/language";
import { Avatar } from "../avatar";
import { useHttpRequest, useShell } from "../hooks";
import { leaderboardPath, profilePath } from "../router";
import { SiteLink } from "../controls";
import { useTitle } from "../title";

const TEMPOS = ["live", "slow"] as const;
const SCOPES = ["all", "month", "friends"] as const;

interface Props {
  readonly game: string;
  /** The query of the address: `tempo` and `scope`. */
  readonly query: string;
}

/** A leaderboard and links to others. Without a known tempo or scope in the address, it is live or of all time. */
export function LeaderboardPage({ game, query }: Props) {
  const { me } = useShell();
  const asked = new URLSearchParams(query);
  const tempo = TEMPOS.find((one) => one === asked.get("tempo")) ?? "live";
  const scopes = me.identity === "" ? SCOPES.slice(0, 2) : SCOPES;
  const scope = scopes.find((one) => one === asked.get("scope")) ?? "all";
  const title = text.of(gameOf(game)?.title ?? game);
  useTitle(`${title} · ${siteName()}`);
  const to = (changed: { game?: string; tempo?: string; scope?: string }) => {
    const all = { tempo, scope, ...changed };
    return `${leaderboardPath(changed.game ?? game)}?tempo=${all.tempo}&scope=${all.scope}`;
  };
  return (
    <div class="leaderboard" data-leaderboard={game}>
      <h1>{title}</h1>
      <nav class="leaderboard-ways" aria-label={text.views}>
        <Ways ways={allGames().map(({ id, title }) => [id === game, title, to({ game: id })])} />
        <Ways ways={TEMPOS.map((one) => [one === tempo, text.tempos[one], to({ tempo: one })])} />
        <Ways ways={scopes.map((one) => [one === scope, text.scopes[one], to({ scope: one })])} />
      </nav>
      <Players key={to({})} address={`/ratings/${game}?tempo=${tempo}&scope=${scope}`} />
      <p class="quiet">{text.about}</p>
    </div>
  );
}

interface WaysProps {
  /** Each: whether it is what is shown, its words and its address. */
  readonly ways: readonly (readonly [boolean, string, string])[];
}

/** Links to other views, one of which is the one that is shown; nothing if there is no other. */
function Ways({ ways }: WaysProps) {
  if (ways.length < 2) return null;
  return (
    <ul class="plain">
      {ways.map(([current, words, to]) => (
        <li key={to}>
          <SiteLink kind="button small" to={to} current={current}>{words}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The players, page by page. */
function Players({ address }: { address: string }) {
  const { me } = useShell();
  const [found, setFound] = useState<Leaderboard | null>(null);
  const asking = useHttpRequest();
  const more = () =>
    void asking.run(async () => {
      const after = found?.next ? `&after=${encodeURIComponent(found.next)}` : "";
      const next = await call<Leaderboard>("GET", `${address}${after}`);
      setFound({ ...next, players: [...(found?.players ?? []), ...next.players] });
    });
  useLayoutEffect(more, []); // before the first painting, which then says that it loads
  const players = found?.players ?? [];
  const own = found?.own;
  return (
    <section class="plate leaderboard-players" aria-label={text.title} aria-busy={asking.busy}>
      <p role="status">{found ? (own ? text.own(own.points, own.matches) : players.length === 0 && text.none) : asking.busy && firstText.app.loading}</p>
      {players.length > 0 && (
        <table>
          <thead>
            <tr>
              {[text.place, text.player, text.rating, text.matches].map((one) => (
                <th key={one} scope="col">{one}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <Player key={player.identity} player={player} mine={player.identity === me.identity} />
            ))}
          </tbody>
        </table>
      )}
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {(asking.problem || found?.next) && (
        <button class="button" data-action="more" disabled={asking.busy} onClick={more}>
          {asking.problem ? firstText.app.retry : text.more}
        </button>
      )}
    </section>
  );
}

function Player({ player, mine }: { player: PlayerRating; mine: boolean }) {
  const { identity, name, bot, place, points, matches, provisional } = player;
  return (
    <tr data-player={bot ?? name} aria-current={mine ? "true" : undefined}>
      <td>{place}</td>
      <th scope="row">
        {bot ? (
          firstText.bots.label(firstText.bots.levels[bot].name)
        ) : (
          <span class="leaderboard-person">
            <Avatar id={identity} />
            <SiteLink to={profilePath(name)}>{name}</SiteLink>
          </span>
        )}
      </th>
      <td>
        {formatNumber(points)} {provisional && <span class="quiet">({text.provisional})</span>}
      </td>
      <td>{formatNumber(matches)}</td>
    </tr>
  );
}
