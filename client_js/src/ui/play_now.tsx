import { text } from "#text/platform/first";
import type { Client } from "../client";
import { botLevelsOf, hasLessons } from "../games/registry";
import type { GameLobbyPart } from "../games/api";
import { levelFor, lineUp } from "../model/opponents";
import type { Opponents } from "../model/opponents";
import { useStore } from "../store";
import { BotFace, LevelField } from "./bot_badge";
import { useShell } from "./hooks";
import { chosenGame, useChosenGame } from "./lobby/game_field";
import { roomPath } from "./router";

/** Makes a room for one person and bots, whose match begins with it, and goes there. */
export async function playNow(client: Client, wish: Opponents, navigate: (path: string) => void): Promise<void> {
  const game = chosenGame();
  const bots = lineUp(fitted(wish, game), botLevelsOf(game.id));
  const room = await client.create({ game: game.id, players: 1 + bots.length, options: null, clock: null, bots, settings: null });
  if (room !== null) navigate(roomPath(room));
}

/** A running match against bots with one click; the number and level of the bots can be chosen. */
export function PlayNow() {
  const { client, opponents, navigate } = useShell();
  const game = useChosenGame();
  const levels = botLevelsOf(game.id);
  const wish = fitted(useStore(opponents), game);
  const creating = useCreating();
  return (
    <section class="plate play-now" aria-labelledby="play-now">
      <div class="line-up" aria-hidden="true">
        {lineUp(wish, levels).map((level, index) => (
          <span key={index} class={`seat-${FACES[index]}`}>
            <BotFace level={level} />
          </span>
        ))}
      </div>
      <div class="play-words">
        <h2 id="play-now">{text.bots.title}</h2>
        <p class="quiet">{text.bots.levels[levelFor(wish.level, levels)].about}</p>
      </div>
      <div class="play-wish">
        <CountField counts={botCounts(game)} count={wish.count} change={(count) => opponents.set({ ...wish, count })} />
        <LevelField levels={levels} />
      </div>
      {hasLessons(game.id) && (
        <a class="button" href={`/learn/${game.id}`}>
          {text.learning.learn}
        </a>
      )}
      <button
        class="button primary play-button"
        disabled={creating}
        onClick={() => void playNow(client, wish, navigate)}
      >
        {creating ? text.connection.sending : text.bots.play}
      </button>
    </section>
  );
}

interface CountProps {
  readonly counts: readonly number[];
  readonly count: number;
  readonly change: (count: number) => void;
}

/** The number of bots; nothing for a game that has only one. */
function CountField({ counts, count, change }: CountProps) {
  if (counts.length < 2) return null;
  return (
    <label>
      {text.bots.opponents}
      <select name="bot-count" value={count} onChange={(event) => change(Number(event.currentTarget.value))}>
        {counts.map((one) => (
          <option key={one} value={one}>
            {text.bots.count(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The numbers of bots that one person can play the game against. */
function botCounts({ playerCounts }: GameLobbyPart): readonly number[] {
  return playerCounts.map((players) => players - 1).filter((bots) => bots > 0);
}

/** The wish with the nearest number of bots that the game can be played with. */
function fitted(wish: Opponents, game: GameLobbyPart): Opponents {
  const counts = botCounts(game);
  return counts.includes(wish.count) ? wish : { ...wish, count: counts.at(-1) ?? 1 };
}

const FACES = ["yellow", "red", "green", "purple", "blue"] as const;

/** Whether a room was asked for and there is no answer yet: a second click would ask for another. */
export function useCreating(): boolean {
  const { client } = useShell();
  return useStore(client.session.requests.pending).some(({ request }) => request.type === "create_room");
}
