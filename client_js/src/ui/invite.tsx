import { useState } from "preact/hooks";
import { matchText } from "../text/match";

type Copying = "idle" | "copied" | "impossible";

/** Copies the room's address; where the browser forbids that (plain http), shows it to be copied by hand. */
export function Invite() {
  const [state, setState] = useState<Copying>("idle");
  const copy = () => copyText(location.href).then((done) => setState(done ? "copied" : "impossible"));
  if (state === "impossible") {
    return (
      <label class="invite invite-link">
        {matchText.room.copyByHand}
        <input readOnly value={location.href} onFocus={(event) => event.currentTarget.select()} />
      </label>
    );
  }
  return (
    <button class="button invite" onClick={() => void copy()}>
      <span aria-live="polite">{state === "copied" ? matchText.room.copied : matchText.room.copy}</span>
    </button>
  );
}

/** Puts a text on the clipboard; false where the browser forbids that. */
export async function copyText(value: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false; // absent on plain http, whatever the types say
  return navigator.clipboard.writeText(value).then(
    () => true,
    () => false,
  );
}
