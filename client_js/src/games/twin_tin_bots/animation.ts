/** Shows each event on the drawing, from the event alone and never by comparing positions: how, how long, and with which sound. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { soundBy } from "../../kit/scene";
import type { EventOf } from "./fold";
import type { GameEvent } from "./generated";
import { BoardStage, deliver, fly, handOver, steal, travel, zap } from "./effects";
import { SIZE, angle, centre, hexKey } from "./hex";
import { appear, bubble, glow, pop, shake } from "../../scene/effects";
import { scale, translate, turn } from "../../scene/svg_stage";
import { pointsOf } from "./seat";

/** Plays `event` on the elements below `root`, which already show the state after it. */
export function playEvent(root: Element, event: GameEvent, duration: number): void {
  const player = players[event.type] as (stage: BoardStage, event: GameEvent) => void;
  player(new BoardStage(root, duration), event);
}

/** When something that goes through a teleporter has come out of it. */
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
    stage.move(
      stage.robot(event.robot)?.querySelector(".robot") ?? null,
      [scale(1), scale(1.5), scale(1)],
      "ease-in-out",
    );
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
      [
        { ...translate({ x, y: y - 2 * SIZE }), opacity: 0 },
        { ...translate({ x, y }), opacity: 1 },
      ],
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

/** Milliseconds at normal speed; 0 shows nothing by itself. */
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
export const soundOf = soundBy<GameEvent["type"]>({
  crystal_delivered: "points",
  crystal_taken: "loss",
  zap_fired: "shot",
  game_ended: "end",
});
