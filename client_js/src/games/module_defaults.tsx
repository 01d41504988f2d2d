/** What the client puts in place of the members that a game module from outside does not give. */
import { text as firstText } from "#text/platform/first";
import { text } from "#text/platform/outside";
import type { GameInfo } from "../protocol/generated";
import type { GameSchema } from "../protocol/schema";
import { seatColour } from "../ui/avatar";
import { FoldedOptions } from "../kit/lobby";
import { Field, SelectField } from "../ui/shared/fields";
import type { GameAnimation, GameClient, GameEvent, GameModel, GameModule, GameOptionsForm, GameView, SeatMarkProps, OptionsFormProps } from "./api";

/** What the service says about a game that its module may leave out. */
export type ServedGame = Pick<GameInfo, "name" | "players"> & Partial<Pick<GameInfo, "texts">>;

/** The seats of a room are numbered from 0 to below this. */
const MOST_SEATS = 8;

/**
 * The whole client half of a game: what its module gives, and a default for each member that it leaves out. The result
 * inherits from the module: a copy would freeze what getters, such as that of the title, return in one language.
 */
export function withDefaults(given: GameModule, { name, players }: ServedGame, served: GameSchema): GameClient {
  const schema = given.schema ?? served;
  const defaults = {
    id: name,
    playerCounts: players,
    introduction: () => "",
    seatChips: () => [],
    CoverArt: () => <LetterCover letter={(given.title ?? titleOf(name)).charAt(0)} />,
    SeatMark,
  };
  const missing = Object.fromEntries(Object.entries(defaults).filter(([member]) => !(member in given)));
  const made = {
    get title() {
      return given.title ?? titleOf(name);
    },
    get resignWords() {
      return given.resignWords ?? text.resign;
    },
    schema,
    options: { ...optionsOf(schema, () => given.optionLabels ?? {}), ...given.options } as GameOptionsForm<object>,
    model: modelOf(given, schema),
    animation: animationOf(given),
  };
  return Object.create(given, { ...Object.getOwnPropertyDescriptors(missing), ...Object.getOwnPropertyDescriptors(made) }) as GameClient;
}

/** The model of a game, with defaults for what its module leaves out: by default every seat plays to the end. */
function modelOf({ model }: GameModule, { unions, structs }: GameSchema): GameModel<GameView, GameEvent> {
  return {
    eventTypes: new Set(unions.GameEvent?.flatMap((event) => structs[event]?.name ?? [])),
    activeSeats,
    playingSeats: () => Array.from({ length: MOST_SEATS }, (_, seat) => seat),
    ...model,
  };
}

/** The seats in the list `active` of a view. Without such a list none: the page then marks no seat as being at turn. */
function activeSeats(view: GameView): readonly number[] {
  const { active } = view as { readonly active?: unknown };
  return Array.isArray(active) ? (active as number[]) : [];
}

/**
 * The animation of a game, with defaults for what its module leaves out. By default no event takes time and each one
 * starts a turn, at which a timeline stops. A module with a `durationOf` may show one move as several events: then only
 * its own `startsTurn` says where a turn begins.
 */
function animationOf({ animation }: GameModule): GameAnimation<GameEvent> {
  return { durationOf: () => 0, startsTurn: () => animation?.durationOf === undefined, ...animation };
}

/** `tic_tac_trap` is `Tic Tac Trap`, as on the page of the game. */
function titleOf(name: string): string {
  return name.replaceAll("_", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The cover of a game that brings none: the first letter of its title. */
function LetterCover({ letter }: { letter: string }) {
  return (
    <svg class="cover-art" viewBox="0 0 520 112" aria-hidden="true">
      <text x="260" y="84" font-size="80" text-anchor="middle" fill="currentcolor">{letter}</text>
    </svg>
  );
}

function SeatMark({ seat }: SeatMarkProps) {
  return (
    <svg class={seatColour(seat)} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="9" fill="var(--seat)" stroke="var(--seat-rim)" stroke-width="2" />
    </svg>
  );
}

type Options = Readonly<Record<string, unknown>>;

/** An option that has a field in the form. `values`: the names to choose from; null for a number or a yes or no. */
interface Option {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[] | null;
  readonly fallback: unknown;
  /** The least and the greatest number. */
  readonly limits: readonly [number | null, number | null];
}

/**
 * The form for the options of a game, made from its tables: a checkbox for true or false, a number field for a whole
 * number, a list for an enumeration. Every other field keeps its default. `labels` gives the labels in the present
 * language, by field; a field without a label shows its name in words.
 */
function optionsOf(schema: GameSchema, labels: () => Readonly<Record<string, string>>): GameOptionsForm<Options> {
  const { key, name, fields = [], limits } = schema.structs.Options ?? {};
  // a struct with a tag has its name in the field `key`
  const standard = Object.fromEntries([...(key === undefined ? [] : [[key, name]]), ...fields.map(([field, , fallback]) => [field, fallback])]) as Options;
  const shown = fields.flatMap(([field, shape, fallback]): Option[] => {
    const values = shape[0] === "enum" ? (schema.enums[shape[1]] ?? []) : null;
    if (!values && typeof fallback !== "boolean" && !Number.isInteger(fallback)) return [];
    return [{ name: field, get label() { return labels()[field] ?? asWords(field); }, values, fallback, limits: limits?.[field] ?? [null, null] }];
  });
  const words = (options: Options | null) =>
    shown.filter(({ name: field, fallback }) => options && options[field] !== fallback).map((option) => `${option.label}: ${valueWords(options![option.name])}`);
  const Form = ({ options, change, words: others, children }: OptionsFormProps<Options>) => (
    <FoldedOptions words={[...words(options), ...others]}>
      {shown.length > 0 && (
        <Field title={firstText.options.title}>
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

/** The field of one option: a checkbox, a list of its values, or a number within its limits. */
function OptionField({ option: { name, label, values, fallback, limits: [least, greatest] }, value, choose }: OptionFieldProps) {
  if (typeof fallback === "boolean") {
    return (
      <label class="labelled">
        <input type="checkbox" name={name} checked={value === true} onChange={(event) => choose(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
    );
  }
  if (values) return <SelectField {...{ label, name, values, choose }} wordOf={asWords} chosen={String(value)} />;
  const read = (input: HTMLInputElement) => input.validity.valid && choose(input.valueAsNumber); // else the browser marks the field
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
