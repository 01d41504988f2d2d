/** What `:has()` costs: browsers keep one list for all rules with it of what such a rule may style. */
import { expect, test } from "vitest";

const sheets = Object.entries(import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true }));

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
