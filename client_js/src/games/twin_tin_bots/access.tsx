/** Twin Tin Bots: what players need who do not see the board, or use the keyboard alone. */
import { useMemo } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as accessText } from "#text/twin_tin_bots/access";
import { text as placesText } from "#text/twin_tin_bots/places";
import { isRoomEvent } from "../../kit/scene";
import type { RoomEvent } from "../../protocol/generated";
import { BoardMap, WideTable } from "../../kit/later/tables";
import type { GameAccess, KeyHelp, Names, BoardTableProps } from "../api";
import { describe, directionWords, robotWords, hexName, columnName, rowName, changeWords, isChange, wayWords } from "./wording";
import type { GameEvent, Hex, RobotId, View, RobotView } from "./generated";
import { ahead, board, hexKey } from "./hex";
import { SLOTS } from "./seat";
import { JOKER_KEY, PASS_KEY, RUN_KEY, slotKey } from "./staged_change";
import { namesOf } from "./sides";
import { GATE_LETTERS } from "./sprites";

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

/** Where moves and turns of one robot, with nothing else between, end. `to`, `facing`: null without a move or turn. */
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
  const gameEvents = events.filter((event): event is GameEvent => !isRoomEvent(event));
  const changes = gameEvents.filter(isChange);
  const change = changeWords(changes);
  const sentences = change === null ? [] : [accessText.summary.change(names(changes[0]!.cause.seat), change)];
  let walk: Walk | null = null;
  const endWalk = () => {
    if (walk) sentences.push(walkWords(walk, names, radius));
    walk = null;
  };
  for (const event of gameEvents) {
    const next: Walk | null = walkOf(event, walk);
    if (next) {
      if (walk && !isSame((walk as Walk).robot, next.robot)) endWalk(); // TypeScript takes it for null here
      walk = next;
    } else if (DESCRIBED.has(event.type) || (event.type === "order_ignored" && audience.includes(event.robot.seat))) {
      endWalk();
      sentences.push(describe(event, names, radius));
    }
  }
  endWalk();
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

const { table } = accessText;

/** Something that lies or stands on a hex. */
interface Piece {
  readonly name: string;
  readonly at: Hex;
  /** Facing and cargo of a robot; empty for others. */
  readonly state: string;
  readonly robot: RobotView | null;
}

/** The position in words: own robots with what is ahead of them, then all pieces. */
function BoardTable({ room, view, ownSeats }: BoardTableProps<View>) {
  const names = useMemo(() => namesOf(room, view), [room, view.seats]);
  const pieces = useMemo(() => piecesOf(view, names, ownSeats), [view, names]);
  const own = view.robots.filter(({ seat }) => ownSeats.includes(seat));
  return (
    <div class="board-table hexes">
      <h3>{table.pieces}</h3>
      <p class="quiet">{table.waysAbout}</p>
      <WideTable
        title={table.pieces}
        heads={[table.piece, table.hex, table.state, table.ahead, ...own.map((robot) => table.from(robotWords(names, robot)))]}
        rows={pieces.map(({ name, at, state, robot }) => [
          `${name} ${hexKey(at)}`,
          name,
          hexName(at, view.radius),
          state,
          robot && aheadWords(view, pieces, robot),
          ...own.map((from) => wayWords(from, at) ?? table.here),
        ])}
      />
      <h3>{table.map}</h3>
      <p class="quiet">{table.mapAbout}</p>
      <HexMap view={view} pieces={pieces} />
    </div>
  );
}

/** All pieces: own robots, other robots, crystals, bases, elements. */
function piecesOf(view: View, names: (seat: number) => string, ownSeats: readonly number[]): readonly Piece[] {
  const thing = (name: string, at: Hex): Piece => ({ name, at, state: "", robot: null });
  const isOwn = ({ seat }: RobotView) => ownSeats.includes(seat);
  const { glance } = matchText;
  return [
    ...view.robots.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map((robot) => robotPiece(robot, names)),
    ...view.crystals.map(({ at, crystal }) => thing(glance.crystalNames[crystal], at)),
    ...view.seats.map(({ base }, seat) => thing(matchText.game.base(names(seat)), base)),
    ...view.teleporters.flatMap((pair, index) => pair.map((at) => thing(glance.teleporter(GATE_LETTERS[index % 3]!), at))),
    ...view.rocks.map((at) => thing(glance.rock, at)),
    ...view.blobs.map((at) => thing(glance.blob, at)),
    ...view.mud.map((at) => thing(glance.mud, at)),
    thing(glance.centre, [0, 0]),
  ];
}

/** A robot as a row of the table, with its facing and cargo. */
function robotPiece(robot: RobotView, names: (seat: number) => string): Piece {
  const { facing, cargo, stuck, at } = robot;
  const load = cargo ? matchText.game.carrying(matchText.crystals[cargo]) : matchText.game.noCargo;
  const state = table.robotState(directionWords(facing), load);
  return { name: robotWords(names, robot), at, state: stuck ? placesText.stuck(state) : state, robot };
}

/** What is on the hex ahead of a robot. */
function aheadWords({ radius }: View, pieces: readonly Piece[], { at, facing }: RobotView): string {
  const hex = ahead(at, facing);
  if (!board(radius).some((one) => hexKey(one) === hexKey(hex))) return table.edge;
  return contents(pieces, hex) || table.free;
}

function contents(pieces: readonly Piece[], hex: Hex): string {
  return pieces.filter(({ at }) => hexKey(at) === hexKey(hex)).map(({ name }) => name).join(", ");
}

/** A cell for each hex: rows by their letters, columns by their numbers. */
function HexMap({ view: { radius }, pieces }: { view: View; pieces: readonly Piece[] }) {
  const span = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  const hexes = new Set(board(radius).map(hexKey));
  return (
    <BoardMap
      title={table.map}
      columns={span}
      rows={span}
      columnName={(q) => columnName(q, radius)}
      rowName={(r) => rowName(r, radius)}
      words={(q, r) => (hexes.has(hexKey([q, r])) ? contents(pieces, [q, r]) : null)}
    />
  );
}
