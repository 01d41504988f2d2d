import { text as tableText } from "#text/match/table";
import { call } from "../../net/api";
import type { NextRoomView, RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { useLoaded } from "../match/later/loaded";
import { fromHere, roomPath } from "../router";

/** Asks for a rematch or agrees to one; spectators get a link to it. */
export function Rematch({ room }: { room: RoomView }) {
  const { client, me, navigate } = useShell();
  const proposed = useStore(client.session.account.rematch);
  const pending = useStore(client.session.requests.pending);
  const proposal = proposed?.room === room.id ? proposed : null;
  const next = useLoaded(() => nextRoom(room.id), room.id) ?? proposal?.next ?? null;
  const played = room.seats.some((seat) => seat?.identity === me.identity);
  const alone = room.seats.length === 1;
  const asking = pending.some(({ request }) => request.type === "rematch");
  const agree = async () => {
    const go = fromHere(navigate);
    const found = await client.rematch(room.id);
    if (found !== null) go(found);
  };
  if (!played && next === null) return null;
  return (
    <div class="rematch" data-next={next ?? ""}>
      {proposal && <p role="status">{tableText.seats.rematchWanted(proposal.name)}</p>}
      {played ? (
        <button class="button primary" aria-disabled={asking} onClick={() => !asking && void agree()}>
          {alone ? tableText.seats.again : next === null ? tableText.seats.rematch : tableText.seats.rematchJoin}
        </button>
      ) : (
        <button class="button" onClick={() => navigate(roomPath(next ?? room.id))}>
          {tableText.seats.rematchWatch}
        </button>
      )}
      {played && <p class="quiet">{alone ? tableText.seats.againAbout : tableText.seats.rematchAbout}</p>}
    </div>
  );
}

/** The room that follows a room; null while there is none. Throws as `call`. */
async function nextRoom(room: string): Promise<string | null> {
  return (await call<NextRoomView>("GET", `/rooms/${encodeURIComponent(room)}/rematch`)).room;
}
