/** Shows each event on the drawing of the arena, from the event and from where robots stood before it: how, how long, and with which sound. */
import { text as matchText } from "#text/volt/match";
import { type Point, appear, glow, pop, shake, shoot, SMOOTH, translate, turn, soundBy } from "../../kit/scene";
import type { GameEvent, Line, Source } from "./generated";
import { type EventOf, type Space, STEPS, angleOf, spaceKey, CELL } from "./geometry";
import { type Scene, ArenaStage } from "./arena_stage";
import { moduleName, dieWords } from "./wording";

/** Plays `event` on the elements below `root`, which already show the state after it. */
export function playEvent(root: Element, event: GameEvent, duration: number, scene: Scene): void {
  const player = players[event.type] as (stage: ArenaStage, event: GameEvent) => void;
  player(new ArenaStage(root, duration, scene), event);
}

type Players = { [T in GameEvent["type"]]: (stage: ArenaStage, event: EventOf<T>) => void };

const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
/** Turns over from the back: all programs at the same time. */
const FLIP: Keyframe[] = [
  { transform: "perspective(400px) rotateX(90deg)" },
  { transform: "perspective(400px) rotateX(90deg)", offset: 0.2 },
  { transform: "perspective(400px) rotateX(-18deg)", offset: 0.6 },
  { transform: "none" },
];
/** Two pixels to and fro, less and less. */
const TREMBLE: Keyframe[] = [0, 3, -3, 2, -2, 1, 0].map((by) => ({ transform: `translate(${by}px, ${-by / 2}px)` }));
/** The share of its time after which a flying VP has arrived. */
const LANDS = 0.8;
/** A counter swells when a VP has arrived. */
const ARRIVAL: Keyframe[] = [{ transform: "none" }, { transform: "none", offset: LANDS - 0.1 }, { transform: "scale(1.35)", offset: LANDS + 0.05 }, { transform: "none" }];

const players: Players = {
  arena_began: (stage) => stage.move(stage.find(".vt-ground"), FADE_IN),
  round_began: (stage) => pop(stage, stage.find(".vt-round")),
  phase_began: (stage) => pop(stage, stage.find(".vt-doing")),
  token_placed: (stage, { number }) => {
    const token = stage.find(`[data-vp="${number}"] .vt-inner`);
    stage.move(token, [{ transform: "translateY(-90px) scale(1.6)", opacity: 0 }, { transform: "none", opacity: 1 }]);
  },
  answered: (stage, { seat }) => pop(stage, stage.panel(seat, ".vt-answered")),
  module_drawn: (stage, { seat }) => pop(stage, stage.panel(seat, "[data-owned]")),
  stack_tried: (stage, { seat }) => pop(stage, stage.panel(seat, "[data-owned]")),
  equipment_shown: (stage, { equipment }) =>
    equipment.forEach((sides, seat) => sides && pop(stage, stage.panel(seat, ".vt-modules"))),
  programs_shown: (stage, { start_numbers }) =>
    start_numbers.forEach((_, seat) => {
      stage.move(stage.panel(seat, ".vt-dice"), FLIP);
      pop(stage, stage.robot(seat)?.querySelector(".vt-start-number rect") ?? null);
    }),
  robot_entered: (stage, { seat, at }) => {
    ring(stage, stage.centre(at), "vt-arc", 1.6, 0.5);
    stage.move(stage.inner(seat), [
      { transform: "scale(0.2)", opacity: 0 },
      { transform: "scale(1.15)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ]);
  },
  kill_bot_drew: (stage, { seat, colour, number }) => {
    pop(stage, stage.inner(seat));
    label(stage, stage.robotPoint(seat), dieWords({ colour, number }));
  },
  die_activated: (stage, { seat, colour, number, button }) => {
    queueMicrotask(() => flyDie(stage, stage.robotPoint(seat))); // the list scrolls to the die first
    pop(stage, stage.inner(seat));
    pop(stage, stage.panel(seat, ".vt-seat-name"));
    label(stage, stage.robotPoint(seat), dieWords({ colour, number }));
    if (button !== null) arrow(stage, stage.robotPoint(seat), button);
  },
  modules_used: (stage, { seat, modules }) => {
    glow(stage, stage.inner(seat), "var(--focus)");
    for (const module of modules) pop(stage, stage.panel(seat, `[data-module="${module}"]`));
    if (modules.length > 0) label(stage, stage.robotPoint(seat), modules.map(moduleName).join(", "));
  },
  die_moved: (stage, { seat, by, to_button }) => {
    trace(stage, stage.robotPoint(by), stage.robotPoint(seat), "vt-control");
    arrow(stage, stage.robotPoint(seat), to_button);
    pop(stage, stage.panel(seat, ".vt-dice"));
  },
  kill_bot_faced: (stage, { seat, facing, by }) => {
    if (by !== null) trace(stage, stage.robotPoint(by), stage.robotPoint(seat), "vt-control");
    const to = angleOf(facing);
    const from = angleOf(stage.facingBefore(seat) ?? facing);
    // the way from the new facing back to the old one, from -180 to below 180 degrees: never the long way round
    const shortest = ((((from - to) % 360) + 540) % 360) - 180;
    stage.move(stage.robot(seat)?.querySelector(".vt-rotor") ?? null, [turn(to + shortest), turn(to)]);
  },
  robots_moved: (stage, event) => {
    for (const step of event.steps) travel(stage, event, step);
  },
  move_stopped: (stage, { seat, direction }) => {
    const [dx, dy] = STEPS[direction]!;
    const bump = { transform: `translate(${dx * 13}px, ${-dy * 13}px)` };
    stage.move(stage.inner(seat), [{ transform: "none" }, { ...bump, offset: 0.4 }, { transform: "none" }], "ease-out");
  },
  beam_fired: (stage, { seat, module, lines }) => {
    pop(stage, stage.inner(seat));
    for (const line of lines) {
      beam(stage, line, module ?? "shot");
      if (module === null || module === "crossfire") ring(stage, stage.centre(line.end), "vt-shock", 0.1, 0.6);
    }
  },
  source_struck: (stage, { source, spaces, author }) => strike(stage, source, spaces, author),
  robot_damaged: (stage, { seat }) => {
    shake(stage, stage.inner(seat));
    label(stage, stage.robotPoint(seat), matchText.bubbles.damage);
    pop(stage, stage.panel(seat, ".vt-life"));
  },
  robot_destroyed: (stage, { seat, cause }) => {
    const inner = stage.inner(seat);
    if (cause === "pit") {
      stage.move(inner, [{ transform: "none" }, { transform: "rotate(280deg) scale(0)", opacity: 0.4 }], "ease-in");
      ring(stage, stage.robotPoint(seat), "vt-shock", 0.2, 0.9);
      return;
    }
    if (cause === "crush") stage.move(inner, [{ transform: "none" }, { transform: "scale(1.3, 0.1)", offset: 0.4 }, { transform: "scale(1.5, 0)", opacity: 0 }]);
    else stage.move(inner, [{ transform: "none", opacity: 1 }, { transform: "rotate(-14deg) scale(1.15)", opacity: 1, offset: 0.3 }, { transform: "rotate(20deg) scale(0.5)", opacity: 0 }]);
    blast(stage, stage.robotPoint(seat));
    tremble(stage);
  },
  vp_gained: (stage, { seat, token }) => {
    const robot = stage.robotPoint(seat);
    const space = token === null ? null : stage.find(`[data-vp="${token}"]`)?.getAttribute("data-at");
    const from = space ? stage.centre(space.split(",").map(Number) as unknown as Space) : (stage.lost() ?? robot);
    const counter = stage.counter(seat);
    flyStar(stage, from, counter ? stage.pointOf(counter) : robot);
    stage.move(counter, ARRIVAL);
    shine(stage, stage.inner(seat));
    label(stage, robot, matchText.bubbles.vp);
  },
  mine_laid: (stage, { at }) => {
    const mine = stage.mine(at)?.querySelector(".vt-inner") ?? null;
    stage.move(mine, [
      { transform: "scale(0)", opacity: 0 },
      { transform: "scale(1.2)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ]);
  },
  mine_removed: (stage, { at, reason }) => {
    if (reason === "exploded") {
      blast(stage, stage.centre(at), 0.8);
      tremble(stage);
    } else ring(stage, stage.centre(at), "vt-arc", 1, 0.2);
  },
  mine_pushed: (stage, { at, to }) => stage.move(stage.mine(to), [translate(stage.centre(at)), translate(stage.centre(to))]),
  space_activated: (stage, { seat, at }) => {
    const space = stage.centre(at);
    if (stage.robot(seat)?.getAttribute("data-at") !== spaceKey(at)) trace(stage, stage.robotPoint(seat), space, "vt-arm");
    ring(stage, space, "vt-arc", 0.5, 1.2);
  },
  robot_repaired: (stage, { seat }) => {
    glow(stage, stage.inner(seat), "var(--good)");
    label(stage, stage.robotPoint(seat), matchText.bubbles.repaired);
    pop(stage, stage.panel(seat, ".vt-life"));
  },
  seat_resigned: (stage, { seat }) => shake(stage, stage.panel(seat)),
  robot_removed: (stage, { seat }) => stage.move(stage.inner(seat), [{ opacity: 1 }, { opacity: 0 }], "linear"),
  arena_won: (stage, { seat }) => {
    shine(stage, stage.panel(seat));
    pop(stage, stage.panel(seat));
  },
  game_ended: (stage) => pop(stage, stage.find(".vt-bar")),
};

/** Moves a robot to where a step takes it, in the way that its reason asks for: a move, a push, a jump, a teleport. */
function travel(stage: ArenaStage, { reason }: EventOf<"robots_moved">, { seat, to }: EventOf<"robots_moved">["steps"][number]): void {
  const end = stage.centre(to);
  const start = stage.before(seat) ?? end;
  if (reason === "teleport") {
    ring(stage, start, "vt-arc", 1.2, 0.2);
    ring(stage, end, "vt-arc", 0.2, 1.2);
    appear(stage, stage.inner(seat));
    return;
  }
  if (reason === "jump") {
    const high = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    stage.move(stage.robot(seat), [translate(start), { transform: `${translate(high).transform} scale(1.55)`, offset: 0.5 }, translate(end)]);
    return;
  }
  const pushed = reason !== "move"; // by an effect, or from a start space
  stage.move(stage.robot(seat), [translate(start), translate(end)], pushed ? "cubic-bezier(0.1, 0.8, 0.3, 1)" : SMOOTH);
}

/** By type, the milliseconds that an event is shown at normal speed; 0: it is not shown by itself. */
const NORMAL: Readonly<Record<GameEvent["type"], number>> = {
  arena_began: 900,
  round_began: 450,
  phase_began: 420,
  token_placed: 600,
  answered: 0,
  module_drawn: 450,
  stack_tried: 450,
  equipment_shown: 500,
  programs_shown: 900,
  robot_entered: 450,
  kill_bot_drew: 350,
  die_activated: 500,
  modules_used: 500,
  die_moved: 700,
  kill_bot_faced: 320,
  robots_moved: 320,
  move_stopped: 320,
  beam_fired: 550,
  source_struck: 380,
  robot_damaged: 450,
  robot_destroyed: 900,
  vp_gained: 900,
  mine_laid: 380,
  mine_removed: 300,
  mine_pushed: 320,
  space_activated: 400,
  robot_repaired: 600,
  seat_resigned: 500,
  robot_removed: 500,
  arena_won: 900,
  game_ended: 600,
};

/** Milliseconds that jumps and exchanges of places take. */
const LEAP = 600;

/** Milliseconds that `event` takes at normal speed. */
export function durationOf(event: GameEvent): number {
  if (event.type === "phase_began") return event.unit === null ? 0 : NORMAL.phase_began;
  const leaps = event.type === "robots_moved" && (event.reason === "jump" || event.reason === "teleport");
  return leaps ? LEAP : NORMAL[event.type];
}

/** The sound of an event, if it has one. */
export const soundOf = soundBy<GameEvent["type"]>({
  robots_moved: "move",
  beam_fired: "shot",
  robot_destroyed: "loss",
  vp_gained: "points",
  game_ended: "end",
});

/** Words at a point, which rise a little. */
export function label(stage: ArenaStage, { x, y }: Point, words: string): void {
  const element = stage.effect("text", { class: "vt-label" });
  element.textContent = words;
  const place = (rise: number) => translate({ x, y: Math.max(18, y - rise) }); // never above the arena
  stage.move(element, [
    { ...place(34), opacity: 0 },
    { ...place(50), opacity: 1, offset: 0.2 },
    { ...place(56), opacity: 1, offset: 0.8 },
    { ...place(62), opacity: 0 },
  ]);
}

/** A ring grows around a point, or shrinks, and fades. `from`, `to`: its size as a scale. */
function ring(stage: ArenaStage, { x, y }: Point, name: string, from = 0.3, to = 1.5): void {
  const element = stage.effect("circle", { class: name, r: "44" });
  const place = translate({ x, y }).transform;
  stage.move(element, [
    { transform: `${place} scale(${from})`, opacity: 0 },
    { transform: `${place} scale(${(from + to) / 2})`, opacity: 1, offset: 0.35 },
    { transform: `${place} scale(${to})`, opacity: 0 },
  ]);
}

/** An explosion: fire that fills the space and its neighbours. */
function blast(stage: ArenaStage, point: Point, reach = 1): void {
  ring(stage, point, "vt-fire", 0.2, 1.1 * reach);
  ring(stage, point, "vt-shock", 0.4, 1.7 * reach);
  sparks(stage, point, "vt-spark", 62 * reach);
}

/** The arena shakes with its robots. */
function tremble(stage: ArenaStage): void {
  for (const part of [".vt-ground", ".vt-robots"]) stage.stir(stage.find(part), TREMBLE, "linear");
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
function beam(stage: ArenaStage, { start, direction, end }: Line, kind: string): void {
  const [from, to] = [stage.centre(start), stage.centre(end)];
  const [dx, dy] = STEPS[direction]!;
  // from the edge of the robot on; to an end that is nearer than half a space a short piece is drawn instead
  const muzzle = { x: from.x + dx * 30, y: from.y - dy * 30 };
  const near = Math.hypot(to.x - muzzle.x, to.y - muzzle.y) < CELL / 2;
  const tip = near ? { x: muzzle.x + dx * 20, y: muzzle.y - dy * 20 } : to;
  for (const layer of ["glow", "core"]) shoot(stage, muzzle, tip, `vt-beam vt-beam-${layer} ${kind}`);
}

/** A line between two points that stays until the event is over. */
function trace(stage: ArenaStage, from: Point, to: Point, name: string): void {
  const line = stage.effect("polyline", { class: name, points: `${from.x},${from.y} ${to.x},${to.y}` });
  stage.move(line, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], "linear");
}

/** Shows for a moment an arrow out of a robot, in the direction (0..7) of the button on which its die lies. */
function arrow(stage: ArenaStage, { x, y }: Point, direction: number): void {
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
function bolt(stage: ArenaStage, from: Point, to: Point): void {
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
function strike(stage: ArenaStage, source: Source, spaces: readonly Space[], author: number | null): void {
  const points = spaces.map((space) => stage.centre(space));
  for (const [nth, point] of points.entries()) strikes[source](stage, point, nth, author);
}

/** The point one space north of another one. */
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
function shine(stage: ArenaStage, element: Element | null): void {
  glow(stage, element, "var(--vt-vp-face)");
}

/** A VP flies from where it was won. For readers who want less motion nothing of it is shown. */
function flyStar(stage: ArenaStage, from: Point, to: Point): void {
  const star = stage.effect("use", { class: "vt-flying", href: "#vt-star" });
  const high = { x: from.x + (to.x - from.x) / 8, y: from.y - 50 };
  const flight = stage.stir(star, [
    { transform: `${translate(from).transform} scale(0.6)`, opacity: 1 },
    { transform: `${translate(high).transform} scale(1.4)`, opacity: 1, offset: 0.3 },
    { transform: `${translate(to).transform} scale(0.5)`, opacity: 1, offset: LANDS },
    { transform: `${translate(to).transform} scale(0.3)`, opacity: 0 },
  ]);
  if (!flight) star.remove();
}

/**
 * A copy of the die that runs flies from the list of the round to a point of the arena. It is an element of the page that
 * only moves, so that nothing below it is painted again. For readers who want less motion nothing of it is shown.
 */
function flyDie(stage: ArenaStage, to: Point): void {
  const die = stage.find('.vt-order-list [data-state="now"] .vt-die');
  if (!die || die.getClientRects().length === 0) return;
  const { left, top, width, height } = die.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "vt-flying-die";
  copy.ariaHidden = "true";
  copy.append(die.cloneNode(true));
  copy.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  document.body.append(copy);
  const end = stage.onPage(to);
  const place = translate({ x: end.x - left - width / 2, y: end.y - top - height / 2 }).transform;
  const flight = stage.stir(copy, [{ transform: "none" }, { transform: `${place} scale(1.6)`, offset: 0.6 }, { transform: `${place} scale(1.6)`, offset: LANDS }, { transform: `${place} scale(0)` }]);
  if (!flight) copy.remove();
  for (const over of ["finish", "cancel"]) flight?.addEventListener(over, () => copy.remove());
}
