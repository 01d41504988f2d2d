import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FONT_PACKAGES, drawIcon, filled } from "./built_files.mjs";

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

const TEMPLATE = 'const VERSION = "__VERSION__"; const FILES = ["__FILES__"];';
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "botyard-built-"));
  mkdirSync(join(folder, "assets"));
  for (const file of ["index.html", "index.html.br", "sw.js", "assets/a-1.js", "assets/a-1.js.map"]) writeFileSync(join(folder, file), file);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the worker keeps what pages load, the page under its address", () => {
  expect(filled(TEMPLATE, folder)).toMatch(/^const VERSION = "[0-9a-f]{16}"; const FILES = \["assets\/a-1.js",""\];$/);
});

test("its version changes with any of these files", () => {
  const before = filled(TEMPLATE, folder);
  writeFileSync(join(folder, "assets/a-1.js.map"), "other");
  expect(filled(TEMPLATE, folder)).toBe(before);
  writeFileSync(join(folder, "index.html"), "other");
  expect(filled(TEMPLATE, folder)).not.toBe(before);
});

test("an icon is a PNG file of its size", () => {
  const icon = drawIcon({ size: 24, scale: 1, full: false });
  expect([icon.subarray(1, 4).toString(), icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual(["PNG", 24, 24]);
});
