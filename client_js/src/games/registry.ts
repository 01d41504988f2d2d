/** The games that this client has, and what the service says about them. */
import { ENUMS, STRUCTS, UNIONS } from "../protocol/generated";
import type { BotLevel, GameInfo } from "../protocol/generated";
import { Store } from "../store";
import { API_VERSION } from "./api";
import type { GameClient } from "./api";

const games = new Map<string, GameClient>();
/** The games of the service; null until they are known. */
let served: readonly GameInfo[] | null = null;

/** Replaced whenever the games change that this page has: `game` is the one that was added, null for the service's list. */
export const gamesChange = new Store<{ readonly game: string | null }>({ game: null });

/** The types of the platform's events, which no event of a game may have. */
const ROOM_EVENTS: ReadonlySet<string> = new Set(UNIONS.RoomEvent.map((name) => STRUCTS[name].name));

/**
 * Adds a game, in place of an earlier one of the same name. Throws if it was written for another version of the API, or
 * if one of its events has the type of a platform's event.
 */
export function registerGame(game: GameClient): void {
  if (game.apiVersion !== API_VERSION)
    throw new Error(`The game ${game.id} needs version ${game.apiVersion} of the client API; this is ${API_VERSION}.`);
  const taken = [...game.model.eventTypes].find((type) => ROOM_EVENTS.has(type));
  if (taken !== undefined) throw new Error(`The game ${game.id} has an event ${taken}, which is one of the platform.`);
  games.set(game.id, game);
  gamesChange.set({ game: game.id });
}

/** Notes which games the service has; null: not known. */
export function setServedGames(list: readonly GameInfo[] | null): void {
  served = list;
  gamesChange.set({ game: null });
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
