import { useState } from "preact/hooks";
import "./update_notice.css";
import { newVersion } from "../../offline/updates";
import { useNewVersion } from "../../offline/worker_start";
import { useStore } from "../../store";
import { text as offlineText } from "#text/platform/offline";

/** Says that a newer version of the page waits, and loads it when the user agrees. */
export function UpdateNotice() {
  const worker = useStore(newVersion);
  const [dismissed, setDismissed] = useState<ServiceWorker | null>(null);
  const [loading, setLoading] = useState(false);
  if (!worker || worker === dismissed) return null;
  const load = () => {
    setLoading(true);
    useNewVersion(worker);
  };
  return (
    <div class="notices update-notice" role="status">
      <p class="notice">
        <span>{offlineText.newVersion}</span>
        <button class="button small primary" disabled={loading} onClick={load}>
          {offlineText.load}
        </button>
        <button class="button small" onClick={() => setDismissed(worker)}>
          {offlineText.later}
        </button>
      </p>
    </div>
  );
}
