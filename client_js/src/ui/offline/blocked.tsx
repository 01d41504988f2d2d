/** Says that live connections are blocked, once several in a row have failed while the service answers other requests. */
import { useEffect, useState } from "preact/hooks";
import { text as offlineText } from "#text/platform/offline";
import { useShell } from "../hooks";

/** Fewer failures come of a restart of the service, too. */
const FAILURES = 3;

export function Blocked() {
  const { state } = useShell().client.session.connection;
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let failures = 0;
    return state.subscribe(({ kind }) => {
      if (kind === "waiting") failures += 1;
      if (kind !== "waiting" || failures < FAILURES) return;
      fetch("/healthz", { cache: "no-store" }).then(({ ok }) => setBlocked(ok), () => setBlocked(false));
    });
  }, [state]);
  return isBlocked ? <p class="banner blocked">{offlineText.blocked}</p> : null;
}
