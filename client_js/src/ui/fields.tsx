/** Parts of forms. */
import type { ComponentChildren } from "preact";

interface LabelledProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** A sentence on what the choice means. */
  readonly about: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly type?: "radio" | "checkbox";
  readonly choose: (checked: boolean) => void;
}

/** A radio button or a checkbox with a sentence below its label. */
export function Labelled({ label, about, type = "radio", choose, ...input }: LabelledProps) {
  return (
    <label class="labelled">
      <input type={type} {...input} onChange={(event) => choose(event.currentTarget.checked)} />
      <span>
        <span>{label}</span>
        <span class="quiet">{about}</span>
      </span>
    </label>
  );
}

/** Inputs that belong together, under a title. */
export function Field({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
