import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { copyText } from "./clipboard";

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
