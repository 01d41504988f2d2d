import { useEffect, useState } from "preact/hooks";
import { text as tableText } from "#text/match/table";
import type { RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { fromHere, roomPath } from "../router";
import { toAddress } from "../../site_path";

/** Asks for a rematch or agrees to one; spectators get a link to it. */
export function Rematch({ room }: { room: RoomView }) {
  const { client, me, navigate } = useShell();
  const proposed = useStore(client.session.account.rematch);
  const pending = useStore(client.session.requests.pending);
  const call = proposed?.room === room.id ? proposed : null;
  const next = useNextRoom(room.id) ?? call?.next ?? null;
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
      {call && <p role="status">{tableText.seats.rematchWanted(call.name)}</p>}
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

/** The room that follows a room, as the service knew it when this was shown. */
function useNextRoom(room: string): string | null {
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void nextRoom(room).then((found) => wanted && setNext(found));
    return () => {
      wanted = false;
    };
  }, [room]);
  return next;
}

/** The id of the room that follows a room; null while there is none, or if that can't be known now. */
async function nextRoom(room: string): Promise<string | null> {
  try {
    const response = await fetch(toAddress(`/api/rooms/${encodeURIComponent(room)}/rematch`));
    if (!response.ok) return null;
    return ((await response.json()) as { room: string | null }).room;
  } catch {
    return null; // the answer only adds a link, so its lack is no error
  }
}
