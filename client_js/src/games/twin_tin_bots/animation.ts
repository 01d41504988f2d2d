/** Shows each event on the drawing, from the event alone and never by comparing positions: how, how long, and with which sound. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { type Point, soundBy, appear, bubble, glow, pop, shake, shoot, scale, translate, turn, SMOOTH, SvgStage } from "../../kit/scene";
import type { EventOf } from "./fold";
import type { GameEvent, Crystal, Hex, RobotId } from "./generated";
import { SIZE, angle, centre, hexKey, ahead } from "./hex";
import { pointsOf } from "./seat";

/** Plays `event` on the elements below `root`, which already show the state after it. */
export function playEvent(root: Element, event: GameEvent, duration: number): void {
  const player = players[event.type] as (stage: BoardStage, event: GameEvent) => void;
  player(new BoardStage(root, duration), event);
}

/** The share (0..1) of an event's time after which a thing has come out of a teleporter. */
const ARRIVED = 0.7;

type Players = { [T in GameEvent["type"]]: (stage: BoardStage, event: EventOf<T>) => void };

const players: Players = {
  turn_started: (stage) => pop(stage, stage.find(".turn-bar .whose")),
  tile_placed: (stage, { cause, robot, slot }) => pop(stage, stage.slot(cause.seat, robot, slot)),
  tiles_swapped: (stage, { cause, robot, slots }) =>
    slots.forEach((slot) => pop(stage, stage.slot(cause.seat, robot, slot))),
  tile_removed: (stage, { cause, robot, slot }) => pop(stage, stage.slot(cause.seat, robot, slot)),
  robot_reset: (stage, { cause, robot }) =>
    [1, 2, 3].forEach((slot) => pop(stage, stage.slot(cause.seat, robot, slot))),
  passed: (stage, { cause }) => shake(stage, stage.find(`[data-seat="${cause.seat}"] .programs`)),
  double_modification_used: (stage, { cause }) => pop(stage, stage.find(`[data-seat="${cause.seat}"] .programs`)),
  order_started: (stage, { cause }) =>
    cause.robot && glow(stage, stage.robot({ seat: cause.seat, name: cause.robot }), "var(--brass)"),
  order_ignored: (stage, { robot, reason }) => {
    shake(stage, stage.robot(robot)?.querySelector(".robot") ?? null);
    bubble(stage, stage.robotPoint(robot), matchText.reasonsShort[reason]);
  },
  robot_moved: (stage, event) => {
    travel(stage, stage.robot(event.robot), event);
    if (event.stuck) bubble(stage, centre(event.to), matchText.bubble.stuck, event.gates.length > 0 ? ARRIVED : 0);
  },
  robot_pushed: (stage, event) => {
    travel(stage, stage.robot(event.robot), event, "cubic-bezier(0.1, 0.8, 0.3, 1)");
    if (event.stuck) bubble(stage, centre(event.to), matchText.bubble.stuck, event.gates.length > 0 ? ARRIVED : 0);
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
  crystal_taken: (stage, { robot, crystal, source }) => steal(stage, crystal, source, robot),
  crystal_handed: (stage, { robot, crystal, target }) => handOver(stage, crystal, robot, target),
  crystal_unloaded: (stage, { robot, crystal, at }) => {
    fly(stage, crystal, stage.robotPoint(robot), centre(at));
    appear(stage, stage.find(`[data-crystal][data-at="${hexKey(at)}"]`));
  },
  crystal_delivered: (stage, { robot, crystal, seat }) => {
    deliver(stage, crystal, stage.robotPoint(robot), stage.basePoint(seat));
    glow(stage, stage.find(`[data-base="${seat}"]`), "var(--brass)");
    bubble(stage, stage.basePoint(seat), matchText.bubble.points(pointsOf(crystal)));
    pop(stage, stage.find(`[data-seat="${seat}"] .score`));
  },
  special_drawn: (stage, { seat }) => {
    bubble(stage, stage.basePoint(seat), matchText.game.special);
    pop(stage, stage.find(`[data-seat="${seat}"] .specials`) ?? stage.find(`[data-seat="${seat}"] .hand`));
  },
  crystal_placed: (stage, { at }) => {
    const drop = stage.find(`[data-crystal][data-at="${hexKey(at)}"]`);
    const { x, y } = centre(at);
    stage.move(
      drop,
      [{ ...translate({ x, y: y - 2 * SIZE }), opacity: 0 }, { ...translate({ x, y }), opacity: 1 }],
      "cubic-bezier(0.4, 0, 0.7, 1.4)",
    );
  },
  crystal_waited: (stage) => pop(stage, stage.find(".track .waiting")),
  end_phase_begun: (stage) => pop(stage, stage.find(".turn-bar .rounds")),
  zap_fired: (stage, event) => zap(stage, event),
  zap_obeyed: (stage, { robot, order }) => {
    glow(stage, stage.robot(robot), "var(--zap)");
    bubble(stage, stage.robotPoint(robot), matchText.tiles[order]);
  },
  zap_declined: (stage, { cause }) =>
    cause.robot && bubble(stage, stage.robotPoint({ seat: cause.seat, name: cause.robot }), matchText.bubble.declined),
  game_ended: (stage) => pop(stage, stage.find(".turn-bar")),
  seat_resigned: (stage, { cause }) => shake(stage, stage.find(`[data-seat="${cause.seat}"]`)),
};

/** By type, the milliseconds that an event is shown at normal speed. */
const NORMAL: Readonly<Record<GameEvent["type"], number>> = {
  turn_started: 450,
  tile_placed: 500,
  tiles_swapped: 500,
  tile_removed: 500,
  robot_reset: 500,
  passed: 250,
  double_modification_used: 600,
  order_started: 300,
  order_ignored: 750,
  robot_moved: 380,
  robot_pushed: 320,
  crystal_pushed: 320,
  blob_pushed: 320,
  blob_moved: 380,
  robot_jumped: 550,
  robot_turned: 350,
  crystal_loaded: 480,
  crystal_taken: 1000,
  crystal_unloaded: 480,
  crystal_handed: 520,
  crystal_delivered: 1300,
  special_drawn: 700,
  crystal_placed: 600,
  crystal_waited: 400,
  end_phase_begun: 900,
  zap_fired: 950,
  zap_obeyed: 550,
  zap_declined: 400,
  game_ended: 600,
  seat_resigned: 500,
};

/** Milliseconds that a way through a teleporter adds. */
const GATE = 320;

/** Milliseconds that `event` takes at normal speed. */
export function durationOf(event: GameEvent): number {
  return NORMAL[event.type] + ("gates" in event ? event.gates.length * GATE : 0);
}

/** The sound of an event, if it has one. */
export const soundOf = soundBy<GameEvent["type"]>({ crystal_delivered: "points", crystal_taken: "loss", zap_fired: "shot", game_ended: "end" });

/** One step of anything. */
interface Travel {
  readonly at: Hex;
  readonly to: Hex;
  readonly direction: number;
  readonly gates: readonly (readonly [Hex, Hex])[];
}

/** Moves from hex to hex; a teleporter is entered, vanished into, and left at its other end. */
function travel(stage: BoardStage, element: Element | null, event: Travel, easing = SMOOTH): void {
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
function handOver(stage: BoardStage, crystal: Crystal, from: RobotId, to: RobotId): void {
  fly(stage, crystal, stage.robotPoint(from), stage.robotPoint(to));
  appear(stage, stage.robot(to)?.querySelector(".cargo") ?? null);
}

/** A crystal is taken from another robot: a trace shows from where, and the robbed robot shakes. */
function steal(stage: BoardStage, crystal: Crystal, from: RobotId, to: RobotId): void {
  trace(stage, stage.robotPoint(from), stage.robotPoint(to), "trace loss");
  handOver(stage, crystal, from, to);
  shake(stage, stage.robot(from)?.querySelector(".robot") ?? null);
  bubble(stage, stage.robotPoint(from), matchText.bubble.taken);
}

/** A crystal comes home: it leaves a trace, and rings spread from the base. */
function deliver(stage: BoardStage, crystal: Crystal, from: Point, to: Point): void {
  trace(stage, from, to, "trace gain");
  for (const begin of [0.35, 0.5]) spread(stage, to, begin);
  fly(stage, crystal, from, to);
}

/** A line that stays until the event is over. */
function trace(stage: BoardStage, from: Point, to: Point, name: string): void {
  const line = stage.effect("polyline", { class: name, points: `${from.x},${from.y} ${to.x},${to.y}` });
  stage.move(line, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], "linear");
}

/** A ring grows around a point. `begin`: the share (0..1) of the event's time at which it begins. */
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
function fly(stage: BoardStage, crystal: Crystal, from: Point, to: Point): void {
  const ghost = stage.effect("use", { href: `#crystal-${crystal}` });
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const lifted = `${translate(middle).transform} scale(1.35)`;
  stage.move(ghost, [translate(from), { transform: lifted }, translate(to)]);
}

/** How far the points of a pulse are from its line. */
const ZIGZAG = [0, -9, 9, -9, 9, -9, 9, -9, 0];

/** The pulse runs along its path, and what it met flashes. With no hex on its path it runs to where the next hex would be. */
function zap(stage: BoardStage, { robot, path, hit }: EventOf<"zap_fired">): void {
  const middle = stage.robotPoint(robot);
  const facing = Number(stage.robot(robot)?.getAttribute("data-facing"));
  const from = beyond(middle, facing, 0.4);
  const end = path.at(-1);
  const target = end ? centre(end) : beyond(middle, facing, 1);
  for (const layer of ["zap-glow", "zap-core"]) shoot(stage, from, target, layer, ZIGZAG);
  if (hit === "nothing" || hit === "edge") return;
  flash(stage, target);
  if (hit === "shielded_robot") bubble(stage, target, matchText.bubble.shield);
}

/** The point at a distance, in hexes, from another one in a direction. */
function beyond({ x, y }: Point, facing: number, hexes: number): Point {
  const step = centre(ahead([0, 0], facing));
  return { x: x + step.x * hexes, y: y + step.y * hexes };
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
