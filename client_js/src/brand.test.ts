import { expect, test } from "vitest";
import { brand, ownersWords, read, siteName } from "./brand";

test("without a brand the page has the name and the logo of the software", () => {
  expect([siteName(), brand]).toEqual(["Botyard", { logo: null, sentence: null, links: [] }]);
});

test("a brand may lack parts", () => {
  expect(read('{"logo":"/brand/1.svg"}')).toEqual({ logo: "/brand/1.svg", sentence: null, links: [] });
});

test("words are shown in the language of the page, else in English, else in their first language", () => {
  const words = { de: "Unser Verein", en: "Our club" };
  expect(["de", "fr"].map((language) => ownersWords(words, language))).toEqual(["Unser Verein", "Our club"]);
  expect(ownersWords({ nl: "Onze club" }, "uk")).toBe("Onze club");
});

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.ts", "!./brand.ts", "!./text/generated/**"], { query: "?raw", import: "default", eager: true });

test("no other module shows the name of the software in place of the site's", () => {
  expect(Object.entries(sources).filter(([, code]) => code.includes("text.app.name")).map(([name]) => name)).toEqual([]);
});
