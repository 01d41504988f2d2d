/** The board: ways between its pieces, how it is turned, and by which emblems all people see whose its pieces are, not by colour alone. */
import { afterEach, expect, test } from "vitest";
import { Palette, VISIONS, definitionsOf } from "../../style/palette";
import tokens from "../../style/tokens.css?raw";
import { nextPiece } from "./board";
import { sixthsToBottom } from "./board_settings";
import { ENUMS } from "./generated";
import { type Point, angle, board, centre, seenDirection, turnBoard, SIZE, STEPS, ahead, corner, hexKey, outline, viewBox } from "./hex";
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

test("a board of radius 4 has 61 hexes, of radius 5 has 91, each once", () => {
  for (const [radius, count] of [
    [4, 61],
    [5, 91],
  ] as const) {
    expect(new Set(board(radius).map(hexKey)).size).toBe(count);
    expect(board(radius)).toHaveLength(count);
  }
});

test("directions lie on the drawing where their angles point", () => {
  STEPS.forEach((step, direction) => {
    const { x, y } = centre(step);
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    expect((degrees + 360) % 360).toBeCloseTo(angle(direction));
    expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * SIZE);
  });
});

test("ahead goes straight on", () => {
  expect(ahead([1, 1], 2)).toEqual([0, 2]);
  expect(ahead([1, 1], 5, 2)).toEqual([3, -1]);
});

test("a hex is pointy-top", () => {
  const corners = outline()
    .split(" ")
    .map((corner) => corner.split(",").map(Number));
  expect(corners).toHaveLength(6);
  expect(corners[0]).toEqual([0, -SIZE].map((value) => expect.closeTo(value)));
});

test("the view box holds every corner of the board", () => {
  const [left, top, width, height] = viewBox(4, 0);
  for (const hex of board(4)) {
    const { x, y } = centre(hex);
    expect(Math.abs(x) + (Math.sqrt(3) / 2) * SIZE).toBeLessThanOrEqual(width / 2 + 0.001);
    expect(Math.abs(y) + SIZE).toBeLessThanOrEqual(height / 2 + 0.001);
  }
  expect([left, top]).toEqual([-width / 2, -height / 2]);
});

test("chips in a corner lie inside the drawing, apart from each other, and on no hex", () => {
  for (const radius of [4, 5]) {
    const [left, top] = viewBox(radius, 24);
    for (const [x, y] of [[1, 1], [-1, 1], [300, -300], [-10, -10]] as const) {
      const spots = corner({ x, y }, 7, radius, 25);
      expect(spots).toHaveLength(7);
      for (const [index, spot] of spots.entries()) {
        expect(Math.abs(spot.x) + 25).toBeLessThanOrEqual(-left);
        expect(Math.abs(spot.y) + 25).toBeLessThanOrEqual(-top);
        expect([Math.sign(spot.x), Math.sign(spot.y)]).toEqual([Math.sign(x), Math.sign(y)]);
        for (const hex of board(radius)) expect(distance(centre(hex), spot)).toBeGreaterThan(SIZE + 20);
        for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThanOrEqual(50);
      }
    }
  }
});

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
