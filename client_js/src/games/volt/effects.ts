/** How things in the arena show on the drawing what happens to them, and where they are. */
import { glow } from "../../scene/effects";
import { translate, SvgStage } from "../../scene/svg_stage";
import type { Point } from "../../scene/svg_stage";
import type { Line, Source } from "./generated";
import { CELL, STEPS, centreOf, spaceKey } from "./geometry";
import type { Space } from "./types";

/** Words at a point, which rise a little. */
export function label(stage: ArenaStage, { x, y }: Point, words: string): void {
  const element = stage.effect("text", { class: "vt-label" });
  element.textContent = words;
  const place = (rise: number) => translate({ x, y: Math.max(18, y - rise) });
  stage.move(element, [
    { ...place(34), opacity: 0 },
    { ...place(50), opacity: 1, offset: 0.2 },
    { ...place(56), opacity: 1, offset: 0.8 },
    { ...place(62), opacity: 0 },
  ]);
}

/** A ring grows around a point and fades. */
export function ring(stage: ArenaStage, { x, y }: Point, name: string, from = 0.3, to = 1.5): void {
  const element = stage.effect("circle", { class: name, r: "44" });
  const place = translate({ x, y }).transform;
  stage.move(element, [
    { transform: `${place} scale(${from})`, opacity: 0 },
    { transform: `${place} scale(${(from + to) / 2})`, opacity: 1, offset: 0.35 },
    { transform: `${place} scale(${to})`, opacity: 0 },
  ]);
}

/** An explosion: fire that fills the space and its neighbours. */
export function blast(stage: ArenaStage, point: Point, reach = 1): void {
  ring(stage, point, "vt-fire", 0.2, 1.1 * reach);
  ring(stage, point, "vt-shock", 0.4, 1.7 * reach);
  sparks(stage, point, "vt-spark", 62 * reach);
}

/** Sparks fly in the eight directions. */
function sparks(stage: ArenaStage, { x, y }: Point, name: string, far: number): void {
  for (const [dx, dy] of STEPS) {
    const length = Math.hypot(dx, dy);
    const to = { x: x + (dx / length) * far, y: y - (dy / length) * far };
    const element = stage.effect("circle", { class: name, r: "6" });
    stage.move(element, [
      { ...translate({ x, y }), opacity: 1 },
      { ...translate(to), opacity: 1, offset: 0.7 },
      { ...translate(to), opacity: 0 },
    ]);
  }
}

/** A beam along a line of fire; `kind` is `shot` or the module that makes it. */
export function beam(stage: ArenaStage, { start, direction, end }: Line, kind: string): void {
  const [from, to] = [stage.centre(start), stage.centre(end)];
  const [dx, dy] = STEPS[direction]!;
  const muzzle = { x: from.x + dx * 30, y: from.y - dy * 30 };
  const length = Math.hypot(to.x - muzzle.x, to.y - muzzle.y);
  const points = length < CELL / 2 ? [muzzle, { x: muzzle.x + dx * 20, y: muzzle.y - dy * 20 }] : [muzzle, to];
  for (const layer of ["glow", "core"]) {
    const element = stage.effect("polyline", {
      class: `vt-beam vt-beam-${layer} ${kind}`,
      points: points.map(({ x, y }) => `${x},${y}`).join(" "),
      pathLength: "1",
      "stroke-dasharray": "1 1",
    });
    stage.move(
      element,
      [
        { strokeDashoffset: 1, opacity: 1 },
        { strokeDashoffset: 0, opacity: 1, offset: 0.4 },
        { strokeDashoffset: 0, opacity: 1, offset: 0.75 },
        { strokeDashoffset: 0, opacity: 0 },
      ],
      "linear",
    );
  }
}

/** A line between two points that stays until the event is over. */
export function trace(stage: ArenaStage, from: Point, to: Point, name: string): void {
  const line = stage.effect("polyline", { class: name, points: `${from.x},${from.y} ${to.x},${to.y}` });
  stage.move(line, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], "linear");
}

/** An arrow out of a robot, in the direction of its die. */
export function arrow(stage: ArenaStage, { x, y }: Point, direction: number): void {
  const [dx, dy] = STEPS[direction]!;
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, -dy / length];
  const tip = { x: x + ux * 84, y: y + uy * 84 };
  const wing = (side: number) => `${tip.x - ux * 20 - uy * 16 * side},${tip.y - uy * 20 + ux * 16 * side}`;
  const shaft = stage.effect("polyline", {
    class: "vt-heading",
    points: `${x + ux * 48},${y + uy * 48} ${tip.x},${tip.y} ${wing(1)} ${tip.x},${tip.y} ${wing(-1)}`,
  });
  stage.move(shaft, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], "linear");
}

/** Lightning between two points. */
export function bolt(stage: ArenaStage, from: Point, to: Point): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const parts = Math.max(4, Math.round(length / 24));
  const points = Array.from({ length: parts + 1 }, (_, nth) => {
    const side = nth === 0 || nth === parts ? 0 : nth % 2 === 0 ? 12 : -12;
    return `${from.x + (dx * nth) / parts - (dy / length) * side},${from.y + (dy * nth) / parts + (dx / length) * side}`;
  });
  for (const layer of ["vt-lightning-glow", "vt-lightning"]) {
    const element = stage.effect("polyline", { class: layer, points: points.join(" ") });
    stage.move(element, [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0.3, offset: 0.35 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], "linear");
  }
}

/** A source of damage at the spaces that it hits. */
export function strike(stage: ArenaStage, source: Source, spaces: readonly Space[], author: number | null): void {
  const points = spaces.map((space) => stage.centre(space));
  for (const [nth, point] of points.entries()) strikes[source](stage, point, nth, author);
}

const above = ({ x, y }: Point) => ({ x, y: y - CELL });

const strikes: Readonly<Record<Source, (stage: ArenaStage, point: Point, nth: number, author: number | null) => void>> = {
  shot: (stage, point) => ring(stage, point, "vt-shock", 0.2, 0.9),
  explosion: (stage, point, nth) => (nth === 0 ? blast(stage, point, 1.6) : ring(stage, point, "vt-fire", 0.2, 0.8)),
  barrier: (stage, point) => {
    bolt(stage, { x: point.x - 44, y: point.y - 30 }, { x: point.x + 44, y: point.y + 30 });
    bolt(stage, { x: point.x + 40, y: point.y - 34 }, { x: point.x - 40, y: point.y + 34 });
  },
  fields: (stage, point) => {
    bolt(stage, above(point), point);
    ring(stage, point, "vt-arc", 0.4, 1.1);
  },
  saw_blade: (stage, { x, y }) => {
    const blade = stage.effect("use", { href: "#vt-saw" });
    const place = translate({ x, y }).transform;
    stage.move(blade, [
      { transform: `${place} rotate(0deg)`, opacity: 0 },
      { transform: `${place} rotate(240deg)`, opacity: 1, offset: 0.3 },
      { transform: `${place} rotate(720deg)`, opacity: 0 },
    ]);
    sparks(stage, { x, y }, "vt-spark", 48);
  },
  lightning_rod: (stage, point, _, author) => {
    bolt(stage, author === null ? above(point) : stage.robotPoint(author), point);
    ring(stage, point, "vt-arc", 0.3, 1);
  },
};

/** Something lights up as a gain. */
export function shine(stage: ArenaStage, element: Element | null): void {
  glow(stage, element, "var(--vt-vp-face)");
}

/** The token of a VP space flies to the robot that takes it. */
export function takeToken(stage: ArenaStage, from: Point, to: Point): void {
  const star = stage.effect("use", { href: "#vt-star" });
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 60 };
  stage.move(star, [
    { transform: `${translate(from).transform} scale(0.6)`, opacity: 1 },
    { transform: `${translate(high).transform} scale(1.3)`, opacity: 1, offset: 0.5 },
    { transform: `${translate(to).transform} scale(0.4)`, opacity: 0 },
  ]);
}

/** Where a robot stood last, and where a KillBot faced. */
export interface Stood {
  readonly at: Space;
  readonly facing: number | null;
}

/** What an event does not say. */
export interface Scene {
  /** The state of the robots before the event, by seat. */
  readonly before: ReadonlyMap<number, Stood>;
  /** The size of the arena. */
  readonly size: number;
}

export class ArenaStage extends SvgStage {
  private readonly scene: Scene;

  constructor(root: Element, duration: number, scene: Scene) {
    super(root, duration);
    this.scene = scene;
  }

  robot(seat: number): Element | null {
    return this.find(`[data-robot="${seat}"]`);
  }

  /** The robot without its place: what shakes and swells. */
  inner(seat: number): Element | null {
    return this.find(`[data-robot="${seat}"] .vt-inner`);
  }

  /** The panel of a seat, or a part of it. */
  panel(seat: number, part = ""): Element | null {
    return this.find(`.vt-seat[data-seat="${seat}"] ${part}`.trim());
  }

  mine(space: Space): Element | null {
    return this.find(`[data-mine="${spaceKey(space)}"]`);
  }

  centre(space: Space): Point {
    return centreOf(space, this.scene.size);
  }

  /** The middle of a robot where it is drawn now; the middle of the arena if it is in none. */
  robotPoint(seat: number): Point {
    const key = this.robot(seat)?.getAttribute("data-at");
    if (key) return this.centre(key.split(",").map(Number) as unknown as Space);
    return this.before(seat) ?? { x: (this.scene.size * 100) / 2, y: (this.scene.size * 100) / 2 };
  }

  /** The middle of a robot before the event; null if it was not in the arena. */
  before(seat: number): Point | null {
    const stood = this.scene.before.get(seat);
    return stood ? this.centre(stood.at) : null;
  }

  facingBefore(seat: number): number | null {
    return this.scene.before.get(seat)?.facing ?? null;
  }
}
