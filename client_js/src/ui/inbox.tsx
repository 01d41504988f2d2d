/** The user's inbox at the side of every page: new items and news as toasts, and all items in a dialog. */
import { useStore } from "../store";
import { inboxOpen } from "../model/inbox";
import { Silent, lazy } from "./lazy";

const Toasts = lazy(async () => (await import("./inbox_toasts")).Toasts, Silent);

const InboxDialog = lazy(async () => (await import("./inbox_toasts")).InboxDialog, Silent);

/** The news of the inbox as they arrive, and the inbox while it is open. */
export function InboxToasts() {
  const open = useStore(inboxOpen);
  return (
    <>
      <div class="inbox" role="status">
        <Toasts />
      </div>
      {open && <InboxDialog />}
    </>
  );
}
