/** Opens the user's share of chance when a match starts while the page shows something else. */
import type { Client } from "../client";
import type { MyMatch, Snapshot } from "../protocol/generated";
import { call } from "./api";

/** Opens the shares that starts of the user's matches wait for, until the returned function is called. */
export function openSharesElsewhere({ session, seedShares }: Client): () => void {
  const known = new Map<string, number>();
  const look = async ({ room, changed }: MyMatch) => {
    const me = session.account.identity.value?.identity;
    if (room.status !== "open" || me === undefined || known.get(room.id) === changed) return;
    known.set(room.id, changed);
    if (session.room.model.value?.room.id === room.id) return; // that page opens it
    const read = await call<Snapshot>("GET", `/rooms/${room.id}`);
    const found = seedShares.shareToOpen(read.room, me);
    if (found) await call("POST", `/rooms/${room.id}/requests`, { type: "open_share", id: `share-${room.id}-${changed}`, ...found });
  };
  const lookAtAll = () => {
    for (const match of session.account.matches.value?.matches ?? []) {
      look(match).catch((error: unknown) => console.warn("The start of a match goes on without this page.", error));
    }
  };
  lookAtAll();
  return session.account.matches.subscribe(lookAtAll);
}
