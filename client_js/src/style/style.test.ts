/** The contrast of text and of edges in every theme, computed from the custom properties of the styles; and what holds for all stylesheets. */
import { describe, expect, test } from "vitest";
import robotMaster from "../games/robot_master/style.css?raw";
import twinTinBots from "../games/twin_tin_bots/style.css?raw";
import { type Scheme, definitionsOf, Palette } from "./palette";
import tokens from "./tokens.css?raw";

const CONTRAST = ':root[data-theme="contrast"]';
const SEATS = ["red", "yellow", "green", "blue", "purple", "pink", "teal", "brown"];
const CRYSTALS = ["blue", "green", "pink"];
const SURFACES = ["var(--plate)", "var(--well)", "var(--bench)"];
const HEXES = ["var(--hex-a)", "var(--hex-b)", "var(--hex-c)"];

interface Theme {
  readonly name: string;
  readonly palette: Palette;
  /** The least contrast of text. */
  readonly text: number;
}

const roots = (selector: string) => [tokens, robotMaster].flatMap((styles) => definitionsOf(styles, selector));
const themes: Theme[] = (["light", "dark"] as Scheme[]).flatMap((scheme) => [
  { name: scheme, palette: new Palette(scheme, roots(":root")), text: 4.5 },
  { name: `high contrast, ${scheme}`, palette: new Palette(scheme, [...roots(":root"), ...roots(CONTRAST)]), text: 7 },
]);
const EDGE = 3;

const seatRim = definitionsOf(tokens, SEATS.map((seat) => `.seat-${seat}`).join(", "));
const seatPalette = (palette: Palette, seat: string) => palette.within([...seatRim, ...definitionsOf(tokens, `.seat-${seat}`)]);
const sidePalette = (palette: Palette, side: string) => palette.within([...seatRim, ...definitionsOf(robotMaster, `.rm-${side}`)]);

/** Fails with all pairs whose contrast is below `least`. A pair may name several fronts, of which one must suffice. */
function expectContrast(palette: Palette, least: number, pairs: readonly (readonly [fronts: string | readonly string[], ground: string])[]): void {
  const weak = pairs.flatMap(([fronts, ground]) => {
    const best = Math.max(...[fronts].flat().map((front) => palette.contrast(front, ground)));
    return best < least ? [`${[fronts].flat().join(" or ")} on ${ground}: ${best.toFixed(2)}`] : [];
  });
  expect(weak).toEqual([]);
}

const each = (fronts: readonly string[], grounds: readonly string[]) => fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

test("the contrast of black and white is 21, of a colour and itself 1", () => {
  const palette = new Palette("dark", [["--a", "light-dark(#000, color-mix(in srgb, #fff 100%, black))"]]);
  expect(palette.contrast("var(--a)", "#000000")).toBeCloseTo(21);
  expect(palette.contrast("var(--a)", "white")).toBeCloseTo(1);
});

describe.each(themes)("$name", ({ palette, text }) => {
  test("text can be read on every surface", () => {
    expectContrast(palette, text, each(["ink", "quiet", "brass", "warn", "good", "action"].map((name) => `var(--${name})`), SURFACES));
    expectContrast(palette, text, [
      ["var(--action-ink)", "var(--action)"],
      ["var(--plate)", "var(--ink)"],
      ["var(--plate)", "var(--quiet)"],
      ["var(--plate)", "var(--warn)"],
      ["var(--plate)", "var(--good)"],
      ["var(--zap)", "var(--plate)"],
      ["var(--danger-ink)", "var(--danger)"],
      ["var(--banner-ink)", "var(--banner)"],
      ["var(--ink)", "color-mix(in srgb, var(--brass-bright) 22%, var(--plate))"],
      ["var(--ink)", "color-mix(in srgb, var(--zap) 9%, var(--plate))"],
    ]);
  });

  test.each(SEATS)("text and tiles can be read on the colour of seat %s", (seat) => {
    const own = seatPalette(palette, seat);
    expectContrast(own, 4.5, [
      ["var(--ink)", "color-mix(in srgb, var(--seat) 22%, var(--plate))"],
      ["var(--quiet)", "color-mix(in srgb, var(--seat) 22%, var(--plate))"],
      ["var(--ink)", "color-mix(in srgb, var(--seat) 30%, var(--plate))"],
      ["var(--seat-ink)", "var(--seat)"],
    ]);
  });

  test("edges of controls stand out from what is inside and outside", () => {
    const controls = ["var(--edge)", "var(--action)", "var(--brass)", "var(--good)", "var(--quiet)"];
    expectContrast(palette, EDGE, each(controls, SURFACES));
    expectContrast(palette, EDGE, each(["var(--zap)", "var(--brass)"], [...HEXES, "var(--plate)"]));
  });

  test("pieces stand out from every hex of the board", () => {
    for (const seat of SEATS) {
      expectContrast(seatPalette(palette, seat), EDGE, HEXES.map((hex) => [["var(--seat-rim)", "var(--seat)"], hex] as const));
    }
    for (const crystal of CRYSTALS) {
      const gem = palette.within(definitionsOf(twinTinBots, `.crystal.${crystal}`));
      expectContrast(gem, EDGE, HEXES.map((hex) => [["var(--gem-edge)", "var(--gem)"], hex] as const));
    }
  });

  test("the grid and the cards of Robot Master stand out", () => {
    for (const side of ["rows", "columns"]) {
      const own = sidePalette(palette, side);
      expectContrast(own, text, each(["var(--rm-ink)"], ["var(--plate)", "var(--well)"]));
      expectContrast(own, 4.5, [["var(--seat-ink)", "var(--seat)"]]);
    }
    const faces = ["0", "1", "2", "3", "4", "5"].map((value) => palette.within(definitionsOf(robotMaster, `.rm-value-${value}`)));
    for (const face of faces) {
      expectContrast(face, text, [["#1f1a14", "var(--rm-face)"]]);
      expectContrast(face, EDGE, [[["var(--rm-card-edge)", "var(--rm-face)"], "var(--rm-well)"]]);
    }
    expectContrast(palette, text, [["var(--quiet)", "var(--rm-well)"]]);
    expectContrast(palette, EDGE, each(["var(--good)", "var(--quiet)"], ["var(--rm-well)"]));
  });

  test("the focus ring shows on every surface and every colour of a seat", () => {
    const ring = ["var(--focus)", "var(--focus-edge)"];
    const grounds = [...SURFACES, ...HEXES, "var(--board)", "var(--action)", "var(--danger)", "var(--banner)", "var(--rm-well)", "var(--rm-plate)"];
    expectContrast(palette, EDGE, grounds.map((ground) => [ring, ground] as const));
    for (const seat of SEATS) {
      expectContrast(seatPalette(palette, seat), EDGE, ["var(--seat)", "var(--seat-deep)"].map((ground) => [ring, ground] as const));
    }
  });
});

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
