/** Owners of robots and mines can be distinguished by marks and shapes, not by colour alone. */
import { expect, test } from "vitest";
import tokens from "../../style/tokens.css?raw";
import { type Scheme, Palette, VISIONS, definitionsOf } from "../../style/palette";
import style from "./style.css?raw";
import { EMBLEMS } from "./emblems";
import { ENUMS } from "./generated";
import ground from "./ground.css?raw";

const EMBLEM = /\.vt-badge \+ \.vt-emblem[^{]*\{ fill: (#[0-9a-f]{6}); \}/.exec(style)![1]!;

test.each(VISIONS)("with %s every owner's mark stands out from its ground", (vision) => {
  const root = new Palette("light", definitionsOf(tokens, ":root"));
  for (const colour of ENUMS.Colour) {
    const seat = root.within(definitionsOf(tokens, `.seat-${colour}`));
    expect(seat.contrastFor(vision, EMBLEM, "var(--seat-deep)"), `${colour} robot and mine`).toBeGreaterThanOrEqual(4.5);
    expect(seat.contrastFor(vision, "var(--seat-ink)", "var(--seat)"), `${colour} mark`).toBeGreaterThanOrEqual(3);
  }
});

test("no two owners have marks of the same shape", () => {
  const shapes = ENUMS.Colour.map((colour) => EMBLEMS[colour].replace(/-?[\d.]+/g, "#"));
  const sizes = ENUMS.Colour.map((colour) => EMBLEMS[colour]);
  expect(new Set(sizes).size).toBe(ENUMS.Colour.length);
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(3); // diamond and square are the same strokes, turned
});

const CONTRAST = ':root[data-theme="contrast"]';
const themes = (["light", "dark"] as Scheme[]).flatMap((scheme) => {
  const roots = (selector: string) => [tokens, ground].flatMap((styles) => definitionsOf(styles, selector));
  return [
    { name: scheme, palette: new Palette(scheme, roots(":root")) },
    { name: `high contrast, ${scheme}`, palette: new Palette(scheme, [...roots(":root"), ...roots(CONTRAST)]) },
  ];
});

test.each(themes)("$name: edges and spaces stand out from the floor", ({ palette }) => {
  const weak = ["wall", "energy", "barrier", "door", "workshop", "vp"].flatMap((piece) =>
    ["floor-a", "floor-b"].flatMap((floor) => {
      const contrast = palette.contrast(`var(--vt-${piece})`, `var(--vt-${floor})`);
      return contrast < 3 ? [`${piece} on ${floor}: ${contrast.toFixed(2)}`] : [];
    }),
  );
  expect(weak).toEqual([]);
});
