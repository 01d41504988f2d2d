/** A game as a card: its picture, what it is, and the ways into it. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as gamesText } from "#text/platform/games";
import type { GameLobbyPart } from "../../games/api";
import { hasLessons } from "../../games/registry";
import { useStore } from "../../store";
import { formatNumber } from "../../text/language";
import { useShell } from "../hooks";
import { playNow, useCreating } from "../play_now";
import { progress } from "../practice/progress";
import { fromHere, gamePath } from "../router";
import { SiteLink, tip } from "../controls";
import "./card.css";

interface Props {
  readonly game: GameLobbyPart;
  /** A small card has no sentence about the game, and fewer ways. */
  readonly small?: boolean;
  /** Facts about the game behind the number of players. */
  readonly facts?: string;
  /** More ways into the game. */
  readonly children?: ComponentChildren;
}

/** A game with picture, number of players and what can be begun. */
export function GameCard({ game, small = false, facts, children }: Props) {
  return (
    <article class="plate game-card" data-game={game.id} data-small={small} aria-labelledby={`game-${game.id}`}>
      <div translate={false}>
        <game.CoverArt />
      </div>
      <header>
        <h3 id={`game-${game.id}`}>
          <SiteLink to={gamePath(game.id)}>{game.title}</SiteLink>
        </h3>
        <p class="quiet">{playersWords(game.playerCounts)}{facts}</p>
      </header>
      {!small && <p class="game-about">{game.introduction(null, game.playerCounts[0] ?? 2)}</p>}
      <div class="actions">
        <BotsButton game={game} />
        {children}
        {hasLessons(game.id) && (
          <SiteLink kind="button" to={`/learn/${game.id}`} label={gamesText.learnAt(game.title)}>
            {small ? gamesText.learnSmall : gamesText.learn}
          </SiteLink>
        )}
        {!small && hasLessons(game.id) && (
          <SiteLink kind="button" to={`/rules/${game.id}`} label={gamesText.rulesAt(game.title)}>
            {gamesText.rules}
          </SiteLink>
        )}
      </div>
    </article>
  );
}

/** `2–6 players`. */
function playersWords(counts: readonly number[]): string {
  const [least, most] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  return gamesText.players(least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`, most);
}

/** Begins a match against bots, also for a visitor without a name, who gets one. The first match may be one to learn by. */
function BotsButton({ game }: { game: GameLobbyPart }) {
  const { client, enter, opponents, navigate } = useShell();
  const creating = useCreating();
  const { played } = useStore(progress);
  const [wanted, want] = useState(true);
  const { presets, firstPreset } = game.options;
  const preset = played[game.id] ? undefined : presets.find(({ id }) => id === firstPreset);
  const play = async () => {
    if (await enter("proposed")) await playNow(client, game, opponents.value, fromHere(navigate), wanted ? preset : undefined);
  };
  return (
    <>
      {preset && (
        <label class="first-preset" {...tip(preset.name, preset.about)}>
          <input type="checkbox" name={`first-${game.id}`} checked={wanted} onChange={() => want(!wanted)} /> {gamesText.first(preset.name)}
        </label>
      )}
      <button class="button primary play-button" aria-label={gamesText.botsAt(game.title)} disabled={creating} onClick={() => void play()}>
        {gamesText.bots}
      </button>
    </>
  );
}
