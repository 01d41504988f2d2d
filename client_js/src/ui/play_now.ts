/** Matches against bots, which begin with one click. */
import type { Client } from "../client";
import { botLevelsOf } from "../games/registry";
import type { GameLobbyPart } from "../games/api";
import { lineUp } from "../model/opponents";
import type { Opponents } from "../model/opponents";
import { useStore } from "../store";
import { useShell } from "./hooks";
import { chooseGame } from "./lobby/chosen_game";

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
