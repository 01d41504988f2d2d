/** How things of the game show on the drawing what happens to them. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { appear, bubble, glow, shake } from "../../scene/effects";
import { SMOOTH, SvgStage, translate } from "../../scene/svg_stage";
import type { Point } from "../../scene/svg_stage";
import type { Crystal, Hex, RobotId } from "./generated";
import { ahead, centre, hexKey } from "./hex";
import type { EventOf } from "./fold";

/** One step of anything. */
export interface Travel {
  readonly at: Hex;
  readonly to: Hex;
  readonly direction: number;
  readonly gates: readonly (readonly [Hex, Hex])[];
}

/** Moves from hex to hex; a teleporter is entered, vanished into, and left at its other end. */
export function travel(stage: BoardStage, element: Element | null, event: Travel, easing = SMOOTH): void {
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
export function handOver(stage: BoardStage, crystal: Crystal, from: RobotId, to: RobotId): void {
  fly(stage, crystal, stage.robotPoint(from), stage.robotPoint(to));
  appear(stage, stage.robot(to)?.querySelector(".cargo") ?? null);
}

/** A crystal is taken from another robot: a trace shows from where, and the robbed robot shakes. */
export function steal(stage: BoardStage, crystal: Crystal, from: RobotId, to: RobotId): void {
  trace(stage, stage.robotPoint(from), stage.robotPoint(to), "trace loss");
  handOver(stage, crystal, from, to);
  shake(stage, stage.robot(from)?.querySelector(".robot") ?? null);
  bubble(stage, stage.robotPoint(from), matchText.bubble.taken);
}

/** A crystal comes home: it leaves a trace, and rings spread from the base. */
export function deliver(stage: BoardStage, crystal: Crystal, from: Point, to: Point): void {
  trace(stage, from, to, "trace gain");
  for (const begin of [0.35, 0.5]) spread(stage, to, begin);
  fly(stage, crystal, from, to);
}

/** A line that stays until the event is over. */
function trace(stage: BoardStage, from: Point, to: Point, name: string): void {
  const line = stage.effect("polyline", { class: name, points: `${from.x},${from.y} ${to.x},${to.y}` });
  stage.move(line, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], "linear");
}

/** A ring grows around a point, from a share (0..1) of the time on. */
function spread(stage: BoardStage, { x, y }: Point, begin: number): void {
  const ring = stage.effect("circle", { class: "spread", r: "46" });
  const place = translate({ x, y }).transform;
  stage.move(ring, [
    { transform: `${place} scale(0.6)`, opacity: 0 },
    { transform: `${place} scale(0.6)`, opacity: 0, offset: begin },
    { transform: `${place} scale(0.9)`, opacity: 1, offset: begin + 0.1 },
    { transform: `${place} scale(2.1)`, opacity: 0 },
  ]);
}

/** A crystal goes through the air. */
export function fly(stage: BoardStage, crystal: Crystal, from: Point, to: Point): void {
  const ghost = stage.effect("use", { href: `#crystal-${crystal}` });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const lifted = `${translate(middle).transform} scale(1.35)`;
  stage.move(ghost, [translate(from), { transform: lifted }, translate(to)]);
}

/** The pulse runs along its path; what it met flashes. Over the edge at once, it leaves the robot's hex. */
export function zap(stage: BoardStage, { robot, path, hit }: EventOf<"zap_fired">): void {
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
  if (hit === "shielded_robot") bubble(stage, target, matchText.bubble.shield);
}

function beyond({ x, y }: Point, facing: number, hexes: number): Point {
  const step = centre(ahead([0, 0], facing));
  return { x: x + step.x * hexes, y: y + step.y * hexes };
}

/** The points of a zigzag line. */
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

/** A ring flashes at a point. */
function flash(stage: BoardStage, { x, y }: Point): void {
  const ring = stage.effect("circle", { class: "zap-flash", r: "40" });
  const place = translate({ x, y }).transform;
  stage.move(ring, [
    { transform: `${place} scale(0.2)`, opacity: 0 },
    { transform: `${place} scale(0.4)`, opacity: 1, offset: 0.4 },
    { transform: `${place} scale(1.2)`, opacity: 0 },
  ]);
}

/** The board while one event is shown: where robots, bases and slots are drawn. */
export class BoardStage extends SvgStage {
  robot({ seat, name }: RobotId): Element | null {
    return this.find(`[data-robot="${seat}${name}"]`);
  }

  /** The centre of a robot where it is drawn now. */
  robotPoint(id: RobotId): Point {
    return this.pointOf(this.robot(id));
  }

  basePoint(seat: number): Point {
    return this.pointOf(this.find(`[data-base="${seat}"]`));
  }

  slot(seat: number, robot: string, slot: number): Element | null {
    return this.find(`[data-slot="${seat}${robot}${slot}"]`);
  }

  private pointOf(element: Element | null): Point {
    const [q = 0, r = 0] = (element?.getAttribute("data-at") ?? "").split(",").map(Number);
    return centre([q, r]);
  }
}
