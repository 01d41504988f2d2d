/** In a live match: the user's seats at other live tables, which start without looking at the page, and matches that run there. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as inboxText } from "#text/platform/inbox";
import { call } from "../../net/api";
import { idMaker } from "../../net/requests";
import type { MyMatch, RoomSummary, RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { CloseButton } from "../controls";
import { useHttpRequest } from "../http_request";
import { useShell } from "../hooks";
import { unread } from "./match_news";
import { titleOf } from "../title";
import { roomPath } from "../router";

/** A toast for each other live room of a player in a live match, unless it is dismissed or match news tells of it. */
export function AlsoSeated() {
  const { session } = useShell().client;
  const here = useStore(session.room.model);
  const mine = useStore(session.account.matches);
  const { coach } = useStore(session.room.viewMode);
  const news = useStore(unread);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const looksOn = coach || here?.audience.length === 0;
  if (!here || !mine || looksOn || here.room.status !== "playing" || !isLive(here.room)) return null;
  const hidden = [...dismissed, ...news.map(({ room }) => room)];
  const others = mine.matches.filter(({ room }) => room.id !== here.room.id && room.status !== "finished" && isLive(room));
  return (
    <>
      {others
        .filter(({ room }) => !hidden.includes(room.id))
        .map((match) => (
          <Seat key={match.room.id} match={match} close={() => setDismissed([...dismissed, match.room.id])} />
        ))}
    </>
  );
}

/** The user's seat in another live room, with a button to leave it. */
function Seat({ match: { room, seats }, close }: { match: MyMatch; close: () => void }) {
  const { navigate } = useShell();
  const { busy, problem, run } = useHttpRequest();
  const leave = () =>
    void run(async () => {
      for (const seat of seats) await leaveTable(room.id, seat);
    });
  const isOpen = room.status === "open";
  return (
    <div class="toast" data-also-seated={room.id}>
      <div class="toast-line">
        <p>{isOpen ? inboxText.alsoSeated(titleOf(room)) : inboxText.alsoPlaying(titleOf(room))}</p>
        <CloseButton label={text.app.dismiss} close={close} />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div class="actions">
        {isOpen && (
          <button class="button small primary" disabled={busy} onClick={leave}>
            {inboxText.leaveSeat}
          </button>
        )}
        <button class="button small" onClick={() => navigate(roomPath(room.id))}>
          {isOpen ? inboxText.news.toTable : inboxText.news.toMatch}
        </button>
      </div>
    </div>
  );
}

function isLive({ clock }: RoomSummary | RoomView): boolean {
  return clock?.pace !== "slow";
}

const newId = idMaker();

/** Gives up a seat of a table whose match has not begun. Throws as `call`. */
export function leaveTable(room: string, seat: number): Promise<void> {
  return call("POST", `/rooms/${encodeURIComponent(room)}/requests`, { type: "leave_seat", id: newId(), seat });
}
