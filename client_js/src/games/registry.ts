/** The games that this client has, by their names in rooms. */
import { API_VERSION } from "./api";
import type { GameClient } from "./api";

const games = new Map<string, GameClient>();

/** Adds a game, in place of an earlier one of the same name. Throws if it was written for another version of the API. */
export function registerGame(game: GameClient): void {
  if (game.apiVersion !== API_VERSION)
    throw new Error(`The game ${game.id} needs version ${game.apiVersion} of the client API; this is ${API_VERSION}.`);
  games.set(game.id, game);
}

/** A game, or null if this client does not have it. */
export function gameOf(id: string): GameClient | null {
  return games.get(id) ?? null;
}

/** All games, in the order of their registration. */
export function allGames(): readonly GameClient[] {
  return [...games.values()];
}
