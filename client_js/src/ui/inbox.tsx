/** The user's inbox at the side of every page: new items and news as toasts, and all items in a dialog. */
import { useEffect, useState } from "preact/hooks";
import { readInbox } from "../net/people";
import { useStore } from "../store";
import { useShell } from "./hooks";
import { inboxOpen } from "./inbox_open";
import { Silent, lazy } from "./lazy";

const Toasts = lazy(async () => (await import("./inbox_toasts")).Toasts, Silent);

const InboxDialog = lazy(async () => (await import("./inbox_dialog")).InboxDialog, Silent);

const AGAIN_MS = 10_000;

export function InboxToasts() {
  useReading();
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

/** Reads the inbox with every new connection, until it has worked: messages in between may be lost. */
function useReading(): void {
  const { client } = useShell();
  const welcome = useStore(client.session.account.identity);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!welcome) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    readInbox().then(
      (items) => client.session.account.inbox.set(items),
      () => (again = setTimeout(() => setFailures(failures + 1), AGAIN_MS)),
    );
    return () => clearTimeout(again);
  }, [client, welcome, failures]);
}
