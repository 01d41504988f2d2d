// The files of texts: every language has texts of English, with the same parameters, and a complete language has all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { refusal, table } from "./locale_table.mjs";
import { COMPLETE, SOURCE, faults, files, languages, moduleOf, partsOf, progress, readMessages } from "./locales.mjs";

const ALL = languages().flatMap((language) => files(language).map((file) => ({ language, file })));

test.each(ALL)("$file in $language has the texts and parameters of English", ({ language, file }) => {
  expect(faults(language, file, { missing: COMPLETE.includes(language) })).toEqual([]);
});

test.each(COMPLETE)("%s has every file", (language) => {
  expect(files(language)).toEqual(files(SOURCE));
});

test.each(ALL)("every text of $file in $language says something", ({ language, file }) => {
  const empty = [...readMessages(language, file).values()].filter(({ pattern }) => pattern.elements.length === 0);
  expect(empty.map(({ id }) => id)).toEqual([]);
});

/** The modules of part `p` of a file with these texts in English and German, the folder, and the faults of the German ones. */
function made(english, german = "") {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [language, texts] of [["en", english], ["de", german]]) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "file.ftl"), texts);
  }
  const messages = (language) => partsOf(readMessages(language, "file", folder), "file").get("p") ?? new Map();
  const code = (language) => moduleOf(language, { file: "file", part: "p", source: messages("en"), found: messages(language) });
  return { folder, code: code("en"), german: () => code("de"), faults: faults("de", "file", { folder }) };
}

const LOAVES = "# $count (number)\np-loaves =\n    { $count ->\n        [0] none\n        [one] one loaf\n       *[other] { $count } loaves\n    }\n";

test("messages become strings and functions in a tree", () => {
  const { code } = made(`-app = Botyard\np-a-title = { -app }\np-a-days-0 = Mon\np-a-days-1 = Tue\n${LOAVES}`);
  expect(code).toContain('title: "Botyard"');
  expect(code).toContain('days: ["Mon", "Tue"]');
  expect(code).toContain('(count: number): string => (count === 0 ? "none" : count === 1 ? "one loaf" : `${formatNumber(count)} loaves`)');
});

test("faults of a translation are found", () => {
  expect(made("p-a = A\np-b = B\n", "p-a = A\np-c = C\n").faults).toEqual(["locales/de/file.ftl: p-c is not in en", "locales/de/file.ftl: p-b is missing"]);
  expect(made("# $name (string)\np-a = { $name }\n", "p-a = { $nam }\n").faults).toEqual([
    "locales/de/file.ftl: p-a uses $nam, which is not declared",
    "locales/de/file.ftl: p-a does not use $name",
  ]);
});

test("faults of a file are errors that name the message", () => {
  expect(() => made("p-a = { $name }\n")).toThrow("p-a uses $name");
  expect(() => made("p-a = { p-b }\n")).toThrow("refers to p-b");
  expect(() => made("p-a = A\np-a = B\n")).toThrow("twice");
  expect(() => made("a = A\n")).toThrow("file.ftl: a: does not begin with its part");
  expect(() => made("p-a = A\np-a-b = B\n")).toThrow("a text and a group");
  expect(() => made("# $n (number)\np-a = { $n ->\n   [on] a\n  *[other] b\n }\n")).toThrow("file.ftl: p-a: on is no plural form");
});

test("a translation may have a part of a group and of a list, in any order", () => {
  const english = "p-a-one = One\np-a-two = Two\np-b-only = Only\np-days-0 = Mon\np-days-1 = Tue\np-days-2 = Wed\n";
  const { german } = made(english, "p-days-1 = Di\np-days-0 = Mo\np-a-two = Zwei\n");
  expect(german()).toContain('= {\n  a: {\n    two: "Zwei",\n  },\n  days: ["Mo", "Di", ],\n};');
  expect(made(english, "p-days-2 = Mi\n").german()).toContain('= {\n  days: [, , "Mi"],\n};');
  expect(made(english).german()).toContain("= {};");
});

test("a plural of English, which other languages fall back to, does not depend on the language of the page", () => {
  const { code, german } = made(LOAVES, LOAVES);
  expect(code).not.toContain("pluralForm");
  expect(german()).toContain('pluralForm(count) === "one"');
});

test("a file that English has not is a fault", () => {
  const { folder } = made("p-a = A\n");
  writeFileSync(join(folder, "de", "prat.ftl"), "p-a = A\n");
  expect(faults("de", "prat", { folder })).toEqual(["locales/de/prat.ftl: there is no such file in en"]);
});

test("a copy of English is not translated, unless there is nothing to translate", () => {
  const { folder } = made("# $n (number)\np-a = { $n } %\np-b = Bee\np-c = Sea\np-d = Dee\n", "p-a = { $n } %\np-b = Bee\np-d = De\n");
  expect(progress("de", "file", folder)).toEqual([["p", { all: 4, translated: 2, missing: ["p-c"], copied: ["p-b"] }]]);
  expect(table("de", folder)).toEqual(["file.ftl p-  2 of 4  missing: p-c; as in English: p-b", "sentences    2 of 4", "pages        0 of 0"]);
});

test("only codes of languages are names of folders", () => {
  expect(["pl", "uk"].map(refusal)).toEqual([null, null]);
  expect(["", "xx", "../pl", "pl-PL", "PL"].filter((letters) => refusal(letters) === null)).toEqual([]);
  expect(refusal(SOURCE)).toContain("source");
});
