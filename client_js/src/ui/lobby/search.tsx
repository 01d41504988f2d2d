/** A quick match that looks for opponents: how many others look, a way to end it, and bots after a while. */
import { useEffect, useRef, useState } from "preact/hooks";
import { text as tablesText } from "#text/platform/tables";
import type { MyMatch } from "../../protocol/generated";
import { useStore } from "../../store";
import { leaveTable } from "../../net/leave_table";
import { useShell } from "../hooks";
import { useReportError } from "../http_request";
import { gameOf } from "../../games/registry";
import { playNow } from "../play_now";
import { roomPath } from "../router";
import { chosenGame } from "./chosen_game";
import { search } from "./searched";

/** After so long, a match against bots is offered. */
const BOTS_AFTER_MS = 60_000;

/** The search for opponents at a table; after a while it offers bots. */
export function Search({ room }: { room: string }) {
  const { client, navigate, opponents } = useShell();
  const report = useReportError();
  const counts = useStore(client.session.counts);
  const match = useSearched(room);
  const isLong = useIsLong(room);
  const isFull = match?.room.seats.every((seat) => seat !== null) ?? false;
  const others = Math.max(0, (counts?.looking ?? 0) - (match && !isFull ? 1 : 0));
  const cancel = async () => {
    for (const seat of match?.seats ?? []) await leaveTable(room, seat);
    search.set(null);
  };
  const playBots = async () => {
    const game = gameOf(match?.room.game ?? "") ?? chosenGame();
    await cancel();
    await playNow(client, game, opponents.value, navigate);
  };
  return (
    <section class="plate quick searching" aria-labelledby="quick-match" data-search={room}>
      <div role="status">
        <h2 id="quick-match">{isFull ? tablesText.quick.full : tablesText.quick.searching}</h2>
        <p class="quiet" data-looking={others}>
          {isLong ? tablesText.quick.bots : isFull ? "" : tablesText.quick.others(others)}
        </p>
      </div>
      {isLong && !isFull && (
        <button class="button primary" data-action="search-bots" onClick={() => void playBots().catch(report)}>
          {tablesText.quick.playBots}
        </button>
      )}
      <button class={isFull ? "button primary" : "button"} data-action="search-table" onClick={() => navigate(roomPath(room))}>
        {tablesText.quick.table}
      </button>
      <button class="button" data-action="search-cancel" onClick={() => void cancel().catch(report)}>
        {tablesText.quick.cancel}
      </button>
    </section>
  );
}

/** The searched match; once it plays, the page goes there, and once it is gone, the search is over. */
function useSearched(room: string): MyMatch | null {
  const { client, navigate } = useShell();
  const mine = useStore(client.session.account.matches);
  const match = mine?.matches.find((one) => one.room.id === room) ?? null;
  const wasThere = useRef(false);
  const status = match?.room.status;
  useEffect(() => {
    if (status !== undefined) wasThere.current = true;
    if (status === "open" || (mine === null || (status === undefined && !wasThere.current))) return;
    search.set(null);
    if (status === "playing") navigate(roomPath(room));
  }, [status, mine]);
  return match;
}

/** Whether the search has lasted so long that bots are offered. */
function useIsLong(room: string): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    const timer = setTimeout(() => setLong(true), BOTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [room]);
  return isLong;
}
