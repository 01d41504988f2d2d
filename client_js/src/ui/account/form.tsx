import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { HttpRequest } from "../hooks";

interface InputProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly type?: "text" | "password";
  readonly maxLength?: number;
  readonly autocomplete?: string;
}

/** A field of a `Form`, which takes what is in it by its name. */
export function Input({ label, value = "", type = "text", ...input }: InputProps) {
  return (
    <label>
      {label}
      {type === "password" ? (
        <input type="password" required {...input} />
      ) : (
        <input type="text" defaultValue={value} required {...input} />
      )}
    </label>
  );
}

interface FormProps {
  readonly name: string;
  readonly submit: string;
  readonly asking: HttpRequest;
  /** Called when the form is sent. `field` returns the content of a field by its name. */
  readonly send: (field: (name: string) => string) => Promise<void>;
  readonly danger?: boolean;
  /** The sentence after success. */
  readonly done?: string | null;
  readonly children: ComponentChildren;
}

/** A form with fields and a button, which shows whether the request succeeded. */
export function Form({ name, submit, asking, send, danger = false, done = null, children }: FormProps) {
  const [sent, setSent] = useState(false);
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    setSent(await asking.run(() => send((field) => String(data.get(field) ?? ""))));
    if (form.isConnected) form.querySelectorAll<HTMLInputElement>("input[type=password]").forEach((input) => (input.value = ""));
  };
  return (
    <form class="name-form" data-form={name} onSubmit={(event) => void onSubmit(event)}>
      {children}
      <button class={danger ? "button danger" : "button primary"} disabled={asking.busy}>{submit}</button>
      {asking.problem && <p role="alert">{asking.problem}</p>}
      {sent && done && <p role="status">{done}</p>}
    </form>
  );
}
