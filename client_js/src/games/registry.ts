/** The games that this client has, and what the service says about them. */
import { type BotLevel, type GameCredits, type GameInfo, ENUMS, ROOM_EVENT_TYPES } from "../protocol/generated";
import type { GameSchema } from "../protocol/schema";
import { Store } from "../store";
import { textsReady } from "../text/language";
import { type GameClient, type GameLobbyPart, type GameMatchPart, type SplitGameClient, API_VERSION } from "./api";

interface Registered {
  readonly lobby: GameLobbyPart;
  /** Null until it is loaded. */
  match: GameMatchPart | null;
  readonly fetch: () => Promise<GameMatchPart>;
  /** Resolves to whether the part for matches is there; null before the first request, and after a failure. */
  loading: Promise<boolean> | null;
}

const games = new Map<string, Registered>();
/** The games of the service; null until they are known. */
let served: readonly GameInfo[] | null = null;

/** Set anew whenever the games of this page change. `game`: the one that was added; null: the service's list. */
export const gamesChange = new Store<{ readonly game: string | null }>({ game: null });

/** The types of the platform's events, which no event of a game may have. */
const ROOM_EVENTS: ReadonlySet<string> = new Set(ROOM_EVENT_TYPES);

/**
 * Adds a game, in place of an earlier one of the same name. Throws if it was written for another version of the API, or
 * if one of its events has the type of a platform's event.
 */
export function registerGame(game: GameClient | SplitGameClient): void {
  if (game.apiVersion !== API_VERSION)
    throw new Error(`The game ${game.id} needs version ${game.apiVersion} of the client API; this is ${API_VERSION}.`);
  const split = "loadMatchPart" in game;
  if (!split) checkEvents(game.id, game);
  games.set(game.id, {
    lobby: game,
    match: split ? null : game,
    fetch: () => (split ? game.loadMatchPart() : Promise.resolve(game)),
    loading: null,
  });
  gamesChange.set({ game: game.id });
}

/** Throws if an event of the game has the type of a platform's event. */
function checkEvents(id: string, { model }: GameMatchPart): void {
  const taken = [...model.eventTypes].find((type) => ROOM_EVENTS.has(type));
  if (taken !== undefined) throw new Error(`The game ${id} has an event ${taken}, which is one of the platform.`);
}

/**
 * Loads a game's part for matches; resolves to whether the page has it. Never rejects: the console says why a part
 * can't be loaded, and the next call tries again.
 */
export function loadMatchPart(id: string): Promise<boolean> {
  const game = games.get(id);
  if (!game) return Promise.resolve(false);
  game.loading ??= fetchMatchPart(id, game);
  return game.loading;
}

/** Loads the code and the texts of a match. After a failure (false) it may be tried again. */
async function fetchMatchPart(id: string, game: Registered): Promise<boolean> {
  try {
    const part = game.match ?? (await game.fetch());
    checkEvents(id, part);
    await textsReady();
    game.match = part;
    return true;
  } catch (error) {
    console.warn(`The game ${id} can't be loaded.`, error);
    game.loading = null;
    return false;
  }
}

/** The tables of a game, those of its part for matches if that is there; null for a game that this client does not have. */
export function tablesOf(id: string): GameSchema | null {
  const game = games.get(id);
  return game ? (game.match?.tables ?? game.lobby.schema) : null;
}

/** Whether messages of a match can't be read yet, since the tables for them come with the part for matches. */
export function lacksTables(id: string): boolean {
  const game = games.get(id);
  return game !== undefined && game.match === null && (game.lobby as SplitGameClient).hasMatchTables === true;
}

/** Notes which games the service has. `list`: null if that is not known. */
export function setServedGames(list: readonly GameInfo[] | null): void {
  served = list;
  gamesChange.set({ game: null });
}

/** A game, or null if this client does not have it. */
export function gameOf(id: string): GameLobbyPart | null {
  return games.get(id)?.lobby ?? null;
}

/** A game's part for matches, or null if this client does not have the game or has not loaded the part. */
export function matchPartOf(id: string): GameMatchPart | null {
  return games.get(id)?.match ?? null;
}

/** The games for which rooms can be opened, in the service's order; without its list, all games of this client. */
export function allGames(): readonly GameLobbyPart[] {
  return served?.flatMap(({ name, offered }) => (offered === false ? [] : (gameOf(name) ?? []))) ?? [...games.values()].map(({ lobby }) => lobby);
}

/** The levels of bots that a game has, from the weakest on; all levels if that is not known. */
export function botLevelsOf(id: string): readonly BotLevel[] {
  return served?.find(({ name }) => name === id)?.bots ?? ENUMS.BotLevel;
}

/** Whether the service offers a game, also one unknown to this client; without its list, whether this client has it. */
export function isServed(id: string): boolean {
  return served?.some(({ name, offered }) => name === id && offered !== false) ?? games.has(id);
}

/** How long a game takes (minutes) and from which age it is, as far as that is known. */
export function creditsOf(id: string): Partial<GameCredits> {
  return served?.find(({ name }) => name === id)?.about ?? {};
}

/** Whether the service has lessons of a game; returns `unknown` while the service's list is not known. */
export function hasLessons(id: string, unknown = false): boolean {
  return served?.some(({ name, lessons, offered }) => name === id && lessons && offered !== false) ?? unknown;
}
