import { useState } from "preact/hooks";
import { MAX_TEXT_CHARS } from "../protocol/generated";

interface LineProps {
  readonly label: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly send: (words: string) => void;
}

/** A field for one line, and the button that sends it. */
export function Line({ label, submit, busy, send }: LineProps) {
  const [words, setWords] = useState("");
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send(words.trim());
  };
  return (
    <form class="declining" onSubmit={onSubmit}>
      <input
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={MAX_TEXT_CHARS}
        autofocus
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button class="button small" disabled={busy}>
        {submit}
      </button>
    </form>
  );
}
