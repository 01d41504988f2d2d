/** Twin Tin Bots: what players need who do not see the board, or use the keyboard alone. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as accessText } from "#text/twin_tin_bots/access";
import { isRoomEvent } from "../../model/room";
import type { RoomEvent } from "../../protocol/generated";
import type { GameAccess, KeyHelp, Names } from "../api";
import { BoardTable } from "./board_table";
import { describe, directionWords, robotWords } from "./wording";
import type { GameEvent, Hex, RobotId, View } from "./generated";
import { hexName } from "./hex_names";
import { changeWords, isChange } from "./last_changes";
import { SLOTS } from "./tiles";
import { JOKER_KEY, PASS_KEY, RUN_KEY, slotKey } from "./turn_keys";

export const access: GameAccess<View, GameEvent> = { BoardTable, keys, turnSummary };

/** The keys of the game for the list of keys. */
export function keys(): readonly KeyHelp[] {
  return [
    { keys: ["1", "2", "…", "9", "0"], about: accessText.keys.tile },
    { keys: SLOTS.map((slot) => slotKey("A", slot)), about: accessText.keys.slots("A") },
    { keys: SLOTS.map((slot) => slotKey("B", slot)), about: accessText.keys.slots("B") },
    { keys: [JOKER_KEY], about: accessText.keys.joker },
    { keys: ["Delete"], about: accessText.keys.remove },
    { keys: ["Escape"], about: accessText.keys.drop },
    { keys: ["Ctrl+Z"], about: accessText.keys.undo },
    { keys: ["T"], about: accessText.keys.preview },
    { keys: [RUN_KEY], about: accessText.keys.run },
    { keys: [PASS_KEY], about: accessText.keys.pass },
    { keys: ["1", "2", "3"], about: accessText.keys.answer },
    { keys: ["←", "↑", "↓", "→"], about: accessText.keys.arrows },
  ];
}

/** Events that the summary describes in the words of the log. */
const DESCRIBED: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "robot_pushed",
  "crystal_pushed",
  "blob_pushed",
  "blob_moved",
  "crystal_loaded",
  "crystal_taken",
  "crystal_unloaded",
  "crystal_handed",
  "crystal_delivered",
  "special_drawn",
  "crystal_placed",
  "crystal_waited",
  "end_phase_begun",
  "zap_obeyed",
  "seat_resigned",
]);

/** Where a robot has gone and turned since the last other thing that happened. */
interface Walk {
  readonly robot: RobotId;
  readonly to: Hex | null;
  readonly facing: number | null;
  readonly stuck: boolean;
}

/** The summary of the events of a turn; null if nothing happened in it. Moves of one robot are one sentence. */
export function turnSummary(
  events: readonly (GameEvent | RoomEvent)[],
  names: Names,
  audience: readonly number[],
  { radius }: View,
): string | null {
  const own = events.filter((event): event is GameEvent => !isRoomEvent(event));
  const changes = own.filter(isChange);
  const change = changeWords(changes);
  const sentences = change === null ? [] : [accessText.summary.change(names(changes[0]!.cause.seat), change)];
  let walk: Walk | null = null;
  const rest = () => {
    if (walk) sentences.push(walkWords(walk, names, radius));
    walk = null;
  };
  for (const event of own) {
    const next: Walk | null = walkOf(event, walk);
    if (next) {
      if (walk && !isSame((walk as Walk).robot, next.robot)) rest();
      walk = next;
    } else if (DESCRIBED.has(event.type) || (event.type === "order_ignored" && audience.includes(event.robot.seat))) {
      rest();
      sentences.push(describe(event, names, radius));
    }
  }
  rest();
  return sentences.length > 0 ? sentences.join(" ") : null;
}

function isSame(a: RobotId, b: RobotId): boolean {
  return a.seat === b.seat && a.name === b.name;
}

/** The walk after a step of a robot; null for any other event. */
function walkOf(event: GameEvent, before: Walk | null): Walk | null {
  if (event.type !== "robot_moved" && event.type !== "robot_jumped" && event.type !== "robot_turned") return null;
  const { robot } = event;
  const walk = before && isSame(before.robot, robot) ? before : { robot, to: null, facing: null, stuck: false };
  return event.type === "robot_turned" ? { ...walk, facing: event.facing } : { ...walk, to: event.to, stuck: event.stuck };
}

/** Where a robot has gone and turned, in a sentence. */
function walkWords({ robot, to, facing, stuck }: Walk, names: Names, radius: number): string {
  const name = robotWords(names, robot);
  const mud = stuck ? matchText.log.intoMud : "";
  if (to === null) return matchText.log.robotTurned(name, directionWords(facing!));
  const hex = hexName(to, radius);
  return (facing === null ? accessText.summary.moved(name, hex) : accessText.summary.movedAndTurned(name, hex, directionWords(facing))) + mud;
}
