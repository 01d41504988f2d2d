/** Loads the games that the service has besides those of this client. */
import { call, callOnline } from "../net/api";
import { keptAnswer } from "../offline/kept_answers";
import type { GameInfo, GameList } from "../protocol/generated";
import type { GameSchema } from "../protocol/schema";
import { toAddress } from "../site";
import { gameOf, setServedGames } from "./registry";

/** Milliseconds before the list of games is asked for again: at first and at most; each failure doubles them. */
const [AGAIN, AGAIN_AT_MOST] = [2_000, 60_000];

/** Milliseconds that the page waits for games before it shows without them. Later ones are added when they have come. */
const PATIENCE = 5_000;

/**
 * Asks the service for its games and loads the client modules that are served. Never rejects: a game whose module can't
 * be loaded is left out, and the console says why.
 */
export async function loadServedGames(): Promise<void> {
  await Promise.race([loadAll(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/**
 * Reads the list of games and loads each. If the list can't be read, it is asked for again after `again` ms; at the
 * first failure the list that this browser keeps is taken meanwhile.
 */
async function loadAll(again = AGAIN): Promise<void> {
  try {
    const { games } = await callOnline<GameList>("GET", "/games");
    setServedGames(games);
    await Promise.all(games.map(load));
  } catch (error) {
    console.warn("The list of games can't be read.", error);
    if (again === AGAIN) await takeKept();
    setTimeout(() => void loadAll(Math.min(2 * again, AGAIN_AT_MOST)), again);
  }
}

/** Takes the list that this browser keeps, if there is one, until the service answers. Never rejects. */
async function takeKept(): Promise<void> {
  const kept = await keptAnswer("/api/games");
  const list = (await kept?.json().catch(() => undefined)) as GameList | undefined; // what is kept may be no JSON
  if (list) setServedGames(list.games);
}

/** Loads the client module of a game, if one is served and the page does not have the game. Never rejects. */
async function load(game: GameInfo): Promise<void> {
  const { name, client } = game;
  if (client === null || gameOf(name)) return;
  try {
    const [schema, { loadGame }] = await Promise.all([call<GameSchema>("GET", `/games/${name}/tables`), import("./toolkit")]);
    await loadGame(game, toAddress(client), schema);
  } catch (error) {
    console.warn(`The game ${name} can't be shown.`, error);
  }
}
