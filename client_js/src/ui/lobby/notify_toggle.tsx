import { useState } from "preact/hooks";
import { notifySetting } from "../attention";
import { useStore } from "../../store";
import { text as tablesText } from "#text/platform/tables";

/** Asks the browser, by a click only, whether it may tell that it is one's turn while the page is hidden. */
export function NotifyToggle() {
  const { on } = useStore(notifySetting);
  const [permission, setPermission] = useState(() => ("Notification" in window ? Notification.permission : null));
  if (permission === null) return null;
  if (permission === "denied") return <span class="quiet">{tablesText.notify.denied}</span>;
  const active = on && permission === "granted";
  const toggle = async () => {
    if (active) return notifySetting.set({ on: false });
    const answer = await Notification.requestPermission();
    setPermission(answer);
    notifySetting.set({ on: answer === "granted" });
  };
  return (
    <button class="button small" data-action="bell" aria-pressed={active} onClick={() => void toggle()}>
      {active ? tablesText.notify.off : tablesText.notify.on}
    </button>
  );
}
