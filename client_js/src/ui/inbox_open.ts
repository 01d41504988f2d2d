import { Store } from "../store";

/** Whether the dialog with all items of the inbox is open. */
export const inboxOpen = new Store(false);
