import { useState } from "preact/hooks";
import { MAX_NAME_CHARS } from "../protocol/generated";
import { text } from "../text";
import { Logo } from "./logo";

type Submit = (name: string) => Promise<void>;

/** Asks a first visitor for a name; `play`, unless null, also begins a match against bots. */
export function NamePage({ enter, play }: { enter: Submit; play: Submit | null }) {
  return (
    <main class="splash">
      <div class="plate welcome">
        <Logo />
        <p class="motto">{text.app.motto}</p>
        <h1>{text.name.title}</h1>
        <NameForm initial={suggestion()} submit={enter} label={text.name.enter} play={play} />
        <p class="quiet">{text.name.explanation}</p>
      </div>
    </main>
  );
}

interface FormProps {
  readonly initial: string;
  readonly label: string;
  readonly submit: Submit;
  readonly play?: Submit | null;
}

/** A field for a name of 1..24 characters; says why the service refused one. */
export function NameForm({ initial, label, submit, play = null }: FormProps) {
  const [name, setName] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const blank = name.trim() === "";
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    run(submit);
  };
  const run = (action: Submit) => {
    setBusy(true); // a second click would make a second guest
    action(name.trim())
      .catch((error: Error) => setProblem(sentence(error)))
      .finally(() => setBusy(false));
  };
  return (
    <form class="name-form" onSubmit={send}>
      <label>
        {text.name.label}
        <input
          name="name"
          value={name}
          maxLength={MAX_NAME_CHARS}
          required
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {play && (
        <button type="button" class="button primary play-button" disabled={busy || blank} onClick={() => run(play)}>
          {text.bots.play}
        </button>
      )}
      <button class={play ? "button" : "button primary"} disabled={busy || blank}>
        {label}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

// Without an answer the browser has only words of its own, and throws a TypeError.
function sentence(error: Error): string {
  return error instanceof TypeError ? text.app.unreachable : error.message;
}

/** A name that somebody may take who has none at hand. */
export function suggestion(): string {
  const names = text.name.suggestions;
  return `${names[Math.floor(Math.random() * names.length)]} ${Math.floor(Math.random() * 90) + 10}`;
}
