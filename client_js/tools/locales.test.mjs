// The files of texts: every language has texts of English, with the same parameters, and a complete language has all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { refusal, table } from "./locale_table.mjs";
import { COMPLETE, SOURCE, faults, languages, moduleOf, parts, progress, readPart } from "./locales.mjs";

const ALL = languages().flatMap((language) => parts(language).map((part) => ({ language, part })));

test.each(ALL)("$part in $language has the texts and parameters of English", ({ language, part }) => {
  expect(faults(language, part, { missing: COMPLETE.includes(language) })).toEqual([]);
});

test.each(COMPLETE)("%s has every part", (language) => {
  expect(parts(language)).toEqual(parts(SOURCE));
});

test.each(ALL)("every text of $part in $language says something", ({ language, part }) => {
  const empty = [...readPart(language, part).values()].filter(({ pattern }) => pattern.elements.length === 0);
  expect(empty.map(({ id }) => id)).toEqual([]);
});

/** The modules of a part with these texts in English and German, the folder, and the faults of the German ones. */
function made(english, german = "") {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [language, texts] of [["en", english], ["de", german]]) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "part.ftl"), texts);
  }
  return { folder, code: moduleOf("en", "part", folder), german: () => moduleOf("de", "part", folder), faults: faults("de", "part", { folder }) };
}

const LOAVES = "# $count (number)\nloaves =\n    { $count ->\n        [0] none\n        [one] one loaf\n       *[other] { $count } loaves\n    }\n";

test("messages become strings and functions in a tree", () => {
  const { code } = made(`-app = Botyard\na-title = { -app }\na-days-0 = Mon\na-days-1 = Tue\n${LOAVES}`);
  expect(code).toContain('title: "Botyard"');
  expect(code).toContain('days: ["Mon", "Tue"]');
  expect(code).toContain('(count: number): string => (count === 0 ? "none" : count === 1 ? "one loaf" : `${formatNumber(count)} loaves`)');
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
  expect(() => made("# $n (number)\na = { $n ->\n   [on] a\n  *[other] b\n }\n")).toThrow("part.ftl: a: on is no plural form");
});

test("a translation may have a part of a group and of a list, in any order", () => {
  const english = "a-one = One\na-two = Two\nb-only = Only\ndays-0 = Mon\ndays-1 = Tue\ndays-2 = Wed\n";
  const { german } = made(english, "days-1 = Di\ndays-0 = Mo\na-two = Zwei\n");
  expect(german()).toContain('= {\n  a: {\n    two: "Zwei",\n  },\n  days: ["Mo", "Di", ],\n};');
  expect(made(english, "days-2 = Mi\n").german()).toContain('= {\n  days: [, , "Mi"],\n};');
  expect(made(english).german()).toContain("= {};");
});

test("a plural of English, which other languages fall back to, does not depend on the language of the page", () => {
  const { code, german } = made(LOAVES, LOAVES);
  expect(code).not.toContain("pluralForm");
  expect(german()).toContain('pluralForm(count) === "one"');
});

test("a part that English has not is a fault", () => {
  const { folder } = made("a = A\n");
  writeFileSync(join(folder, "de", "prat.ftl"), "a = A\n");
  expect(faults("de", "prat", { folder })).toEqual(["locales/de/prat.ftl: there is no such part in en"]);
});

test("a copy of English is not translated, unless there is nothing to translate", () => {
  const { folder } = made("# $n (number)\na = { $n } %\nb = Bee\nc = Sea\nd = Dee\n", "a = { $n } %\nb = Bee\nd = De\n");
  expect(progress("de", "part", folder)).toEqual({ all: 4, translated: 2, missing: ["c"], copied: ["b"] });
  expect(table("de", folder)).toEqual(["part.ftl   2 of 4  missing: c; as in English: b", "sentences  2 of 4", "pages      0 of 0"]);
});

test("only codes of languages are names of folders", () => {
  expect(["pl", "uk"].map(refusal)).toEqual([null, null]);
  expect(["", "xx", "../pl", "pl-PL", "PL"].filter((letters) => refusal(letters) === null)).toEqual([]);
  expect(refusal(SOURCE)).toContain("source");
});
