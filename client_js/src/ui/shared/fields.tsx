/** Parts of forms. */
import type { ComponentChildren } from "preact";
import { text } from "#text/platform/first";
import { MAX_TEXT_CHARS } from "../../protocol/generated";

interface LabelledProps {
  readonly name: string;
  /** Of a radio button. */
  readonly value?: string;
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

interface RadioRowProps<Value extends string | number> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly wordOf?: (value: Value) => string;
  readonly chosen: Value;
  readonly isDisabled?: (value: Value) => boolean;
  readonly choose: (value: Value) => void;
}

/** Radio buttons in a row, for values that one word or number says. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { name, values, wordOf = String, chosen, isDisabled, choose } = props;
  return (
    <div class="counts">
      {values.map((value) => (
        <label key={value} class="count">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={isDisabled?.(value)}
            onChange={() => choose(value)}
          />
          <span>{wordOf(value)}</span>
        </label>
      ))}
    </div>
  );
}

interface SelectProps<Value extends string | number> extends Omit<RadioRowProps<Value>, "isDisabled"> {
  readonly label: string;
}

/** A list of values under a label. */
export function SelectField<Value extends string | number>({ label, name, values, wordOf = String, chosen, choose }: SelectProps<Value>) {
  return (
    <label>
      {label}
      <select name={name} value={chosen} onChange={({ currentTarget }) => choose(values[currentTarget.selectedIndex]!)}>
        {values.map((value) => (
          <option key={value} value={value}>{wordOf(value)}</option>
        ))}
      </select>
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

interface TextProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

/** A line of text, as long as the protocol takes. */
export function TextField({ label, change, ...input }: TextProps) {
  return (
    <label>
      {label}
      <input {...input} maxLength={MAX_TEXT_CHARS} onInput={(event) => change(event.currentTarget.value)} />
    </label>
  );
}

interface Props {
  /** Unique on the page. */
  readonly name: string;
  /** The numbers of players that can be chosen. */
  readonly counts: readonly number[];
  readonly players: number;
  /** Not fewer than so many. */
  readonly fewest?: number;
  readonly change: (players: number) => void;
}

/** How many play; nothing for a game that has only one number of players. */
export function PlayersField({ name, counts, players, fewest = 0, change }: Props) {
  if (counts.length < 2) return null;
  return (
    <Field title={text.lobby.players}>
      <RadioRow name={name} values={counts} chosen={players} isDisabled={(one) => one < fewest} choose={change} />
    </Field>
  );
}

interface RadiosProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, { readonly name: string; readonly about: string }>>;
  readonly chosen: Value;
  /** Why a value can't be chosen, in a sentence; null if it can. */
  readonly problemOf?: (value: Value) => string | null;
  readonly choose: (value: Value) => void;
}

/** Radio buttons for a few values, each with a sentence below its label. */
export function Radios<Value extends string>({ name, values, words, chosen, problemOf = () => null, choose }: RadiosProps<Value>) {
  return (
    <>
      {values.map((value) => (
        <Labelled
          key={value}
          name={name}
          value={value}
          label={words[value].name}
          about={problemOf(value) ?? words[value].about}
          checked={chosen === value}
          disabled={problemOf(value) !== null}
          choose={() => choose(value)}
        />
      ))}
    </>
  );
}

/** Radio buttons for a few values (see `Radios`) under a title. */
export function RadiosField<Value extends string>({ title, ...radios }: RadiosProps<Value> & { readonly title: string }) {
  return (
    <Field title={title}>
      <Radios {...radios} />
    </Field>
  );
}
