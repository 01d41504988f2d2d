/** The board: ways between its pieces, how it is turned, and by which emblems all people see whose its pieces are, not by colour alone. */
import { afterEach, expect, test } from "vitest";
import { Palette, VISIONS, definitionsOf } from "../../style/palette";
import tokens from "../../style/tokens.css?raw";
import { nextPiece } from "./board";
import { sixthsToBottom } from "./board_settings";
import { ENUMS } from "./generated";
import { angle, board, centre, seenDirection, turnBoard } from "./hex";
import { EMBLEMS } from "./sprites";
import style from "./style.css?raw";

const POINTS = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 10 }, { x: 25, y: 60 }, { x: -40, y: -50 }];
const from = (index: number, key: string) => nextPiece(POINTS, POINTS[index]!, key);

test("an arrow key leads to the nearest piece in its direction", () => {
  expect(from(0, "ArrowRight")).toBe(1);
  expect(from(1, "ArrowRight")).toBe(2);
  expect(from(1, "ArrowLeft")).toBe(0);
  expect(from(0, "ArrowDown")).toBe(3);
  expect(from(3, "ArrowUp")).toBe(0);
});

test("at the edge the focus stays, and other keys do nothing", () => {
  expect(from(2, "ArrowRight")).toBeNull();
  expect(from(4, "ArrowUp")).toBeNull();
  expect(from(0, "a")).toBeNull();
});

afterEach(() => turnBoard(0));

test("a turned board brings a hex as near to the lower edge as any turn does", () => {
  for (const hex of board(4)) {
    const heights = Array.from({ length: 6 }, (_, sixths) => {
      turnBoard(sixths);
      return centre(hex).y;
    });
    expect(heights[sixthsToBottom(hex)]).toBeCloseTo(Math.max(...heights));
  }
});

test("a turned board keeps its hexes apart, and directions point where their words say", () => {
  turnBoard(2);
  expect(new Set(board(4).map((hex) => `${centre(hex).x.toFixed(1)} ${centre(hex).y.toFixed(1)}`)).size).toBe(61);
  const { x, y } = centre([1, 0]);
  expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(120);
  expect(angle(0)).toBe(120);
  expect(seenDirection(5)).toBe(1);
});

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
