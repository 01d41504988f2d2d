import { expect, test } from "vitest";
import styles from "../../style/tokens.css?raw";
import { seatColour } from "./seat_colour";

test("each of eight seats has a colour of its own in the styles", () => {
  const colours = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => new RegExp(String.raw`^\.${seatColour(seat)} \{ --seat: (.*?);`, "m").exec(styles)?.[1]);
  expect(new Set(colours).size).toBe(8);
  expect(colours).not.toContain(undefined);
});
