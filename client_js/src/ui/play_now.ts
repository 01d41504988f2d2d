/** The game that was chosen last, which the browser remembers, and matches against bots, which begin with one click. */
import type { Client } from "../client";
import type { GameLobbyPart } from "../games/api";
import { allGames, botLevelsOf } from "../games/registry";
import { browserStorage, persistedStore } from "../model/browser_storage";
import { type Opponents, lineUp } from "../model/opponents";
import { useStore } from "../store";
import { useShell } from "./hooks";

const chosen = persistedStore(browserStorage, "botyard.game", { id: "" });

/** The game that was chosen last; the first one if none was, and if that one is not offered. */
export function chosenGame(): GameLobbyPart {
  return allGames().find(({ id }) => id === chosen.value.id) ?? allGames()[0]!;
}

export function chooseGame(id: string): void {
  chosen.set({ id });
}

/** The game that was chosen last; the component is drawn again when another one is chosen. */
export function useChosenGame(): GameLobbyPart {
  useStore(chosen);
  return chosenGame();
}

/** All games with the one that was chosen last before the others. */
export function gamesByUse(): readonly GameLobbyPart[] {
  const last = chosenGame();
  return [last, ...allGames().filter((game) => game !== last)];
}

/** The numbers of players that a game allows, without playing alone. */
export function severalPlayers({ playerCounts }: GameLobbyPart): readonly number[] {
  return playerCounts.filter((count) => count > 1);
}

type Preset = GameLobbyPart["options"]["presets"][number];

/** Makes a room for one person and bots, whose match begins with it, and goes there by `go`. Without a `preset`: the standard game. */
export async function playNow(client: Client, game: GameLobbyPart, wish: Opponents, go: (room: string) => void, preset?: Preset): Promise<void> {
  chooseGame(game.id);
  const bots = lineUp(fitted(wish, game), botLevelsOf(game.id));
  const players = 1 + bots.length;
  const options = preset ? game.options.fit(preset.apply({ players, options: game.options.standard, clock: null }).options, players) : null;
  const room = await client.create({ game: game.id, players, options, clock: null, bots, settings: null });
  if (room !== null) go(room);
}

/** The numbers of bots that one person can play the game against. */
export function botCounts({ playerCounts }: GameLobbyPart): readonly number[] {
  return playerCounts.map((players) => players - 1).filter((bots) => bots > 0);
}

/** The wish; if the game can't be played with so many bots, with the most that it can be played with. */
function fitted(wish: Opponents, game: GameLobbyPart): Opponents {
  const counts = botCounts(game);
  return counts.includes(wish.count) ? wish : { ...wish, count: counts.at(-1) ?? 0 };
}

/** Whether a room was asked for and there is no answer yet: a second click would ask for another. */
export function useCreating(): boolean {
  const { client } = useShell();
  return useStore(client.session.requests.pending).some(({ request }) => request.type === "create_room");
}
