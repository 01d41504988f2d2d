/** The options of a game from outside that brings no form for them: all of it is made of the tables of their type. */
import { text } from "#text/platform/outside";
import type { GameSchema } from "../protocol/schema";
import { FoldedOptions } from "../ui/folded_options";
import { Field } from "../ui/shared/fields";
import type { GameOptionsForm, OptionsFormProps } from "./api";

type Options = Readonly<Record<string, unknown>>;

/** An option that the form has a field for. `values`: the names that it can have; null for a number or a yes or no. */
interface Option {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[] | null;
  readonly fallback: unknown;
  /** The least and the greatest number. */
  readonly limits: readonly [number | null, number | null];
}

/**
 * The options of a game by its tables: a checkbox for true or false, a number field for a whole number, a list for an
 * enumeration. Every other field keeps its default. `labels`: those of now, by the names of fields; a field without one has
 * its name.
 */
export function optionsOf(schema: GameSchema, labels: () => Readonly<Record<string, string>>): GameOptionsForm<Options> {
  const { key, name, fields = [], limits } = schema.structs.Options ?? {};
  const standard = Object.fromEntries([...(key === undefined ? [] : [[key, name]]), ...fields.map(([field, , fallback]) => [field, fallback])]) as Options;
  const shown = fields.flatMap(([field, shape, fallback]): Option[] => {
    const values = shape[0] === "enum" ? (schema.enums[shape[1]] ?? []) : null;
    if (!values && typeof fallback !== "boolean" && !Number.isInteger(fallback)) return [];
    return [{ name: field, get label() { return labels()[field] ?? asWords(field); }, values, fallback, limits: limits?.[field] ?? [null, null] }];
  });
  const words = (options: Options | null) =>
    shown.filter(({ name: field, fallback }) => options && options[field] !== fallback).map((option) => `${option.label}: ${valueWords(options![option.name])}`);
  const Form = ({ options, change, words: others, children }: OptionsFormProps<Options>) => (
    <FoldedOptions title={text.options} words={[...words(options), ...others]} standard={text.standard}>
      {shown.length > 0 && (
        <Field title={text.options}>
          {shown.map((option) => (
            <OptionField key={option.name} option={option} value={options[option.name]} choose={(value) => change({ ...options, [option.name]: value })} />
          ))}
        </Field>
      )}
      {children}
    </FoldedOptions>
  );
  return { standard, presets: [], fit: (options) => options, problem: () => null, words, Form };
}

interface OptionFieldProps {
  readonly option: Option;
  readonly value: unknown;
  readonly choose: (value: unknown) => void;
}

function OptionField({ option: { name, label, values, fallback, limits: [least, greatest] }, value, choose }: OptionFieldProps) {
  if (typeof fallback === "boolean") {
    return (
      <label class="labelled">
        <input type="checkbox" name={name} checked={value === true} onChange={(event) => choose(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  if (values) {
    return (
      <label>
        {label}
        <select name={name} value={String(value)} onChange={(event) => choose(event.currentTarget.value)}>
          {values.map((one) => (
            <option key={one} value={one}>
              {asWords(one)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const read = (input: HTMLInputElement) => input.validity.valid && choose(input.valueAsNumber); // else the form says so
  return (
    <label>
      {label}
      <input type="number" name={name} min={least ?? undefined} max={greatest ?? undefined} required value={Number(value)} onInput={(event) => read(event.currentTarget)} />
    </label>
  );
}

function valueWords(value: unknown): string {
  if (typeof value === "boolean") return value ? text.yes : text.no;
  return asWords(String(value));
}

/** A name of a program in words: `most_points` is `Most points`. */
function asWords(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
