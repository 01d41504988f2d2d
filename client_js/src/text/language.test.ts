import { expect, test, vi } from "vitest";
import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { refusalWords } from "../net/api";
import { ENUMS } from "../protocol/generated";
import { PARTIAL, formatNumber, liveTexts, ownName, pluralForm, preferredLanguage, showLanguage, shownLanguage } from "./language";
import { PHRASES, phraseIn, phraseLanguage } from "./phrases";

const storage = (language: string | null) => ({ getItem: () => language }) as unknown as Storage;

test("the chosen language comes first, then those that are read, whatever their region", () => {
  expect(preferredLanguage(storage("uk"), ["de"])).toBe("uk");
  expect(preferredLanguage(storage(null), ["pt-BR", "fr-CA", "de"])).toBe("fr");
  expect(preferredLanguage(storage("xx"), ["pt"])).toBe("en");
  expect(preferredLanguage(storage("uk"), ["de"], "?lang=fr")).toBe("fr");
  expect(preferredLanguage(storage("uk"), ["de"], "?lang=xx")).toBe("uk");
});

test("a switch changes texts in their places, numbers and plurals", async () => {
  const { lobby } = text;
  const english = tableText.room.startWith(3);
  await showLanguage("uk");
  try {
    expect([shownLanguage.value.language, text.lobby]).toEqual(["uk", lobby]);
    expect(tableText.room.startWith(3)).not.toBe(english);
    expect([1, 2, 5, 21, 1.5].map(pluralForm)).toEqual(["one", "few", "many", "one", "other"]);
    expect(formatNumber(1234.5)).toBe("1\u00a0234,5");
    const late = liveTexts({ word: "word" }, { uk: () => Promise.resolve({ texts: { word: "слово" } }) });
    await expect.poll(() => late.word, { timeout: 30_000 }).toBe("слово");
  } finally {
    await showLanguage("en");
  }
  expect(tableText.room.startWith(3)).toBe(english);
});

test("texts that can't be loaded leave the page as it is", async () => {
  const kept = liveTexts({ word: "word" }, { fr: () => Promise.reject(new Error("away")), nl: () => Promise.resolve({ texts: {} }) });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await showLanguage("fr");
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  expect([shownLanguage.value.language, kept.word]).toEqual(["en", "word"]);
});

test("a language that fails stops no other that was chosen after it", async () => {
  let fail = (_: Error) => undefined as void;
  let german: Promise<{ readonly texts: object }> = new Promise((_, reject) => (fail = reject));
  const late = liveTexts({ word: "word" }, { de: () => german, uk: () => Promise.resolve({ texts: { word: "слово" } }) });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  try {
    const shown = [showLanguage("de"), showLanguage("uk")];
    fail(new Error("away"));
    await Promise.all(shown);
    expect(warn).toHaveBeenCalled();
    expect([shownLanguage.value.language, late.word]).toEqual(["uk", "слово"]);
  } finally {
    german = Promise.resolve({ texts: {} });
    warn.mockRestore();
    await showLanguage("en");
  }
});

test("texts that a language lacks are English, not of the language before", async () => {
  const texts = liveTexts<object>(
    { a: "a", list: ["b", "c"] },
    { de: () => Promise.resolve({ texts: { a: "A", list: ["B", "C"], more: "D" } }), uk: () => Promise.resolve({ texts: { list: [, "Ц"] } }) },
  );
  try {
    await showLanguage("de");
    expect(texts).toEqual({ a: "A", list: ["B", "C"], more: "D" });
    await showLanguage("uk");
    expect(texts).toEqual({ a: "a", list: ["b", "Ц"] });
  } finally {
    await showLanguage("en");
  }
});

test("a language that lacks texts says how many it has, and is only shown if it was chosen", () => {
  const partial = PARTIAL as Record<string, number>;
  partial.uk = 45;
  try {
    expect(ownName("uk")).toMatch(/^Українська \(45\s?%\)$/);
    expect(preferredLanguage(storage(null), ["uk", "fr"])).toBe("fr");
    expect(preferredLanguage(storage("uk"), ["fr"])).toBe("uk");
  } finally {
    delete partial.uk;
  }
  expect(ownName("uk")).toBe("Українська");
});

const refused = { message: "This invitation is for seat 3.", text: "invitation_seat", arguments: [{ name: "seat", value: "3" }] };

test("a refusal is shown in the language of the page, else as it came", async () => {
  expect(refusalWords(refused)).toBe(refused.message);
  await showLanguage("de");
  try {
    expect(refusalWords(refused)).toBe("Diese Einladung ist für Platz 3.");
    expect(refusalWords({ message: "No.", text: "of_a_newer_server" })).toBe("No.");
    expect(refusalWords({ message: "No." })).toBe("No.");
  } finally {
    await showLanguage("en");
  }
  expect(refusalWords(refused)).toBe(refused.message);
});

test("every language has every phrase of the protocol", () => {
  expect(Object.keys(PHRASES).length).toBeGreaterThanOrEqual(7);
  for (const [language, table] of Object.entries(PHRASES)) {
    expect(Object.keys(table), language).toEqual([...ENUMS.Phrase]);
    for (const phrase of Object.values(table)) expect(phrase.trim(), language).not.toBe("");
  }
});

test("a reader gets the first of their languages that there is, else English", () => {
  expect(phraseLanguage(["sv-SE", "de-AT", "en"])).toBe("de");
  expect(phraseLanguage(["PL"])).toBe("pl");
  expect(phraseLanguage(["sv"])).toBe("en");
  expect(phraseIn("de", "good_luck")).toBe("Viel Glück!");
});

test("a phrase of a newer server has no words here", () => {
  expect(phraseIn("en", "of_tomorrow")).toBeNull();
});
