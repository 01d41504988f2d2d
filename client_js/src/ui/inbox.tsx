/** The user's inbox at the top of every page; its items stay until they are answered. */
import { useEffect, useState } from "preact/hooks";
import { withInvitations } from "../model/inbox";
import { waiting } from "../net/people";
import { useStore } from "../store";
import { useShell } from "./hooks";
import { Silent, lazy } from "./lazy";

const Toasts = lazy(async () => (await import("./inbox_toasts")).Toasts, Silent);

const AGAIN_MS = 10_000;

export function InboxToasts({ inLobby }: { inLobby: boolean }) {
  const { client } = useShell();
  const items = useStore(client.session.account.inbox);
  const offers = useStore(client.session.account.offers);
  useWaiting(inLobby);
  return (
    <div class="inbox" role="status">
      {items.length + offers.length > 0 && <Toasts />}
    </div>
  );
}

/**
 * Reads what waits, until it has worked: with every new connection, since messages in between may be lost, and in the
 * lobby, where what was put off is shown again.
 */
function useWaiting(inLobby: boolean): void {
  const { client } = useShell();
  const welcome = useStore(client.session.account.identity);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!welcome) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    waiting().then(
      (invitations) => client.session.account.inbox.set(withInvitations(client.session.account.inbox.value, invitations)),
      () => (again = setTimeout(() => setFailures(failures + 1), AGAIN_MS)),
    );
    return () => clearTimeout(again);
  }, [client, welcome, inLobby, failures]);
}
