/** The user's inbox: what waits, as the service keeps it, newest first. A pure fold of messages. */
import type { InboxItem } from "../protocol/generated";
import { Store } from "../store";
import type { Incoming } from "./types";

/** The items after a change. An item takes the place of one of the same id. */
export function applyInbox(items: readonly InboxItem[], { item, gone }: Incoming<"inbox_changed">): readonly InboxItem[] {
  const others = items.filter(({ id }) => id !== gone && id !== item?.id);
  return item ? [item, ...others] : others;
}

/**
 * The items that a page shows by themselves: those that were not put off, and that the page of the room `here` does not
 * show anyway. `offers`: the numbers of the seats that are offered there, as this page knows them.
 */
export function shownItems(items: readonly InboxItem[], putOff: readonly string[], here: string | null, offers: readonly number[]): readonly InboxItem[] {
  const isShownHere = ({ kind, room, former, offer, accepted }: InboxItem) => {
    if (here === null) return false;
    if (kind === "rematch") return room === here || former === here;
    if (room !== here) return false;
    return kind === "seat_offer" || kind === "swap" ? offers.includes(offer) : kind === "invitation" || (kind === "answer" && accepted);
  };
  return items.filter((item) => !putOff.includes(item.id) && !isShownHere(item));
}

/** Whether the dialog with all items of the inbox is open. */
export const inboxOpen = new Store(false);
