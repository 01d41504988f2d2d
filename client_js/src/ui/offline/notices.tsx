import { useEffect, useState } from "preact/hooks";
import { text as offlineText } from "#text/platform/offline";
import { isReachable } from "../../net/api";
import { newVersion } from "../../offline/kept_answers";
import { useNewVersion } from "../../offline/worker_start";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import "../later/later.css";

/** Says that a newer version of the page waits, and loads it when the user agrees. */
export function UpdateNotice() {
  const worker = useStore(newVersion);
  const [dismissed, setDismissed] = useState<ServiceWorker | null>(null);
  const [loading, setLoading] = useState(false);
  if (!worker || worker === dismissed) return null;
  const load = () => {
    setLoading(true);
    useNewVersion();
  };
  return (
    <div class="notices update-notice" role="status">
      <p class="notice">
        <span>{offlineText.newVersion}</span>
        <button class="button small primary" disabled={loading} onClick={load}>{offlineText.load}</button>
        <button class="button small" disabled={loading} onClick={() => setDismissed(worker)}>
          {offlineText.later}
        </button>
      </p>
    </div>
  );
}

/** The notice needs this many failures in a row: a restart of the service may cause fewer. */
const FAILURES = 3;

/** Says that live connections are blocked, once several in a row have failed while the service answers other requests. */
export function Blocked() {
  const { state } = useShell().client.session.connection;
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let failures = 0;
    return state.subscribe(({ kind }) => {
      if (kind === "waiting") failures += 1;
      if (kind !== "waiting" || failures < FAILURES) return;
      void isReachable().then(setBlocked);
    });
  }, [state]);
  return isBlocked ? <p class="banner blocked">{offlineText.blocked}</p> : null;
}
