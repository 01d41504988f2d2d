import { useState } from "preact/hooks";
import { SPEEDS } from "../scene/speed";
import { text } from "../text";
import { Dialog } from "./dialog";
import { useShell, useStore } from "./hooks";

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
          <SpeedSetting />
        </Dialog>
      )}
    </>
  );
}

function SpeedSetting() {
  const { speed } = useShell();
  const current = useStore(speed);
  return (
    <fieldset>
      <legend>{text.settings.speed}</legend>
      <div class="counts">
        {SPEEDS.map((one) => (
          <label key={one} class="count">
            <input type="radio" name="speed" value={one} checked={one === current} onChange={() => speed.set(one)} />
            <span>{text.settings.speeds[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
