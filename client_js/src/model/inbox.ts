/** The user's inbox: what waits, as the service keeps it, newest first. A pure fold of messages. */
import type { InboxItem } from "../protocol/generated";
import { Store } from "../store";
import type { Incoming } from "./types";

/** The items after a change. An item takes the place of one of the same id. */
export function applyInbox(items: readonly InboxItem[], { item, gone }: Incoming<"inbox_changed">): readonly InboxItem[] {
  const others = items.filter(({ id }) => id !== gone && id !== item?.id);
  return item ? [item, ...others] : others;
}

/** Whether the dialog with all items of the inbox is open. */
export const inboxOpen = new Store(false);
