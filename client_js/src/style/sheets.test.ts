/** What holds for all stylesheets. */
import { expect, test } from "vitest";

const sheets = Object.entries(import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true }));
/** Those whose sizes come from the scales in `tokens.css`. */
const scaled = sheets.filter(([name]) => /^\.\/|^\.\.\/games\//.test(name) && !/^\.\/(?:tokens|fonts)\.css$/.test(name));

/** Declarations of properties in them, each with the name of its sheet. */
function declarations(properties: RegExp): { where: string; value: string }[] {
  return scaled.flatMap(([name, styles]) =>
    [...styles.matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}]+)/g)]
      .filter(([, property]) => properties.test(property!))
      .map(([declaration, , value]) => ({ where: `${name}: ${declaration}`, value: value! })),
  );
}

test("type has a size of the scale; within drawings it counts in their units", () => {
  const found = declarations(/^font(-size)?$/);
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter(({ value }) => /[\d.]rem/.test(value)).map(({ where }) => where)).toEqual([]);
});

test("gaps, paddings and margins are steps of the scale, hairlines and overlaps apart", () => {
  const found = declarations(/^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/);
  expect(found.length).toBeGreaterThan(200);
  const stray = found.filter(({ value }) => value.split(/\s+/).some((part) => /^[\d.]+px$/.test(part) && parseFloat(part) > 1 && part !== "44px"));
  expect(stray.map(({ where }) => where)).toEqual([]);
});

/** The selectors of a sheet without those for printing. */
function selectorsOf(styles: string): string[] {
  const shown = styles.replace(/\/\*[^]*?\*\//g, "").replace(/@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...shown.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude]) => (prelude!.trim().startsWith("@") ? [] : partsOf(prelude!, ",")));
}

/** The parts of a selector between separators that stand in no brackets. */
function partsOf(selector: string, separators: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of selector.trim()) {
    if ("([".includes(sign)) depth += 1;
    if (")]".includes(sign)) depth -= 1;
    if (depth === 0 && separators.includes(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

test("no rule with :has() styles elements without a name, for which every change would style the whole page again", () => {
  const found = sheets.flatMap(([name, styles]) => selectorsOf(styles).map((selector) => ({ name, selector, last: partsOf(selector, " >+~").at(-1)! })));
  const behind = found.filter(({ selector, last }) => selector.includes(":has(") && !last.includes(":has("));
  expect(behind.length).toBeGreaterThan(20);
  expect(behind.filter(({ last }) => !/^[a-z]|[.#[]/.test(last.replace(/:not\([^]*\)/, "")))).toEqual([]);
});
