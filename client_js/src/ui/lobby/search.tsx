/** A quick match that looks for opponents: how many others look, a way to end it, and bots after a while. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as tablesText } from "#text/platform/tables";
import type { Client } from "../../client";
import type { MyMatchesModel } from "../../model/my_matches";
import type { AccountSession } from "../../net/session";
import type { MyMatch } from "../../protocol/generated";
import { type Store, useStore } from "../../store";
import { leaveSeat } from "../later/match_news";
import { useShell, useReportError } from "../hooks";
import { gameOf } from "../../games/registry";
import { playNow, chosenGame } from "../play_now";
import { fromHere, roomPath } from "../router";
import { type Searched, isGone, search } from "./lobby_state";

/** While a person waits for a rated match, the page asks again this often. */
const REPEAT_MS = 10_000;

/** After so long, a match against bots is offered. */
const BOTS_AFTER_MS = 60_000;

/** The search for opponents at a table; after a while it offers bots. */
export function Search({ searched }: { searched: Searched }) {
  const { room } = searched;
  const { client, navigate, opponents } = useShell();
  const report = useReportError();
  const counts = useStore(client.session.counts);
  const [asking, setAsking] = useState<Promise<void> | null>(null);
  const match = useSearched(searched, asking !== null);
  const isLong = useIsLong();
  const isFull = match?.room.seats.every((seat) => seat !== null) ?? false;
  const isRated = match?.room.settings?.rated === true;
  useEffect(() => {
    if (!isRated || isFull || asking) return;
    const timer = setTimeout(() => setAsking(askAgain(client, searched).finally(() => setAsking(null))), REPEAT_MS);
    return () => clearTimeout(timer);
  }, [isRated, isFull, asking, searched]);
  const others = Math.max(0, (counts?.looking ?? 0) - (match && !isFull ? 1 : 0));
  /** The table of the search, after the question that is on its way: it may lead to another one. */
  const table = async () => {
    await asking;
    return search.value?.room ?? room;
  };
  const cancel = async () => {
    const at = await table();
    for (const seat of await seatsAt(client.session.account.matches, at)) await leaveSeat(at, seat);
    search.set(null);
  };
  const visit = async () => {
    const go = fromHere(navigate);
    go(await table());
  };
  const playBots = async () => {
    const go = fromHere(navigate);
    const game = gameOf(match?.room.game ?? "") ?? chosenGame();
    await cancel();
    await playNow(client, game, opponents.value, go);
  };
  return (
    <section class="plate quick searching" aria-labelledby="quick-match" data-search={room}>
      <div role="status">
        <h2 id="quick-match">{isFull ? tablesText.quick.full : tablesText.quick.searching}</h2>
        <p class="quiet" data-looking={others}>
          {isLong ? tablesText.quick.bots : isFull ? "" : tablesText.quick.others(others)}
        </p>
        {isRated && !isFull && <p class="quiet">{tablesText.quick.strength}</p>}
      </div>
      {isLong && !isFull && (
        <button class="button primary" data-action="search-bots" onClick={() => void playBots().catch(report)}>
          {tablesText.quick.playBots}
        </button>
      )}
      <button class={isFull ? "button primary" : "button"} data-action="search-table" onClick={() => void visit()}>
        {tablesText.quick.table}
      </button>
      <button class="button" data-action="search-cancel" onClick={() => void cancel().catch(report)}>
        {tablesText.lobby.cancel}
      </button>
    </section>
  );
}

/** Begins a search of the user. It ends with the user, and notes when the list of matches has its room, on any page. */
export function startSearch({ matches, identity }: Pick<AccountSession, "matches" | "identity">, begun: Searched): void {
  search.set(begun);
  const look = () => {
    const now = search.value;
    if (now?.room !== begun.room) ends.forEach((end) => end());
    else if (identity.value === null) search.set(null);
    else if (!now.seen && matches.value?.matches.some(({ room }) => room.id === now.room)) search.set({ ...now, seen: true });
  };
  const ends = [matches, identity, search].map((store) => (store as Store<unknown>).subscribe(look));
  look();
}

/** Sends the wish again; the search goes on where it leads to. */
async function askAgain(client: Client, { room, wish }: Searched): Promise<void> {
  const found = await client.quickMatch(wish);
  if (found !== null && found !== room) startSearch(client.session.account, { room: found, wish });
}

/** The person's seats at the table of the search, as soon as they are known; none if it is gone. */
export function seatsAt(matches: Store<MyMatchesModel | null>, room: string): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const look = () => {
      const match = matches.value?.matches.find((one) => one.room.id === room);
      if (!match && search.value?.room === room && !isGone(search.value, matches.value)) return;
      end();
      resolve(match?.seats ?? []);
    };
    const end = matches.subscribe(look);
    look();
  });
}

/**
 * The match of the search, or the one before until that is known. Once it plays, the page goes there, and once it is
 * gone, the search is over, unless a question is on its way: `isAsking`.
 */
function useSearched(searched: Searched, isAsking: boolean): MyMatch | null {
  const { client, navigate } = useShell();
  const { room } = searched;
  const mine = useStore(client.session.account.matches);
  const match = mine?.matches.find((one) => one.room.id === room) ?? null;
  const known = useRef<MyMatch | null>(null);
  if (match) known.current = match;
  const status = match?.room.status;
  const isOver = !isAsking && isGone(searched, mine);
  useEffect(() => {
    if (!isOver && (status === undefined || status === "open")) return;
    search.set(null);
    if (status === "playing") navigate(roomPath(room));
  }, [status, isOver, room]);
  return known.current;
}

/** Whether the search has lasted so long that bots are offered. */
function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), BOTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
