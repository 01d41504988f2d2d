/** The few ways in which things on the drawing show what happens to them. */
import type { EventOf } from "./types";
import type { Crystal, Hex, RobotId } from "./generated";
import { text } from "./text";
import { ahead, centre, hexKey } from "./hex";
import type { Point } from "./hex";
import { SMOOTH, scale, translate } from "./svg_stage";
import type { SvgStage } from "./svg_stage";

/** Part of its animation that an ending takes, such as a crystal appearing where it was put down. */
const LATE = 0.8;

/** One step of anything. */
export interface Travel {
  readonly at: Hex;
  readonly to: Hex;
  readonly direction: number;
  readonly gates: readonly (readonly [Hex, Hex])[];
}

/** Moves from hex to hex; a teleporter is entered, vanished into, and left at its other end. */
export function travel(stage: SvgStage, element: Element | null, event: Travel, easing = SMOOTH): void {
  const through = event.gates.flatMap(([entered, left]) => [
    { ...translate(centre(entered)), opacity: 1 },
    { ...translate(centre(entered)), opacity: 0 },
    { ...translate(centre(left)), opacity: 0 },
    { ...translate(centre(left)), opacity: 1 },
  ]);
  stage.move(element, [translate(centre(event.at)), ...through, translate(centre(event.to))], easing);
  for (const gate of event.gates.flat()) glow(stage, stage.find(`[data-teleporter="${hexKey(gate)}"]`), "var(--focus)");
}

/** A crystal goes from robot to robot. */
export function handOver(stage: SvgStage, crystal: Crystal, from: RobotId, to: RobotId): void {
  fly(stage, crystal, stage.robotPoint(from), stage.robotPoint(to));
  appear(stage, stage.robot(to)?.querySelector(".cargo") ?? null);
}

/** A crystal goes through the air. */
export function fly(stage: SvgStage, crystal: Crystal, from: Point, to: Point): void {
  const ghost = stage.effect("use", { href: `#crystal-${crystal}` });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const lifted = `${translate(middle).transform} scale(1.35)`;
  stage.move(ghost, [translate(from), { transform: lifted }, translate(to)]);
}

/** Something is there only when what flies has arrived. */
export function appear(stage: SvgStage, element: Element | null): void {
  stage.move(element, [{ opacity: 0 }, { opacity: 0, offset: LATE }, { opacity: 1 }], "linear");
}

/** The pulse runs along its path; what it met flashes. Over the edge at once, it leaves the robot's hex. */
export function zap(stage: SvgStage, { robot, path, hit }: EventOf<"zap_fired">): void {
  const middle = stage.robotPoint(robot);
  const facing = Number(stage.robot(robot)?.getAttribute("data-facing"));
  const from = beyond(middle, facing, 0.4);
  const end = path.at(-1);
  const target = end ? centre(end) : beyond(middle, facing, 1);
  const points = jagged(from, target).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const length = Math.hypot(target.x - from.x, target.y - from.y) * 1.4;
  for (const layer of ["zap-glow", "zap-core"]) {
    const bolt = stage.effect("polyline", { class: layer, points: points.join(" "), "stroke-dasharray": `${length}` });
    stage.move(
      bolt,
      [
        { strokeDashoffset: length },
        { strokeDashoffset: 0, offset: 0.4 },
        { strokeDashoffset: 0, opacity: 1, offset: 0.75 },
        { strokeDashoffset: 0, opacity: 0 },
      ],
      "linear",
    );
  }
  if (hit === "nothing" || hit === "edge") return;
  flash(stage, target);
  if (hit === "shielded_robot") bubble(stage, target, text.bubble.shield);
}

function beyond({ x, y }: Point, facing: number, hexes: number): Point {
  const step = centre(ahead([0, 0], facing));
  return { x: x + step.x * hexes, y: y + step.y * hexes };
}

function jagged(from: Point, to: Point): Point[] {
  const parts = 8;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return Array.from({ length: parts + 1 }, (_, index) => {
    const side = index === 0 || index === parts ? 0 : index % 2 === 0 ? 9 : -9;
    return {
      x: from.x + (dx * index) / parts - (dy / length) * side,
      y: from.y + (dy * index) / parts + (dx / length) * side,
    };
  });
}

function flash(stage: SvgStage, { x, y }: Point): void {
  const ring = stage.effect("circle", { class: "zap-flash", r: "40" });
  const place = translate({ x, y }).transform;
  stage.move(ring, [
    { transform: `${place} scale(0.2)`, opacity: 0 },
    { transform: `${place} scale(0.4)`, opacity: 1, offset: 0.4 },
    { transform: `${place} scale(1.2)`, opacity: 0 },
  ]);
}

/** Words rise from a point, from a share (0..1) of the time on. */
export function bubble(stage: SvgStage, { x, y }: Point, words: string, from = 0): void {
  const label = stage.effect("text", { class: "bubble" });
  label.textContent = words;
  stage.move(label, [
    { ...translate({ x, y: y - 20 }), opacity: 0 },
    { ...translate({ x, y: y - 20 }), opacity: 0, offset: from },
    { ...translate({ x, y: y - 46 }), opacity: 1, offset: from + 0.2 * (1 - from) },
    { ...translate({ x, y: y - 56 }), opacity: 1, offset: from + LATE * (1 - from) },
    { ...translate({ x, y: y - 62 }), opacity: 0 },
  ]);
}

/** Something swells for a moment. */
export function pop(stage: SvgStage, element: Element | null): void {
  stage.move(element, [scale(1), scale(1.12), scale(1)], "ease-out");
}

/** Something shakes its head. */
export function shake(stage: SvgStage, element: Element | null): void {
  const [left, right] = ["translateX(-5px)", "translateX(5px)"].map((transform) => ({ transform }));
  stage.move(element, [{ transform: "none" }, left!, right!, left!, right!, { transform: "none" }], "linear");
}

/** Something lights up in a colour. */
export function glow(stage: SvgStage, element: Element | null, colour: string): void {
  const lit = { filter: `drop-shadow(0 0 12px ${colour})` };
  stage.move(element, [{ filter: "none" }, lit, { filter: "none" }], "ease-in-out");
}
