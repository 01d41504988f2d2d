/** Pictures of people, and colours of seats. */
import { describe, expect, it, test } from "vitest";
import styles from "../style/tokens.css?raw";
import { COLOURS, SHAPES, SIGNS, identiconOf, seatColour } from "./avatar";

const ids = Array.from({ length: 4000 }, (_, number) => (number * 2654435761).toString(16).padStart(16, "0"));
const shapes = (id: string) => `${identiconOf(id).shape} ${identiconOf(id).sign}`;

describe("an emblem", () => {
  it("is the same for ever", () => {
    expect(identiconOf("0123456789abcdef")).toEqual(identiconOf("0123456789abcdef"));
    expect(identiconOf("0123456789abcdef")).toMatchInlineSnapshot(`
      {
        "colour": "red",
        "light": true,
        "shape": "disc",
        "sign": "wave",
      }
    `);
  });

  it("is drawn from all there are, evenly", () => {
    const all = Object.keys(SHAPES).length * Object.keys(SIGNS).length;
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(shapes(id), (counts.get(shapes(id)) ?? 0) + 1);
    expect(counts.size).toBe(all);
    expect(Math.max(...counts.values())).toBeLessThan((3 * ids.length) / all);
    expect(new Set(ids.map((id) => identiconOf(id).colour)).size).toBe(COLOURS.length);
  });

  it("is another for neighbours, without a look at the colour", () => {
    const same = ids.filter((id, place) => place > 0 && shapes(id) === shapes(ids[place - 1]!));
    expect(same.length).toBeLessThan(ids.length / 40);
  });
});

test("each of eight seats has a colour of its own in the styles", () => {
  const colours = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => new RegExp(String.raw`^\.${seatColour(seat)} \{ --seat: (.*?);`, "m").exec(styles)?.[1]);
  expect(new Set(colours).size).toBe(8);
  expect(colours).not.toContain(undefined);
});
