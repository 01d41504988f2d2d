/** All people can distinguish owners of robots and bases: by a clearly visible emblem, not by colour alone. */
import { expect, test } from "vitest";
import tokens from "../../style/tokens.css?raw";
import { Palette, VISIONS, definitionsOf } from "../../style/palette";
import { ENUMS } from "./generated";
import { EMBLEMS } from "./sprites";
import style from "./style.css?raw";

const EMBLEM = /\.emblem \{ fill: (#[0-9a-f]{6}); \}/.exec(style)![1]!;

test.each(VISIONS)("with %s every owner's emblem stands out from its ground", (vision) => {
  const root = new Palette("light", definitionsOf(tokens, ":root"));
  for (const colour of ENUMS.Colour) {
    const seat = root.within(definitionsOf(tokens, `.seat-${colour}`));
    expect(seat.contrastFor(vision, EMBLEM, "var(--seat-deep)"), `${colour} robot and base`).toBeGreaterThanOrEqual(4.5);
    expect(seat.contrastFor(vision, "var(--seat-ink)", "var(--seat)"), `${colour} mark`).toBeGreaterThanOrEqual(3);
  }
});

test("no two owners have emblems of the same shape", () => {
  const shapes = ENUMS.Colour.map((colour) => corners(EMBLEMS[colour]));
  expect(new Set(shapes).size).toBe(ENUMS.Colour.length);
});

test("robots and bases carry the emblem of their owner", () => {
  const drawn = [...style.matchAll(/\.(robot-badge|base-pit) \{ fill: var\(--seat-deep\)/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(["base-pit", "robot-badge"]);
});

/** The commands of a path and how many there are, without lengths. */
function corners(path: string): string {
  return path.replace(/-?[\d.]+/g, "#");
}
