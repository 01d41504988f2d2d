import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_PACKAGES } from "./font_licences.mjs";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const styles = read("src/style/fonts.css");
const files = [...styles.matchAll(/url\("(@[^/]+\/[^/]+)\/(files\/[^"]+)"\)/g)];

test("the licences of all packages are shipped whose fonts are used", () => {
  expect(new Set(files.map(([, name]) => name))).toEqual(new Set(FONT_PACKAGES));
  for (const name of FONT_PACKAGES) expect(read(`node_modules/${name}/LICENSE`)).toContain("SIL Open Font License, Version 1.1");
});

test("only the font of English text is loaded before the styles", () => {
  const preloaded = [...read("index.html").matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloaded).toEqual(["/node_modules/@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2"]);
  expect(files.some(([, name, file]) => preloaded[0].endsWith(`${name}/${file}`))).toBe(true);
});

test("each letter of the languages has a range", () => {
  const ranges = [...styles.matchAll(/unicode-range: ([^;]+);/g)].flatMap(([, list]) =>
    list.split(", ").map((range) => range.slice(2).split("-").map((end) => parseInt(end, 16))),
  );
  const letters = "äöüßÄÖÜ éèêëàâçîïôûùœŒ ąćęłńóśźżŁ ĳéë іїєґІЇЄҐабвгдежзийклмнопрстуфхцчшщьюя ’“”„«»–—… €";
  const missing = [...letters].filter((sign) => !ranges.some(([from, to = from]) => sign.codePointAt(0) >= from && sign.codePointAt(0) <= to));
  expect(missing).toEqual([]);
});
