/** The field for the short code of an invitation. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/invitation";
import { useShell } from "../hooks";
import { invitationPath } from "../router";

const LETTERS = 10;
/** Codes of the release before hold until they expire. */
const FORMER_LETTERS = 8;

/** Opens the invitation of a code. */
export function CodeField() {
  const { navigate } = useShell();
  const [code, setCode] = useState("");
  const letters = code.replace(/[^A-Za-z]/g, "").toUpperCase();
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    navigate(invitationPath(letters));
  };
  return (
    <form class="code-field" onSubmit={go}>
      <label>
        {text.invitations.code}
        <input
          name="code"
          value={code}
          maxLength={LETTERS + 4}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder={text.invitations.codeExample}
          onInput={(event) => setCode(event.currentTarget.value)}
        />
      </label>
      <button class="button" disabled={letters.length !== LETTERS && letters.length !== FORMER_LETTERS}>
        {text.invitations.useCode}
      </button>
    </form>
  );
}
