/** Keeps what can be read without a connection: the rules of all games, and the newest finished matches of the user. */
import type { GameList, MyMatch, RoomSummary, Timeline } from "../protocol/generated";
import { toAddress } from "../site";
import { keptAnswer, openKeptAnswers, removals, removeKeptAnswers } from "./kept_answers";

/** So many matches are kept. */
export const MOST_MATCHES = 12;
/** The list of what is kept, under an address that the service does not have. */
const LIST = "/kept-matches";

/** The list of what is kept. */
export interface Kept {
  /** Whose matches these are. */
  readonly identity: string;
  readonly matches: readonly KeptMatch[];
}

/** A finished match of which all pages of the timeline are kept. */
export interface KeptMatch {
  readonly room: RoomSummary;
  readonly seats: readonly number[];
  /** The addresses of the pages of its timeline, and of its statistics. */
  readonly pages: readonly string[];
}

/** The kept matches; none where the browser keeps nothing. Never rejects. */
export async function readKept(): Promise<Kept | null> {
  try {
    const found = await keptAnswer(LIST);
    return found ? ((await found.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps what is not kept yet, and removes matches of another identity and too old ones. If the user logs out meanwhile,
 * nothing stays. `before`: the value of `removals` when the caller decided to keep them. Rejects without a connection.
 */
export async function keepForOffline(identity: string, mine: readonly MyMatch[], before: number): Promise<void> {
  if (removals !== before) return;
  try {
    await keepAll(identity, mine);
  } finally {
    if (removals !== before) await removeKeptAnswers();
  }
}

/** Keeps rules and matches, one after the other. The list is written after each match: it names only what is kept. */
async function keepAll(identity: string, mine: readonly MyMatch[]): Promise<void> {
  const cache = await openKeptAnswers();
  const before = await readKept();
  if (before && before.identity !== identity) await forget(cache, before.matches);
  const known = new Map((before?.identity === identity ? before.matches : []).map((match) => [match.room.id, match]));
  const wanted = mine.filter(({ room }) => room.status === "finished").slice(0, MOST_MATCHES);
  await keepRules(cache);
  const matches: KeptMatch[] = [];
  for (const { room, seats } of wanted) {
    const pages = known.get(room.id)?.pages ?? (await keepTimeline(cache, room.id));
    if (pages) matches.push({ room, seats, pages });
    await cache.put(LIST, Response.json({ identity, matches } satisfies Kept));
  }
  const shown = new Set(matches.map(({ room }) => room.id));
  await forget(cache, [...known.values()].filter(({ room }) => !shown.has(room.id)));
}

/** Keeps the list of games and the lessons and rules of each; asked for on each visit, since browsers revalidate what has not changed. */
async function keepRules(cache: Cache): Promise<void> {
  const list = await keep<GameList>(cache, "/api/games");
  for (const { name } of list?.games ?? []) await keep(cache, `/api/games/${name}/lessons`);
}

/** Keeps all pages of a timeline, and the statistics if there are any; returns their addresses, null if the service refuses a page. */
async function keepTimeline(cache: Cache, room: string): Promise<string[] | null> {
  const pages: string[] = [];
  for (let query = ""; ; ) {
    const path = `/api/match/${room}/timeline?${query}`;
    const page = await keep<Timeline>(cache, path);
    if (!page) return null;
    pages.push(path);
    const last = page.frames.at(-1)?.number;
    if (!page.more || last === undefined) break;
    query = `from=${last}`;
  }
  const statistics = `/api/match/${room}/statistics`;
  return (await keep(cache, statistics)) ? [...pages, statistics] : pages;
}

/** Asks for an answer and keeps it; null if the service refuses. */
async function keep<T>(cache: Cache, path: string): Promise<T | null> {
  const answer = await fetch(toAddress(path));
  if (!answer.ok) return null;
  await cache.put(path, answer.clone());
  return (await answer.json()) as T;
}

async function forget(cache: Cache, matches: readonly KeptMatch[]): Promise<void> {
  await Promise.all(matches.flatMap(({ pages }) => pages.map((page) => cache.delete(page))));
}
