import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { Dialog } from "./dialog";
import { Silent, lazy } from "./lazy";

const SettingsList = lazy(async () => (await import("./settings_list")).SettingsList, Silent);

/** Opens the player's own settings. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="icon-button" aria-label={text.settings.title} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
          <circle cx="15" cy="7" r="2" />
          <circle cx="9" cy="17" r="2" />
        </svg>
      </button>
      {open && (
        <Dialog title={text.settings.title} close={() => setOpen(false)}>
          <SettingsList />
        </Dialog>
      )}
    </>
  );
}
