/** The button "Invite" of a table that waits. */
import { useState } from "preact/hooks";
import type { RoomModel } from "../../model/types";
import { text as matchText } from "#text/match/match";
import { useShell } from "../hooks";
import { Silent, lazy } from "../lazy";

const InviteDialog = lazy(async () => (await import("./dialog")).InviteDialog, Silent);

/** Nothing at a private table for all but its host, whose next step it is there. */
export function InviteButton({ model }: { model: RoomModel }) {
  const { me } = useShell();
  const { room } = model;
  const [open, setOpen] = useState(false);
  const isPrivate = room.settings?.access === "invited";
  if (isPrivate && room.host !== me.identity) return null;
  if (!room.seats.includes(null)) return null;
  return (
    <>
      <button
        class={isPrivate ? "button primary invite" : "button invite"}
        data-action="invite"
        onPointerEnter={InviteDialog.preload}
        onClick={() => setOpen(true)}
      >
        {matchText.room.invite}
      </button>
      {open && <InviteDialog model={model} close={() => setOpen(false)} />}
    </>
  );
}
