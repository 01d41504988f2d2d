/** Sizes of type and of space in all stylesheets come from the scales in `tokens.css`. */
import { expect, test } from "vitest";

const sheets = Object.entries(
  import.meta.glob<string>(["./*.css", "../games/*/*.css", "!./tokens.css", "!./fonts.css"], { query: "?raw", import: "default", eager: true }),
);

/** Declarations of properties in all sheets, each with the name of its sheet. */
function declarations(properties: RegExp): { where: string; value: string }[] {
  return sheets.flatMap(([name, styles]) =>
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
