// The files of texts: every language has the texts of English, with the same parameters.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SOURCE, faults, languages, moduleOf, parts, readPart } from "./locales.mjs";

const ALL = languages().flatMap((language) => parts(language).map((part) => ({ language, part })));

test.each(ALL)("$part in $language has the texts and parameters of English", ({ language, part }) => {
  expect(faults(language, part)).toEqual([]);
});

test.each(languages())("%s has every part", (language) => {
  expect(parts(language)).toEqual(parts(SOURCE));
});

test.each(ALL)("every text of $part in $language says something", ({ language, part }) => {
  const empty = [...readPart(language, part).values()].filter(({ pattern }) => pattern.elements.length === 0);
  expect(empty.map(({ id }) => id)).toEqual([]);
});

/** The module of a part with these texts in English, and the faults of those in German. */
function made(english, german = "") {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  for (const [language, texts] of [["en", english], ["de", german]]) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "part.ftl"), texts);
  }
  return { code: moduleOf("en", "part", folder), faults: faults("de", "part", { folder }) };
}

const LOAVES = "# $count (number)\nloaves =\n    { $count ->\n        [0] none\n        [one] one loaf\n       *[other] { $count } loaves\n    }\n";

test("messages become strings and functions in a tree", () => {
  const { code } = made(`-app = Botyard\na-title = { -app }\na-days-0 = Mon\na-days-1 = Tue\n${LOAVES}`);
  expect(code).toContain('title: "Botyard"');
  expect(code).toContain('days: ["Mon", "Tue"]');
  expect(code).toContain('(count: number): string => (count === 0 ? "none" : pluralForm(count) === "one" ? "one loaf" : `${formatNumber(count)} loaves`)');
});

test("faults of a translation are found", () => {
  expect(made("a = A\nb = B\n", "a = A\nc = C\n").faults).toEqual(["locales/de/part.ftl: c is not in en", "locales/de/part.ftl: b is missing"]);
  expect(made("# $name (string)\na = { $name }\n", "a = { $nam }\n").faults).toEqual([
    "locales/de/part.ftl: a uses $nam, which is not declared",
    "locales/de/part.ftl: a does not use $name",
  ]);
});

test("faults of a file are errors that name the message", () => {
  expect(() => made("a = { $name }\n")).toThrow("a uses $name");
  expect(() => made("a = { b }\n")).toThrow("refers to b");
  expect(() => made("a = A\na = B\n")).toThrow("twice");
  expect(() => made("a = A\na-b = B\n")).toThrow("a text and a group");
  expect(() => made("# $n (number)\na = { $n ->\n   [on] a\n  *[other] b\n }\n")).toThrow("no plural form");
});
