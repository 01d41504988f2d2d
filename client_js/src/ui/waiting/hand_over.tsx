import { useState } from "preact/hooks";
import type { RoomModel } from "../../model/room";
import { text } from "../../text";
import { Dialog } from "../dialog";
import { useShell, useStore } from "../hooks";
import { useCoaching } from "../watching/sight";
import { useAsking } from "./asking";

/** Lets a player give the seat in a running match to somebody else; nothing for whoever has none. */
export function HandOver({ close }: { close: () => void }) {
  const { client } = useShell();
  const model = useStore(client.session.room);
  const [open, setOpen] = useState(false);
  const coaching = useCoaching();
  if (model?.room.status !== "playing" || model.audience.length === 0 || coaching) return null;
  return (
    <>
      <button class="button" onClick={() => setOpen(true)}>
        {text.seats.handOver}
      </button>
      {open && (
        <Dialog title={text.seats.handOverTitle} close={() => setOpen(false)}>
          <Takers model={model} close={close} />
        </Dialog>
      )}
    </>
  );
}

function Takers({ model, close }: { model: RoomModel; close: () => void }) {
  const { busy, ask } = useAsking();
  const seat = model.audience[0]!;
  const offer = (identity: string | null) => () => {
    ask({ type: "offer_seat", seat, identity });
    close();
  };
  return (
    <div class="hand-over">
      <p>{text.seats.handOverAbout}</p>
      <div class="actions">
        <button class="button" aria-disabled={busy} onClick={offer(null)}>
          {text.seats.handOverAnybody}
        </button>
      </div>
    </div>
  );
}
