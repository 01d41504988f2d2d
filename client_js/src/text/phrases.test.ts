import { expect, test } from "vitest";
import { ENUMS } from "../protocol/generated";
import { PHRASES, phraseIn, phraseLanguage } from "./phrases";

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
