import { useEffect, useState } from "preact/hooks";
import { text as tableText } from "#text/match/table";
import type { RoomModel } from "../../model/types";
import { people } from "../../net/people";
import type { Whom } from "../../net/people";
import type { Person, RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { useReportError } from "../http_request";
import { Avatar } from "../avatar";
import { Dialog } from "../dialog";
import { useShell } from "../hooks";
import { useCoaching, useRoomRequest } from "../match/source";

/** Lets a player hand over the seat in a running match; nothing for spectators. */
export function HandOver({ close }: { close: () => void }) {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const [open, setOpen] = useState(false);
  const coaching = useCoaching();
  if (model?.room.status !== "playing" || model.audience.length === 0 || coaching) return null;
  const done = () => {
    setOpen(false); // in a closed menu it would be open unseen, and shut out the page
    close();
  };
  return (
    <>
      <button class="button" onClick={() => setOpen(true)}>
        {tableText.seats.handOver}
      </button>
      {open && (
        <Dialog title={tableText.seats.handOverTitle} close={() => setOpen(false)}>
          <Takers model={model} close={done} />
        </Dialog>
      )}
    </>
  );
}

/** Who can get the user's seat: any person, or one of those who can take it. */
function Takers({ model, close }: { model: RoomModel; close: () => void }) {
  const { busy, ask } = useRoomRequest();
  const takers = useTakers(model.room);
  const seat = model.audience[0]!;
  const offer = (identity: string | null) => () => {
    ask({ type: "offer_seat", seat, identity });
    close();
  };
  return (
    <div class="hand-over">
      <p>{tableText.seats.handOverAbout}</p>
      <div class="actions">
        <button class="button" aria-disabled={busy} onClick={offer(null)}>
          {tableText.seats.handOverAnybody}
        </button>
        {takers.map(({ identity, name }) => (
          <button key={identity} class="button" aria-disabled={busy} onClick={offer(identity)}>
            <Avatar id={identity} />
            {tableText.seats.handOverTo(name)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The people who may take a seat over: the player's friends and spectators, each once; none until friends are known, who come first. */
function useTakers({ seats }: RoomView): readonly Whom[] {
  const { client } = useShell();
  const onlookers = useStore(client.session.room.spectators)?.people ?? [];
  const friends = useFriends();
  if (friends === null) return [];
  const all = new Map([...friends, ...onlookers].map((one) => [one.identity, one]));
  for (const seat of seats) if (seat) all.delete(seat.identity);
  return [...all.values()];
}

/** The player's friends; null until they are known, none if they can't be had. */
function useFriends(): readonly Person[] | null {
  const tell = useReportError();
  const [friends, setFriends] = useState<readonly Person[] | null>(null);
  useEffect(() => {
    people().then(({ friends: known }) => setFriends(known), (error: Error) => {
      setFriends([]);
      tell(error);
    });
  }, []);
  return friends;
}
