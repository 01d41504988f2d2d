/** The question for a name, or for an account. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/entry";
import { MAX_NAME_CHARS } from "../protocol/generated";
import { useHttpRequest } from "./hooks";
import { Silent, lazy } from "./lazy";
import { type Me, suggestedName } from "../net/identity";

/** Becomes a guest of a name; false for a banned visitor. Rejects with a sentence. */
export type BecomeGuest = (name: string) => Promise<boolean>;

interface Props {
  /** What is done with a name. Rejects with a sentence. */
  readonly submit: (name: string) => Promise<unknown>;
  /** The words of the button for that. */
  readonly label: string;
  readonly become: (me: Me) => void;
  /** Whether the visitor is asked to log in first. */
  readonly account?: boolean;
  /** Whether the question is the heading of the page. */
  readonly heading?: boolean;
}

/** Asks for a name, with one filled in; owners of an account log in instead. */
export function NameOrAccount({ submit, label, become, account = false, heading = false }: Props) {
  const [known, setKnown] = useState(account);
  return (
    <>
      {heading && <h1>{known ? text.account.logIn.title : text.name.title}</h1>}
      {known ? <LogInForm done={become} /> : <NameForm initial={suggestedName()} submit={submit} label={label} />}
      {!known && <p class="quiet">{text.name.explanation}</p>}
      <button type="button" class="link-button" onClick={() => setKnown(!known)}>
        {known ? text.account.noAccount : text.account.haveAccount}
      </button>
    </>
  );
}

interface FormProps {
  readonly initial: string;
  readonly label: string;
  readonly submit: (name: string) => Promise<unknown>;
}

/** A field for a name of 1..24 characters; says why the service refused one. */
export function NameForm({ initial, label, submit }: FormProps) {
  const [name, setName] = useState(initial);
  const { busy, problem, run } = useHttpRequest();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => submit(name.trim()));
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
      <button class="button primary" disabled={busy || name.trim() === ""}>{label}</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

/** The forms of accounts, loaded when one is first shown: most visits need none. */
const LogInForm = lazy(async () => (await import("./account/log_in")).LogInForm, Silent);
