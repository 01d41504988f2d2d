import { Labelled } from "./shared/fields";

interface RadiosProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, { readonly name: string; readonly about: string }>>;
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

/** Radio buttons for a few values, each with a sentence below its label. */
export function Radios<Value extends string>({ name, values, words, chosen, choose }: RadiosProps<Value>) {
  return (
    <>
      {values.map((value) => (
        <Labelled
          key={value}
          name={name}
          value={value}
          label={words[value].name}
          about={words[value].about}
          checked={chosen === value}
          choose={() => choose(value)}
        />
      ))}
    </>
  );
}
