/** The language of the page: which texts there are, which are shown, and how numbers and lists look in it. */
import type { KeptText } from "../model/browser_storage";
import { Store } from "../store";
import { LANGUAGES, PARTIAL } from "./generated/languages";

export { LANGUAGES, PARTIAL };
export type Language = (typeof LANGUAGES)[number];

/** The language of the texts that every build has. */
const SOURCE: Language = "en";

/** The language that is shown, in a new object after every change of texts. */
export const shownLanguage = new Store<{ readonly language: Language }>({ language: SOURCE });

/** A catalogue of texts in another language, which may lack some. */
export type Translation<T> = T extends string | ((...args: never[]) => string)
  ? T
  : { readonly [Key in keyof T]?: Translation<T[Key]> };

/** Sentences of refusals by their ids; those with values take them by name. */
export type RefusalTexts = Readonly<Record<string, string | ((values: Readonly<Record<string, string>>) => string)>>;

interface Texts {
  readonly shown: object;
  readonly source: object;
  readonly loaders: Loaders;
}

/** Loads the modules of a part in other languages than the source. */
type Loaders = { readonly [Language in string]?: () => Promise<{ readonly texts: object }> };

const registered: Texts[] = [];
/** The language that was asked for last. */
let wanted: Language = SOURCE;
let latest: Promise<unknown> = Promise.resolve();

/**
 * Returns the texts of a part in the language in use. The objects stay the same when the language changes, their
 * strings and functions do not: read them when they are shown, never keep them in a constant of a module.
 */
export function liveTexts<T extends object>(source: T, loaders: Loaders): T {
  const texts = { shown: copyInto({}, source), source, loaders };
  registered.push(texts);
  if (wanted !== SOURCE) latest = Promise.all([latest, showTexts([texts], wanted)]);
  return texts.shown as T;
}

/** Resolves when the texts of all parts that the page has loaded are there in its language. */
export async function textsReady(): Promise<void> {
  await latest;
}

/** Shows the page in `language`, as soon as its texts are there. Never rejects: without them the page stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === wanted) return;
  wanted = language;
  latest = showTexts(registered, language);
  await latest;
}

/** Loads and shows the texts of parts in a language. If they can't be loaded, the page stays in the one that it has. */
async function showTexts(parts: readonly Texts[], language: Language): Promise<void> {
  try {
    const found = await Promise.all(parts.map(async ({ loaders }) => (await loaders[language]?.())?.texts ?? {}));
    if (language !== wanted) return;
    found.forEach((texts, index) => {
      const { shown, source } = parts[index]!;
      // only translations have the sentences of refusals: removes those of the former language
      for (const key of Object.keys(shown)) if (!(key in source)) delete (shown as Record<string, unknown>)[key];
      copyInto(copyInto(shown, source), texts);
    });
    if (language !== shownLanguage.value.language) setFormats(language);
    shownLanguage.set({ language });
  } catch (error) {
    if (language === wanted) wanted = shownLanguage.value.language;
    console.warn(`The texts in ${language} can't be loaded.`, error);
  }
}

/** Puts texts into `target`, group by group, and returns it. No object in it is replaced. */
function copyInto(target: object, source: object): object {
  for (const [key, value] of Object.entries(source)) {
    const into = target as Record<string, unknown>;
    into[key] = typeof value === "object" ? copyInto((into[key] ?? (Array.isArray(value) ? [] : {})) as object, value as object) : value;
  }
  return target;
}

export const LANGUAGE_KEY = "botyard.language";

/**
 * The language to begin with: the one that was chosen in this browser, else the first of those that its owner reads and
 * that has all texts. A region after the language makes no difference.
 */
export function preferredLanguage(storage: KeptText, readable: readonly string[], query = ""): Language {
  const named = new URLSearchParams(query).get("lang"); // of an address, such as one that a search engine has shown
  const asked = LANGUAGES.find((language) => language === named);
  if (asked) return asked;
  const wishes = readableLanguages(storage, readable).map((wish) => wish.split("-")[0]!.toLowerCase());
  return wishes.flatMap((wish) => LANGUAGES.find((language) => language === wish && (!PARTIAL[language] || storage.getItem(LANGUAGE_KEY) === language)) ?? [])[0] ?? SOURCE;
}

/** The languages that the owner of this browser reads, such as `de-AT`, the chosen one first. */
export function readableLanguages(storage: KeptText, readable: readonly string[]): readonly string[] {
  const chosen = storage.getItem(LANGUAGE_KEY);
  return chosen === null ? readable : [chosen, ...readable];
}

/** Shows the page in `language`, and keeps the choice in this browser. */
export function chooseLanguage(storage: KeptText, language: Language): Promise<void> {
  storage.setItem(LANGUAGE_KEY, language);
  return showLanguage(language);
}

// --- forms of the language in use, for the functions of catalogues ------------------------------------------------

let locale: string;
let plurals: Intl.PluralRules;
let numbers: Intl.NumberFormat;
setFormats(SOURCE);

/** Takes on how a language writes numbers, plurals and lists, and names it in the document. */
function setFormats(language: Language): void {
  locale = language === "en" ? "en-GB" : language; // lists without a comma before "and"
  plurals = new Intl.PluralRules(locale);
  numbers = new Intl.NumberFormat(locale);
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The form of a noun after `count`: `one`, `few`, `many`, `other`. */
export function pluralForm(count: number | null): Intl.LDMLPluralRule {
  return plurals.select(count ?? 0);
}

/** `1,234.5` or `1.234,5`. */
export function formatNumber(value: number | null): string {
  return numbers.format(value ?? 0);
}

/** A part of a whole, from 0 to 1: `34%` or `34 %`. */
export function formatShare(value: number): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(value);
}

/** The own name of a language, with the share of texts that it has if some are missing: `Polski (45%)`. */
export function ownName(language: Language): string {
  const percent = PARTIAL[language];
  const name = languageName(language, language);
  return percent ? `${name} (${new Intl.NumberFormat(language, { style: "percent" }).format(percent / 100)})` : name;
}

/** `Ann, Ben and Eve`. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names);
}

/** The name of a language, by its letters (ISO 639-1), in the language in use or in `reader`. */
export function languageName(letters: string, reader: string = locale): string {
  const name = new Intl.DisplayNames([reader], { type: "language", fallback: "code" }).of(letters) ?? letters;
  return capitalised(name, reader);
}

/** Words with a capital letter at their begin. */
export function capitalised(words: string, reader: string = locale): string {
  return words.charAt(0).toLocaleUpperCase(reader) + words.slice(1);
}

/** `today`, `yesterday`, `in 12 days`. */
export function formatDay(days: number): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
}

/** `this minute`, `5 min ago`, `3 hr ago`, `2 days ago`. */
export function formatAgo(minutes: number): string {
  const past = Math.max(0, minutes);
  const [count, unit] = past < 60 ? ([past, "minute"] as const) : past < 1_440 ? ([past / 60, "hour"] as const) : ([past / 1_440, "day"] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" }).format(-Math.floor(count), unit);
}

/** `Ann’s`, and `Ann’s (blue)` for a name with a remark in brackets: in English. The player of a practice is `You`. `inside`: within a sentence. */
export function possessive(name: string, inside = false): string {
  if (/^You( \([^()]+\))?$/.test(name)) return name.replace("You", inside ? "your" : "Your");
  return name.replace(/( \([^()]+\))?$/, "’s$1");
}
