// Shows how much of a language is translated: `node tools/locale_table.mjs pl`. Makes the folder of a new language.
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { COMPLETE, LOCALES, LocaleError, SOURCE, faults, files, progress } from "./locales.mjs";

/** How many ids a line names. */
const NAMED = 8;
const number = (value) => value.toLocaleString("en");

/** What there is to do in a part: the first ids that are missing, and those whose text is still the English one. */
function remaining({ all, missing, copied }) {
  if (missing.length === all) return "missing";
  const named = (ids) => `${ids.slice(0, NAMED).join(", ")}${ids.length > NAMED ? ` and ${number(ids.length - NAMED)} more` : ""}`;
  return [missing.length > 0 && `missing: ${named(missing)}`, copied.length > 0 && `as in English: ${named(copied)}`].filter(Boolean).join("; ");
}

/** What a language has of a page of the site, in the form of `progress`. */
function pageProgress(language, name, folder) {
  const [english, own] = [SOURCE, language].map((letters) => join(folder, letters, "pages", name));
  const missing = existsSync(own) ? [] : [name];
  const copied = existsSync(own) && readFileSync(own, "utf8") === readFileSync(english, "utf8") ? [name] : [];
  return { all: 1, translated: 1 - missing.length - copied.length, missing, copied };
}

/** The lines of the table of a language: each part of a file, each page, then the sums. */
export function table(language, folder = LOCALES) {
  const parts = files(SOURCE, folder).flatMap((file) => progress(language, file, folder).map(([part, found]) => [part === file ? `${file}.ftl` : `${file}.ftl ${part}-`, found]));
  const names = existsSync(join(folder, SOURCE, "pages")) ? readdirSync(join(folder, SOURCE, "pages")).sort() : [];
  const pages = names.map((name) => [`pages/${name}`, pageProgress(language, name, folder)]);
  const sum = (rows) => {
    const total = (key) => rows.reduce((value, [, one]) => value + one[key], 0);
    return { all: total("all"), translated: total("translated") };
  };
  const rows = [
    ...[...parts, ...pages].map(([name, found]) => [name, found, remaining(found)]),
    ["sentences", sum(parts), ""],
    ["pages", sum(pages), ""],
  ].map(([name, { all, translated }, left]) => [name, `${number(translated)} of ${number(all)}`, left]);
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([name, count, left]) => `${name.padEnd(first)}  ${count.padStart(second)}  ${left}`.trimEnd());
}

/** Why there can be no folder of a language with these letters; null if there can. */
export function refusal(letters) {
  if (letters === SOURCE) return "English is the source: it is all there.";
  const known = /^[a-z]{2,3}$/.test(letters) && new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(letters);
  return known ? null : `“${letters}” is not the code of a language (ISO 639), such as pl.`;
}

/** Prints the table and the faults of a language. Returns the exit status: 1 for faults. */
function main(language) {
  const refused = refusal(language);
  if (refused) {
    console.error(refused);
    return 1;
  }
  if (!existsSync(join(LOCALES, language))) console.log(`There is a new folder, locales/${language}.`);
  mkdirSync(join(LOCALES, language), { recursive: true });
  try {
    const found = files(language).flatMap((file) => faults(language, file, { missing: COMPLETE.includes(language) }));
    console.log(table(language).join("\n"));
    for (const fault of found) console.error(fault);
    return Number(found.length > 0);
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    console.error(error.message);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv[2] ?? "");
