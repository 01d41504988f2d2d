import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import type { Me } from "../net/identity";
import { MAX_NAME_CHARS } from "../protocol/generated";
import { sentenceOf } from "./http_request";
import { LanguageSelect } from "./language_select";
import { Silent, lazy } from "./lazy";
import { Logo } from "./splash";

type Submit = (name: string) => Promise<void>;

interface PageProps {
  readonly enter: Submit;
  readonly play: Submit | null;
  readonly become: (me: Me) => void;
  /** Why the former session ended, if there was one; `account`: whether it can log in again. */
  readonly reason: string | null;
  readonly account: boolean;
}

/**
 * Asks a first visitor for a name; `play`, unless null, also begins a match against bots. Owners of an account log in instead.
 */
export function GuestNamePage({ enter, play, become, reason, account }: PageProps) {
  const [known, setKnown] = useState(account);
  return (
    <main class="splash">
      <div class="plate welcome">
        <Logo />
        <p class="motto">{text.app.motto}</p>
        {reason && <p role="status">{reason}</p>}
        <h1>{known ? text.account.logIn.title : text.name.title}</h1>
        {known ? (
          <LogInForm done={become} />
        ) : (
          <NameForm initial={suggestion()} submit={enter} label={text.name.enter} play={play} />
        )}
        {play && (
          <a class="button" href="/learn">
            {text.learning.learn}
          </a>
        )}
        {!known && <p class="quiet">{text.name.explanation}</p>}
        <button type="button" class="link-button" onClick={() => setKnown(!known)}>
          {known ? text.account.noAccount : text.account.haveAccount}
        </button>
        <LanguageSelect />
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
      .catch((error: Error) => setProblem(sentenceOf(error)))
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

/** A random name to begin with. */
export function suggestion(): string {
  const names = text.name.suggestions;
  return `${names[Math.floor(Math.random() * names.length)]} ${Math.floor(Math.random() * 90) + 10}`;
}

/** The forms of accounts, loaded when one is first shown: most visits need none. */
export const LogInForm = lazy(async () => (await import("./account/log_in")).LogInForm, Silent);
