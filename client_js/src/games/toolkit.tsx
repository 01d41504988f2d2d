/** The toolkit for game modules from outside, and their loader: it checks what a module gives, and writes its texts. */
import { Fragment, h } from "preact";
import * as hooks from "preact/hooks";
import { useErrorBoundary } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as outsideGamesText } from "#text/platform/outside";
import { text as refusals } from "#text/refusals";
import { useDrag } from "../kit/drag";
import { Board } from "../kit/later/board";
import { BoardMap, WideTable } from "../kit/later/tables";
import { crc32, sha256 } from "../protocol/hashes";
import type { GameSchema } from "../protocol/schema";
import { appear, bubble, glow, pop, shake, SvgStage, scale, translate, turn } from "../scene/svg_stage";
import { type RefusalTexts, shownLanguage, formatDay, formatList, formatNumber, liveTexts, possessive, textsReady } from "../text/language";
import { Dialog } from "../ui/dialog";
import { AbsencePanel, Lamp, SeatAvatar, SeatBotBadge } from "../ui/match/presence";
import { Clock } from "../ui/match/clock";
import { EndDialog } from "../ui/match/match";
import { MatchLog } from "../ui/chat/side";
import { describeRoomEvent } from "../ui/match/room_events";
import { Field } from "../ui/shared/fields";
import { seatColour } from "../ui/avatar";
import { type Botyard, type GameClient, type GameEndPart, type GameFactory, type GameMatchPart, type MatchProps, type GameModule, type TextValue, API_VERSION } from "./api";
import { type ServedGame, withDefaults } from "./module_defaults";
import { registerGame } from "./registry";

/** What every module from outside gets; its texts come with it. */
export const toolkit: Omit<Botyard, "text" | "language"> = {
  apiVersion: API_VERSION,
  h,
  Fragment,
  hooks,
  ui: Object.freeze({ Dialog, Field, SeatAvatar, SeatBotBadge, Lamp, Clock, AbsencePanel, MatchLog, EndDialog, Board, BoardMap, WideTable, useDrag, seatColour }),
  scene: Object.freeze({
    stage: (root: Element, duration: number) => new SvgStage(root, duration),
    translate,
    turn,
    scale,
    appear,
    bubble,
    pop,
    shake,
    glow,
  }),
  words: Object.freeze({ plural, list, describeRoomEvent }),
  sha256,
  crc32,
};

/**
 * Loads the client module of a game from an address of this service and registers the game.
 *
 * `schema` is used if the module has none of its own. Throws if the module or its English texts can't be loaded, if it has
 * no factory as its default export, gives something else than a `GameModule`, is of another game than `served`, or was
 * written for another version of the API: the sentence of the error says which.
 */
export async function loadGame(served: ServedGame, address: string, schema: GameSchema = NO_CONTENT): Promise<void> {
  const { name, texts = [] } = served;
  const loaded: Promise<{ default?: unknown }> = import(/* @vite-ignore */ address).catch((error: unknown) => {
    throw new Error(`${address} can't be loaded.`, { cause: error }); // some browsers do not name the file with the fault
  });
  const [module, text] = await Promise.all([loaded, loadTexts(name, address, texts)]);
  if (typeof module.default !== "function") throw new Error(`${address} has no function as its default export.`);
  const given: Botyard = Object.freeze({
    ...toolkit,
    text,
    get language() {
      return shownLanguage.value.language;
    },
  });
  const made: unknown = madeBy(module.default as GameFactory, given, address);
  checkModule(made, address);
  if (made.id !== undefined && made.id !== name) throw new Error(`${address} is of the game ${made.id}, not of ${name}.`);
  const game = withDefaults(made, served, schema);
  // an end part without `words` of its own takes them from the texts of the game, as `<kind>-<id>`
  const words: GameEndPart["words"] = (kind, id) => text(`${kind}-${id}`);
  const loadEndPart = async () => ({ words, ...(await game.loadEndPart?.()) });
  registerGame(Object.create(game, { Match: { value: guarded(game) }, loadEndPart: { value: loadEndPart } }) as GameClient);
  if (game.stylesheet !== undefined) addStyles(game.stylesheet);
}

/** What the function of a module makes. Throws an error that names the module if the function does. */
function madeBy(factory: GameFactory, given: Botyard, address: string): unknown {
  try {
    return factory(given);
  } catch (error) {
    throw new Error(`${address} fails when it is called: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const NO_CONTENT: GameSchema = { enums: {}, unions: {}, structs: {} };

function addStyles(address: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/** The plural forms of English, for games from outside that have no texts in other languages. */
const rules = new Intl.PluralRules("en");

/** `count` with the form that fits it: `plural(2, "seat", "seats")` is `2 seats`. */
export function plural(count: number, one: string, other: string): string {
  return `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Eve`. */
export function list(names: readonly string[]): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(", ")} and ${last}` : last;
}

/** The component of a game's match. Once a part of it throws, it shows the error instead, with a button to reload. */
function guarded(game: GameClient): GameMatchPart["Match"] {
  const Part = game.Match;
  function Safe(props: MatchProps) {
    const [error] = useErrorBoundary((found) => console.error(`A part of the game ${game.title} fails.`, found));
    if (error === undefined) return <Part {...props} />;
    return (
      <div class="splash">
        <p role="alert" data-game-failed>{outsideGamesText.failed(game.title)}</p>
        <p class="quiet">{String(error)}</p>
        <div class="actions">
          <button class="button primary" onClick={() => location.reload()}>{text.app.reload}</button>
          <a class="button" href="/">{text.app.home}</a>
        </div>
      </div>
    );
  }
  return Safe;
}

/** What a member can have to be: the words that end the sentence of an error, and the check. */
const KINDS = {
  "a function": (value: unknown) => typeof value === "function",
  "a text": (value: unknown) => typeof value === "string",
  "a number": (value: unknown) => typeof value === "number",
  "true or false": (value: unknown) => typeof value === "boolean",
  "a list": Array.isArray,
  "a Set": (value: unknown) => value instanceof Set,
  "an object": (value: unknown) => typeof value === "object" && value !== null,
};

type Kind = keyof typeof KINDS;
type Members<Part> = Readonly<Record<keyof Part, Kind | Readonly<Record<string, Kind>>>>;
type Given<Name extends keyof GameModule> = NonNullable<GameModule[Name]>;

const MODEL: Readonly<Record<keyof Given<"model">, Kind>> = {
  eventTypes: "a Set",
  fold: "a function",
  activeSeats: "a function",
  playingSeats: "a function",
  fingerprint: "an object",
};

const ANIMATION: Readonly<Record<keyof Given<"animation">, Kind>> = {
  durationOf: "a function",
  startsTurn: "a function",
  soundOf: "a function",
  startsRound: "a function",
  startsOrder: "a function",
};

const OPTIONS: Readonly<Record<keyof Given<"options">, Kind>> = {
  standard: "an object",
  presets: "a list",
  firstPreset: "a text",
  fit: "a function",
  problem: "a function",
  words: "a function",
  Form: "a function",
};

const MEMBERS: Members<GameModule> = {
  apiVersion: "a number",
  id: "a text",
  title: "a text",
  playerCounts: "a list",
  schema: "an object",
  options: OPTIONS,
  optionLabels: "an object",
  introduction: "a function",
  seatChips: "a function",
  resignWords: "a text",
  questionsInOthersTurns: "true or false",
  CoverArt: "a function",
  SeatMark: "a function",
  stylesheet: "a text",
  tables: "an object",
  model: MODEL,
  animation: ANIMATION,
  deal: "an object",
  Match: "a function",
  lit: "a function",
  seatWord: "a function",
  seatName: "a function",
  Settings: "a function",
  loadAccess: "a function",
  loadEndPart: "a function",
  loadLearningPart: "a function",
};

/**
 * Throws if `Match` is missing, or a member is not what it must be: the sentence of the error names the file (`address`)
 * and the member. A member that this client does not know is left alone, since a later client may have it, and the
 * console names it.
 */
function checkModule(given: unknown, address: string): asserts given is GameModule {
  if (!KINDS["an object"](given)) throw new Error(`${address}: its function returns no object.`);
  const module = given as Readonly<Record<string, unknown>>;
  checkMembers(module, MEMBERS, address, "");
  if (module.Match === undefined) throw new Error(`${address}: \`Match\` is missing.`);
  const { options } = module as Partial<GameModule>;
  if (options && options.Form === undefined) throw new Error(`${address}: \`options.Form\` is missing.`);
}

/**
 * Checks the members of an object, and those of its parts: throws at one of a wrong kind, and names unknown ones in the
 * console. `path`: what stands before the names of the members in sentences.
 */
function checkMembers(given: Readonly<Record<string, unknown>>, members: Members<Record<string, unknown>>, address: string, path: string): void {
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(members, name) ? members[name] : undefined;
    if (kind === undefined) {
      console.error(`${address}: the client has no use for \`${path}${name}\`.`);
      continue;
    }
    const isPart = typeof kind === "object";
    if (!KINDS[isPart ? "an object" : kind](value)) throw new Error(`${address}: \`${path}${name}\` must be ${isPart ? "an object" : kind}.`);
    if (isPart) checkMembers(value as Readonly<Record<string, unknown>>, kind, address, `${path}${name}.`);
  }
}

/** Words, or a list of words and placeholders. */
export type Pattern = string | readonly (string | Placeholder)[];

/**
 * The place of a value. With `forms` the value itself is not written: it chooses a pattern, by itself or by its plural
 * form; `default` is the pattern for all other values.
 */
interface Placeholder {
  readonly name: string;
  readonly as: keyof typeof WRITTEN;
  readonly forms?: Readonly<Record<string, Pattern>>;
  readonly default?: Pattern;
}

type Values = Readonly<Record<string, TextValue>>;

/** How values are written. `inside`: not at the beginning. Refusals bring numbers as strings, hence `Number`. */
const WRITTEN = {
  text: (value: TextValue) => String(value ?? ""),
  number: (value: TextValue) => formatNumber(Number(value)),
  list: (value: TextValue) => formatList((value ?? []) as readonly string[]),
  day: (value: TextValue) => formatDay(Number(value)),
  possessive: (value: TextValue, inside: boolean) => possessive(String(value), inside),
};

/** Writes a pattern with `values`. `plurals`: the plural forms of the pattern's language. */
export function format(pattern: Pattern, values: Values, plurals: Intl.PluralRules): string {
  if (typeof pattern === "string") return pattern;
  const write = (piece: string | Placeholder, place: number): string => {
    if (typeof piece === "string") return piece;
    const { name, as, forms, default: others = "" } = piece;
    const value = values[name] ?? null;
    if (!forms) return WRITTEN[as](value, place > 0); // behind another piece it is within a sentence
    const form = formsOf(value, as, plurals).find((key) => Object.hasOwn(forms, key));
    return format(form === undefined ? others : forms[form]!, values, plurals);
  };
  return pattern.map(write).join("");
}

/** The keys of `forms` that fit a value, the best first: `none` if empty; else its text, then its plural form. */
function formsOf(value: TextValue, as: Placeholder["as"], plurals: Intl.PluralRules): readonly string[] {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return ["none"];
  return as === "number" ? [String(value), plurals.select(Number(value))] : [String(value)];
}

/**
 * Loads the texts of a game and keeps them in the language of the page. `address`: of the game's module, next to which
 * they are; `languages`: those that there are, English first. Returns a function that writes the text of an id (the id
 * if there is no such text). Throws if English can't be loaded.
 */
export async function loadTexts(game: string, address: string, languages: readonly string[]): Promise<Botyard["text"]> {
  if (languages.length === 0) return (id) => id;
  const load = async (language: string): Promise<RefusalTexts> => {
    // takes the place of the module's file name
    const response = await fetch(address.replace(/[^/]*$/, `texts.${language}.json`));
    if (!response.ok) throw new Error(`The texts of ${game} in ${language} can't be loaded: ${response.status}`);
    const plurals = new Intl.PluralRules(language);
    const patterns = Object.entries((await response.json()) as Readonly<Record<string, Pattern>>);
    return Object.fromEntries(patterns.map(([id, pattern]) => [id, (values) => format(pattern, values, plurals)]));
  };
  const loadOther = async (language: string): Promise<{ texts: RefusalTexts }> => {
    const texts = await load(language).catch((error: unknown) => {
      console.warn(error); // the texts of the page itself must not wait for those of a game
      return {};
    });
    return { texts };
  };
  const [source, ...others] = languages;
  const texts = liveTexts(await load(source!), Object.fromEntries(others.map((language) => [language, () => loadOther(language)])));
  const write: Botyard["text"] = (id, values = {}) => {
    const text = texts[id];
    return typeof text === "function" ? text(values as Readonly<Record<string, string>>) : id;
  };
  const addRefusals = (): void => {
    Object.assign(refusals, Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${game}:${id}`, text])));
  };
  shownLanguage.subscribe(addRefusals); // a change of the language removes those of the former one
  addRefusals();
  await textsReady();
  return write;
}
