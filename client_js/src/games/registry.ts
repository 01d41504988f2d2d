/** The games that this client has, and what the service says about them. */
import { ENUMS } from "../protocol/generated";
import type { BotLevel, GameInfo } from "../protocol/generated";
import { API_VERSION } from "./api";
import type { GameClient } from "./api";

const games = new Map<string, GameClient>();
/** The games of the service; null until they are known. */
let served: readonly GameInfo[] | null = null;

/** Adds a game, in place of an earlier one of the same name. Throws if it was written for another version of the API. */
export function registerGame(game: GameClient): void {
  if (game.apiVersion !== API_VERSION)
    throw new Error(`The game ${game.id} needs version ${game.apiVersion} of the client API; this is ${API_VERSION}.`);
  games.set(game.id, game);
}

/** Notes which games the service has; null: not known. */
export function setServedGames(list: readonly GameInfo[] | null): void {
  served = list;
}

/** A game, or null if this client does not have it. */
export function gameOf(id: string): GameClient | null {
  return games.get(id) ?? null;
}

/** The games for which rooms can be opened, in the service's order; all of this client if that is not known. */
export function allGames(): readonly GameClient[] {
  return served?.flatMap(({ name }) => games.get(name) ?? []) ?? [...games.values()];
}

/** The levels of bots that a game has, from the weakest on; all levels if that is not known. */
export function botLevelsOf(id: string): readonly BotLevel[] {
  return served?.find(({ name }) => name === id)?.bots ?? ENUMS.BotLevel;
}
