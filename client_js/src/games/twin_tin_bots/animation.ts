/** Shows each event on the drawing: told by the event, never guessed from positions. */
import type { EventOf } from "../../model/types";
import type { Crystal, Event, Hex, RobotId } from "../../protocol/generated";
import type { Scene } from "../../scene/scene";
import { text } from "../../text";
import { SIZE, ahead, angle, centre, hexKey } from "./hex";
import type { Point } from "./hex";
import { pointsOf } from "./tiles";

const SVG = "http://www.w3.org/2000/svg";
const SMOOTH = "cubic-bezier(0.45, 0, 0.3, 1)";
/** Part of its animation that an ending takes, such as a crystal appearing where it was put down. */
const LATE = 0.8;

/** Plays on the elements below `root`, which already show the state after the event. */
export class BoardScene implements Scene {
  private readonly root: Element;

  constructor(root: Element) {
    this.root = root;
  }

  play(event: Event, duration: number): void {
    const player = players[event.type] as (stage: Stage, event: Event) => void;
    player(new Stage(this.root, duration), event);
  }
}

/** The elements of the drawing, and the few ways in which they move. */
class Stage {
  private readonly root: Element;
  private readonly duration: number;

  constructor(root: Element, duration: number) {
    this.root = root;
    this.duration = duration;
  }

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

  find(selector: string): Element | null {
    return this.root.querySelector(selector);
  }

  slot(seat: number, robot: string, slot: number): Element | null {
    return this.find(`[data-slot="${seat}${robot}${slot}"]`);
  }

  move(element: Element | null, frames: Keyframe[], easing = SMOOTH): Animation | undefined {
    return element?.animate(frames, { duration: this.duration, easing });
  }

  /** A new element above everything, for as long as this event is shown. */
  effect(name: "use" | "polyline" | "circle" | "text", attributes: Readonly<Record<string, string>>): SVGElement {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    this.find(".effects")?.append(element);
    setTimeout(() => element.remove(), this.duration);
    return element;
  }

  private pointOf(element: Element | null): Point {
    const [q = 0, r = 0] = (element?.getAttribute("data-at") ?? "").split(",").map(Number);
    return centre([q, r]);
  }
}

type Players = { [T in Event["type"]]: (stage: Stage, event: EventOf<T>) => void };

const nothing = (): void => undefined;

const players: Players = {
  room_created: nothing,
  seat_taken: nothing,
  seat_left: nothing,
  host_changed: nothing,
  match_started: nothing,
  match_finished: nothing,
  contributed: nothing,
  turn_started: (stage) => pop(stage, stage.find(".turn-bar .whose")),
  tile_placed: (stage, { cause, robot, slot }) => pop(stage, stage.slot(cause.seat, robot, slot)),
  tiles_swapped: (stage, { cause, robot, slots }) => slots.forEach((slot) => pop(stage, stage.slot(cause.seat, robot, slot))),
  tile_removed: (stage, { cause, robot, slot }) => pop(stage, stage.slot(cause.seat, robot, slot)),
  robot_reset: (stage, { cause, robot }) => [1, 2, 3].forEach((slot) => pop(stage, stage.slot(cause.seat, robot, slot))),
  passed: (stage, { cause }) => shake(stage, stage.find(`[data-seat="${cause.seat}"] .programs`)),
  double_modification_used: (stage, { cause }) => pop(stage, stage.find(`[data-seat="${cause.seat}"] .programs`)),
  order_started: (stage, { cause }) =>
    cause.robot && glow(stage, stage.robot({ seat: cause.seat, name: cause.robot }), "var(--brass)"),
  order_ignored: (stage, { robot, reason }) => {
    shake(stage, stage.robot(robot)?.querySelector(".robot") ?? null);
    bubble(stage, stage.robotPoint(robot), text.reasonsShort[reason]);
  },
  robot_moved: (stage, event) => {
    travel(stage, stage.robot(event.robot), event);
    if (event.stuck) bubble(stage, centre(event.to), text.bubble.stuck);
  },
  robot_pushed: (stage, event) => {
    travel(stage, stage.robot(event.robot), event, "cubic-bezier(0.1, 0.8, 0.3, 1)");
    if (event.stuck) bubble(stage, centre(event.to), text.bubble.stuck);
  },
  robot_jumped: (stage, event) => {
    travel(stage, stage.robot(event.robot), event);
    stage.move(stage.robot(event.robot)?.querySelector(".robot") ?? null, [scale(1), scale(1.5), scale(1)], "ease-in-out");
  },
  crystal_pushed: (stage, event) => travel(stage, stage.find(`[data-crystal][data-at="${hexKey(event.to)}"]`), event),
  blob_pushed: (stage, event) => travel(stage, stage.find(`[data-blob="${hexKey(event.to)}"]`), event),
  blob_moved: (stage, event) => travel(stage, stage.find(`[data-blob="${hexKey(event.to)}"]`), event),
  robot_turned: (stage, { robot, steps, facing }) => {
    const rotor = stage.robot(robot)?.querySelector(".rotor") ?? null;
    stage.move(rotor, [turn(angle(facing - steps)), turn(angle(facing))]);
  },
  crystal_loaded: (stage, { robot, crystal, at }) => {
    fly(stage, crystal, centre(at), stage.robotPoint(robot));
    appear(stage, stage.robot(robot)?.querySelector(".cargo") ?? null);
  },
  crystal_taken: (stage, { robot, crystal, source }) => handOver(stage, crystal, source, robot),
  crystal_handed: (stage, { robot, crystal, target }) => handOver(stage, crystal, robot, target),
  crystal_unloaded: (stage, { robot, crystal, at }) => {
    fly(stage, crystal, stage.robotPoint(robot), centre(at));
    appear(stage, stage.find(`[data-crystal][data-at="${hexKey(at)}"]`));
  },
  crystal_delivered: (stage, { robot, crystal, seat }) => {
    fly(stage, crystal, stage.robotPoint(robot), stage.basePoint(seat));
    glow(stage, stage.find(`[data-base="${seat}"]`), "var(--brass)");
    bubble(stage, stage.basePoint(seat), text.bubble.points(pointsOf(crystal)));
    pop(stage, stage.find(`[data-seat="${seat}"] .score`));
  },
  special_drawn: (stage, { seat }) => {
    bubble(stage, stage.basePoint(seat), text.game.special);
    pop(stage, stage.find(`[data-seat="${seat}"] .specials`) ?? stage.find(`[data-seat="${seat}"] .hand`));
  },
  crystal_placed: (stage, { at }) => {
    const drop = stage.find(`[data-crystal][data-at="${hexKey(at)}"]`);
    const { x, y } = centre(at);
    stage.move(drop, [{ ...translate({ x, y: y - 2 * SIZE }), opacity: 0 }, { ...translate({ x, y }), opacity: 1 }], "cubic-bezier(0.4, 0, 0.7, 1.4)");
  },
  crystal_waited: (stage) => pop(stage, stage.find(".track .waiting")),
  end_phase_begun: (stage) => pop(stage, stage.find(".turn-bar .rounds")),
  zap_fired: (stage, event) => zap(stage, event),
  zap_obeyed: (stage, { robot, order }) => {
    glow(stage, stage.robot(robot), "var(--zap)");
    bubble(stage, stage.robotPoint(robot), text.tiles[order]);
  },
  zap_declined: (stage, { cause }) =>
    cause.robot && bubble(stage, stage.robotPoint({ seat: cause.seat, name: cause.robot }), text.bubble.declined),
  game_ended: (stage) => pop(stage, stage.find(".turn-bar")),
  seat_resigned: (stage, { cause }) => shake(stage, stage.find(`[data-seat="${cause.seat}"]`)),
};

interface Travel {
  readonly at: Hex;
  readonly to: Hex;
  readonly direction: number;
  readonly gates: readonly (readonly [Hex, Hex])[];
}

// A teleporter is entered, vanished into, and left at its other end.
function travel(stage: Stage, element: Element | null, event: Travel, easing = SMOOTH): void {
  const through = event.gates.flatMap(([entered, left]) => [
    { ...translate(centre(entered)), opacity: 1 },
    { ...translate(centre(entered)), opacity: 0 },
    { ...translate(centre(left)), opacity: 0 },
    { ...translate(centre(left)), opacity: 1 },
  ]);
  stage.move(element, [translate(centre(event.at)), ...through, translate(centre(event.to))], easing);
}

function handOver(stage: Stage, crystal: Crystal, from: RobotId, to: RobotId): void {
  fly(stage, crystal, stage.robotPoint(from), stage.robotPoint(to));
  appear(stage, stage.robot(to)?.querySelector(".cargo") ?? null);
}

function fly(stage: Stage, crystal: Crystal, from: Point, to: Point): void {
  const ghost = stage.effect("use", { href: `#crystal-${crystal}` });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const lifted = `${translate(middle).transform} scale(1.35)`;
  stage.move(ghost, [translate(from), { transform: lifted }, translate(to)]);
}

function appear(stage: Stage, element: Element | null): void {
  stage.move(element, [{ opacity: 0 }, { opacity: 0, offset: LATE }, { opacity: 1 }], "linear");
}

// The pulse runs along its path; what it met flashes. Over the edge at once, it leaves the robot's hex.
function zap(stage: Stage, { robot, path, hit }: EventOf<"zap_fired">): void {
  const middle = stage.robotPoint(robot);
  const facing = Number(stage.robot(robot)?.getAttribute("data-facing"));
  const from = beyond(middle, facing, 0.4);
  const end = path.at(-1);
  const target = end ? centre(end) : beyond(middle, facing, 1);
  const points = jagged(from, target).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  const length = Math.hypot(target.x - from.x, target.y - from.y) * 1.4;
  for (const layer of ["zap-glow", "zap-core"]) {
    const bolt = stage.effect("polyline", { class: layer, points: points.join(" "), "stroke-dasharray": `${length}` });
    stage.move(bolt, [{ strokeDashoffset: length }, { strokeDashoffset: 0, offset: 0.4 }, { strokeDashoffset: 0, opacity: 1, offset: 0.75 }, { strokeDashoffset: 0, opacity: 0 }], "linear");
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
    return { x: from.x + (dx * index) / parts - (dy / length) * side, y: from.y + (dy * index) / parts + (dx / length) * side };
  });
}

function flash(stage: Stage, { x, y }: Point): void {
  const ring = stage.effect("circle", { class: "zap-flash", r: "40" });
  const place = translate({ x, y }).transform;
  stage.move(ring, [
    { transform: `${place} scale(0.2)`, opacity: 0 },
    { transform: `${place} scale(0.4)`, opacity: 1, offset: 0.4 },
    { transform: `${place} scale(1.2)`, opacity: 0 },
  ]);
}

function bubble(stage: Stage, { x, y }: Point, words: string): void {
  const label = stage.effect("text", { class: "bubble" });
  label.textContent = words;
  stage.move(label, [
    { ...translate({ x, y: y - 20 }), opacity: 0 },
    { ...translate({ x, y: y - 46 }), opacity: 1, offset: 0.2 },
    { ...translate({ x, y: y - 56 }), opacity: 1, offset: LATE },
    { ...translate({ x, y: y - 62 }), opacity: 0 },
  ]);
}

function pop(stage: Stage, element: Element | null): void {
  stage.move(element, [scale(1), scale(1.12), scale(1)], "ease-out");
}

function shake(stage: Stage, element: Element | null): void {
  const [left, right] = ["translateX(-5px)", "translateX(5px)"].map((transform) => ({ transform }));
  stage.move(element, [{ transform: "none" }, left!, right!, left!, right!, { transform: "none" }], "linear");
}

function glow(stage: Stage, element: Element | null, colour: string): void {
  const lit = { filter: `drop-shadow(0 0 12px ${colour})` };
  stage.move(element, [{ filter: "none" }, lit, { filter: "none" }], "ease-in-out");
}

function translate({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x}px, ${y}px)` };
}

function turn(degrees: number): Keyframe {
  return { transform: `rotate(${degrees}deg)` };
}

function scale(factor: number): Keyframe {
  return { transform: `scale(${factor})` };
}
