/**
 * Texts of games from outside. The service makes patterns of a package's Fluent files (`Pattern` in
 * `server/botyard/games/package_texts.py`), and the page writes them with values.
 */
import { text as refusals } from "#text/refusals";
import type { RefusalTexts } from "../text/language";
import { formatDay, formatList, formatNumber, liveTexts, possessive, shownLanguage, textsReady } from "../text/language";
import type { Botyard, TextValue } from "./api";

/** Words, or a list of words and placeholders. */
export type Pattern = string | readonly (string | Placeholder)[];

/** The place of a value, or with `forms` a choice by it: a pattern for some values or plural forms, `default` for all others. */
interface Placeholder {
  readonly name: string;
  readonly as: keyof typeof WRITTEN;
  readonly forms?: Readonly<Record<string, Pattern>>;
  readonly default?: Pattern;
}

type Values = Readonly<Record<string, TextValue>>;

/** How values are written; `inside`: within a sentence. Numbers of refusals come as words. */
const WRITTEN = {
  text: (value: TextValue) => String(value ?? ""),
  number: (value: TextValue) => formatNumber(Number(value)),
  list: (value: TextValue) => formatList((value ?? []) as readonly string[]),
  day: (value: TextValue) => formatDay(Number(value)),
  possessive: (value: TextValue, inside: boolean) => possessive(String(value), inside),
};

/** Writes a pattern; `plurals` are those of its language. */
export function format(pattern: Pattern, values: Values, plurals: Intl.PluralRules): string {
  if (typeof pattern === "string") return pattern;
  const write = (piece: string | Placeholder, place: number): string => {
    if (typeof piece === "string") return piece;
    const { name, as, forms, default: others = "" } = piece;
    const value = values[name] ?? null;
    if (!forms) return WRITTEN[as](value, place > 0);
    const form = formsOf(value, as, plurals).find((key) => Object.hasOwn(forms, key));
    return format(form === undefined ? others : forms[form]!, values, plurals);
  };
  return pattern.map(write).join("");
}

/** The forms that fit a value, the most exact first. */
function formsOf(value: TextValue, as: Placeholder["as"], plurals: Intl.PluralRules): readonly string[] {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return ["none"];
  return as === "number" ? [String(value), plurals.select(Number(value))] : [String(value)];
}

/**
 * Loads the texts of a game and keeps them in the language of the page. `address`: of the game's module, next to which
 * they are; `languages`: those that there are, English first. Returns what writes a text. Throws if English can't be loaded.
 */
export async function loadTexts(game: string, address: string, languages: readonly string[]): Promise<Botyard["text"]> {
  if (languages.length === 0) return (id) => id;
  const load = async (language: string): Promise<RefusalTexts> => {
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
  shownLanguage.subscribe(addRefusals); // with each language the page takes away those of the one before
  addRefusals();
  await textsReady();
  return write;
}
