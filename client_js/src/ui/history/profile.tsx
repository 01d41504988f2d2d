/** The profile of an account: results by game with ratings, the people met most often, and matches. */
import "./history.css";
import { useEffect, useState } from "preact/hooks";
import { text as firstText } from "#text/platform/first";
import { text } from "#text/platform/history";
import { text as ratingsText } from "#text/platform/ratings";
import { gameOf, loadMatchPart, matchPartOf } from "../../games/registry";
import { call } from "../../net/api";
import type { Profile, ProfileGame, ProfileOpponent, ProfileStatistic, RoomSummary, ProfileRating } from "../../protocol/generated";
import { siteName } from "../../site";
import { useStore } from "../../store";
import { formatNumber, formatShare, shownLanguage } from "../../text/language";
import { formatWholeDate } from "../../text/times";
import { Avatar } from "../avatar";
import { SiteLink } from "../controls";
import { useShell, useHttpRequest } from "../hooks";
import { ACCOUNT, MATCHES, profilePath, roomPath, leaderboardPath } from "../router";
import { Splash } from "../splash";
import { titleOf, useTitle } from "../title";
import { MatchLines } from "./lines";

/** The profile of the account `name`, or why it can't be shown. */
export function ProfilePage({ name }: { name: string }) {
  useStore(shownLanguage); // for dates
  const { me } = useShell();
  const [profile, setProfile] = useState<Profile | null>(null);
  const asking = useHttpRequest();
  const load = () => void asking.run(async () => setProfile(await call<Profile>("GET", `/people/${encodeURIComponent(name)}/profile`)));
  useEffect(load, [me.identity]);
  useTitle(`${profile?.name ?? name} · ${siteName()}`);
  if (profile) return <Shown profile={profile} />;
  if (!asking.problem) return <Splash message={firstText.app.loading} />;
  return (
    <article class="plate site-text">
      <h1>{name}</h1>
      <p role="alert">{asking.problem}</p>
      <p class="site-ways">
        <button class="button" onClick={load}>{firstText.app.retry}</button>
      </p>
    </article>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { name, identity, own, games, opponents, playing, matches } = profile;
  const words = text.profile;
  return (
    <div class="history" data-profile={name}>
      <header class="plate account-head">
        <Avatar id={identity} />
        <div>
          <h1>{name}</h1>
          <p class="quiet">{words.since(formatWholeDate(profile.since * 1000))}</p>
          {own && <p class="quiet">{words.own}</p>}
          {own && (
            <SiteLink kind="button small" to={ACCOUNT}>{words.choose}</SiteLink>
          )}
        </div>
      </header>
      {games.length === 0 && <p class="plate history-none">{words.none}</p>}
      {games.map((game) => (
        <Game key={game.game} game={game} />
      ))}
      {playing.length > 0 && <Playing rooms={playing} />}
      {opponents.length > 0 && <Opponents opponents={opponents} />}
      {matches.length > 0 && (
        <section class="plate rooms history-found" aria-labelledby="last-matches">
          <h2 id="last-matches">{words.last}</h2>
          <MatchLines matches={matches} identity={identity} />
          <SiteLink kind="button" to={own ? MATCHES : `${MATCHES}?${String(new URLSearchParams({ person: name }))}`}>
            {words.all}
          </SiteLink>
        </section>
      )}
    </div>
  );
}

/** The results in a game, and the ratings with their curves. */
function Game({ game }: { game: ProfileGame }) {
  const words = text.profile;
  const { matches, won, shared, lost, finished, timeouts } = game;
  const numbers = [
    [words.matches, formatNumber(matches)],
    [text.results.won, `${formatNumber(won)} (${formatShare(won / matches)})`],
    [text.results.shared, formatNumber(shared)],
    [text.results.lost, formatNumber(lost)],
    [words.finished, formatShare(finished / matches)],
    [words.timeouts, formatNumber(timeouts)],
  ];
  return (
    <section class="plate history-game" data-game={game.game} aria-label={gameOf(game.game)?.title ?? game.game}>
      <h2>{gameOf(game.game)?.title ?? game.game}</h2>
      <dl class="history-numbers">
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {game.ratings.length > 0 && <Ratings game={game.game} ratings={game.ratings} />}
      {game.statistics.length > 0 && <Statistics game={game.game} statistics={game.statistics} />}
    </section>
  );
}

/** What the game has counted, in its words, which are loaded when they are looked at. */
function Statistics({ game, statistics }: { game: string; statistics: readonly ProfileStatistic[] }) {
  const words = text.profile;
  const [wordOf, setWordOf] = useState<((name: string) => string) | null>(null);
  const load = async () => {
    await loadMatchPart(game);
    const part = await matchPartOf(game)?.loadEndPart?.();
    setWordOf(() => (name: string) => part?.words?.("statistic", name) ?? name);
  };
  return (
    <details onToggle={() => !wordOf && void load().catch(() => setWordOf(() => String))}>
      <summary>{words.statistics}</summary>
      <div class="history-table" tabindex={0} role="group" aria-label={words.statistics}>
        <table>
          <thead>
            <tr>
              {[words.statistic, words.total, words.average, words.range].map((one) => (
                <th key={one} scope="col">{one}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statistics.map((one) => (
              <tr key={one.name}>
                <th scope="row">{wordOf?.(one.name) ?? "…"}</th>
                <td>{one.kind === "sum" ? formatNumber(one.total) : "–"}</td>
                <td>{formatNumber(Math.round((10 * one.total) / one.matches) / 10)}</td>
                <td>{words.between(formatNumber(one.lowest), formatNumber(one.highest))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Opponents({ opponents }: { opponents: readonly ProfileOpponent[] }) {
  const words = text.profile;
  return (
    <section class="plate history-opponents" aria-labelledby="opponents">
      <h2 id="opponents">{words.opponents}</h2>
      <ul>
        {opponents.map(({ identity, name, matches, better, worse, registered }) => (
          <li key={identity} data-opponent={name}>
            <Avatar id={identity} />
            {registered ? (
              <SiteLink kind="person-name" to={profilePath(name)}>{name}</SiteLink>
            ) : (
              <span class="person-name">{name}</span>
            )}
            <span class="quiet">{words.balance(matches, better, worse)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Matches that run now, to watch. */
function Playing({ rooms }: { rooms: readonly RoomSummary[] }) {
  return (
    <section class="plate rooms history-found" aria-labelledby="playing">
      <h2 id="playing">{text.profile.playing}</h2>
      <ul class="room-list">
        {rooms.map((room) => (
          <li key={room.id} class="room-line" data-room={room.id}>
            <strong>{titleOf(room)}</strong>
            <SiteLink kind="button" to={roomPath(room.id)} label={firstText.lobby.watchRoom(titleOf(room))}>
              {firstText.lobby.watch}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WIDTH = 320;
const HEIGHT = 80;
const EDGE = 6;

export function Ratings({ game, ratings }: { game: string; ratings: readonly ProfileRating[] }) {
  return (
    <>
      {ratings.map(({ tempo, points, provisional, curve }) => (
        <figure key={tempo} class="rating" data-rating={tempo}>
          <figcaption>
            {ratingsText.rated[tempo]} <strong>{formatNumber(points)}</strong> {provisional && <span class="quiet">({ratingsText.provisional})</span>}{" "}
            <SiteLink to={`${leaderboardPath(game)}?tempo=${tempo}&scope=all`}>{ratingsText.title}</SiteLink>
          </figcaption>
          {curve.length > 1 && <Curve points={curve} />}
        </figure>
      ))}
    </>
  );
}

/** A line through the points after each match, the least at the bottom, the most at the top. Equal ones lie below. */
function Curve({ points }: { points: readonly number[] }) {
  const [lowest, highest] = [Math.min(...points), Math.max(...points)];
  const x = (place: number) => EDGE + ((WIDTH - 2 * EDGE) * place) / (points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - lowest)) / (highest - lowest || 1);
  const label = ratingsText.curve(points[0]!, points[points.length - 1]!, points.length);
  return (
    <svg class="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <polyline points={points.map((value, place) => `${x(place)},${y(value)}`).join(" ")} fill="none" stroke="currentColor" stroke-width="2" vector-effect="non-scaling-stroke" />
    </svg>
  );
}
