import { afterAll, afterEach, expect, test, vi } from "vitest";
import { refusalWords } from "../net/api";
import { showLanguage } from "../text/language";
import { format, loadTexts } from "./package_texts";
import type { Pattern } from "./package_texts";
import { gameOf } from "./registry";
import { loadGame } from "./toolkit";

const COUNT = { name: "count", as: "number" } as const;
const MARKS: Pattern = [{ ...COUNT, forms: { none: "nothing", 0: "no marks", one: "one mark" }, default: [COUNT, " marks"] }];
/** Polish has another form for 2 to 4 than for 5. */
const FIELDS: Pattern = [COUNT, " ", { ...COUNT, forms: { one: "pole", few: "pola" }, default: "pól" }];
const CELL: Pattern = ["Cell", { name: "mark", as: "text", forms: { none: "", x: " (cross)" }, default: " (ring)" }];

afterAll(() => vi.unstubAllGlobals());

afterEach(async () => {
  vi.restoreAllMocks();
  await showLanguage("en");
});

test.each([
  ["words", "Hide your trap.", {}, "en", "Hide your trap."],
  ["an exact number before a plural form", MARKS, { count: 0 }, "en", "no marks"],
  ["a plural form", MARKS, { count: 1 }, "en", "one mark"],
  ["the default of a number", MARKS, { count: 1_234 }, "en", "1,234 marks"],
  ["a number in words, as refusals have it", MARKS, { count: "1" }, "en", "one mark"],
  ["no number", MARKS, { count: null }, "en", "nothing"],
  ["the plural forms of the language: one", FIELDS, { count: 1 }, "pl", "1 pole"],
  ["the plural forms of the language: few", FIELDS, { count: 3 }, "pl", "3 pola"],
  ["the plural forms of the language: many", FIELDS, { count: 5 }, "pl", "5 pól"],
  ["a text that is a variant", CELL, { mark: "x" }, "en", "Cell (cross)"],
  ["another text", CELL, { mark: "o" }, "en", "Cell (ring)"],
  ["an empty text", CELL, { mark: "" }, "en", "Cell"],
  ["a value that is not given", CELL, {}, "en", "Cell"],
  ["a list", ["Waiting for ", { name: "players", as: "list" }, "."], { players: ["Ann", "Ben"] }, "en", "Waiting for Ann and Ben."],
  ["true", [{ name: "own", as: "text", forms: { true: "yours" }, default: "" }], { own: true }, "en", "yours"],
  ["an owner", [{ name: "name", as: "possessive" }, " turn"], { name: "Ann" }, "en", "Ann’s turn"],
  ["a day", [{ name: "days", as: "day" }], { days: 0 }, "en", "today"],
] as const)("a pattern is written with %s", (_, pattern, values, language, words) => {
  expect(format(pattern, values, new Intl.PluralRules(language))).toBe(words);
});

const FILES: Readonly<Record<string, Readonly<Record<string, Pattern>>>> = {
  "texts.en.json": { title: "Tiny", marks: MARKS, "refusal-taken": ["Cell ", { name: "cell", as: "number" }, " is taken."] },
  "texts.de.json": { title: "Winzig", "refusal-taken": ["Feld ", { name: "cell", as: "number" }, " ist belegt."] },
};

function serve(files: typeof FILES): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const file = files[address.replace("/games/tiny/1/", "")];
    return file ? new Response(JSON.stringify(file)) : new Response("", { status: 404 });
  });
}

const load = () => loadTexts("tiny", "/games/tiny/1/client.js", ["en", "de"]);

test("the texts of a game follow the language of the page, in English where they lack one", async () => {
  serve(FILES);
  const text = await load();
  expect([text("title"), text("marks", { count: 1 }), text("unknown")]).toEqual(["Tiny", "one mark", "unknown"]);
  await showLanguage("de");
  expect([text("title"), text("marks", { count: 1 })]).toEqual(["Winzig", "one mark"]);
});

test("the texts of a game are there in the language that a page begins with", async () => {
  serve(FILES);
  await showLanguage("de");
  expect((await load())("title")).toBe("Winzig");
});

test("a refusal of a game is shown in the language of the page, also after others", async () => {
  serve(FILES);
  await load();
  const refused = { message: "Cell 3 is taken.", text: "tiny:refusal-taken", arguments: [{ name: "cell", value: "3" }] };
  await showLanguage("fr");
  expect(refusalWords(refused)).toBe("Cell 3 is taken.");
  await showLanguage("de");
  expect(refusalWords(refused)).toBe("Feld 3 ist belegt.");
});

test("the page changes its language without the texts of a game that can't be loaded", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  serve({ "texts.en.json": FILES["texts.en.json"]! });
  const text = await load();
  await showLanguage("de");
  expect(text("title")).toBe("Tiny");
  expect(String(warn.mock.calls[0]![0])).toContain("The texts of tiny in de can't be loaded: 404");
  expect(refusalWords({ message: "No.", text: "invitation_seat", arguments: [{ name: "seat", value: "3" }] })).toBe("Diese Einladung ist für Platz 3.");
});

test("the title of a game without a build step changes with the language", async () => {
  const module = `export default (botyard) => ({
    apiVersion: 1, id: "tiny", get title() { return botyard.language + ": " + botyard.text("unknown"); }, playerCounts: [2],
    Match: () => null,
  });`;
  await loadGame({ name: "tiny", players: [2] }, `data:text/javascript,${encodeURIComponent(module)}`);
  expect(gameOf("tiny")!.title).toBe("en: unknown");
  await showLanguage("de");
  expect(gameOf("tiny")!.title).toBe("de: unknown");
});
