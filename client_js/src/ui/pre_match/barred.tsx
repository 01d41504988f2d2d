import type { RoomView } from "../../protocol/generated";
import { text as matchText } from "#text/match/match";
import { useRoomRequest, useIsHost } from "./room_request";

/** The people whom the host has sent away, with buttons to let them in again. */
export function Barred({ room }: { room: RoomView }) {
  const isHost = useIsHost(room);
  const { busy, ask } = useRoomRequest();
  if (!isHost || room.barred.length === 0) return null;
  return (
    <ul class="barred" aria-label={matchText.seats.sentAway}>
      {room.barred.map(({ identity, name }) => (
        <li key={identity}>
          <span class="quiet">
            {matchText.seats.sentAway}: {name}
          </span>
          <button
            class="button small"
            aria-disabled={busy}
            aria-label={matchText.seats.letInName(name)}
            onClick={() => ask({ type: "handle_person", identity, action: "let_in" })}
          >
            {matchText.seats.letIn}
          </button>
        </li>
      ))}
    </ul>
  );
}
