/** Events, last changes and pieces of the board in words, and the names of hexes: a letter for the row, a number along it, as on boards of Abalone and Hive. */
import { text as platformText } from "#text/platform/first";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import type { MatchLogProps, Names } from "../api";
import type { Choice, GameEvent, Hex, RobotId, RobotName, RobotView, View } from "./generated";
import { seenDirection, STEPS, board } from "./hex";
import { pointsOf } from "./seat";
import type { EventOf } from "./fold";

/** What sentences name: players, and hexes of a board with `radius`. */
interface Naming {
  readonly names: Names;
  readonly radius: number;
}

/** A sentence for `event` on a board with `radius`. */
export function describe(event: GameEvent, names: Names, radius: number): string {
  const sentence = sentences[event.type] as (event: GameEvent, naming: Naming) => string;
  return sentence(event, { names, radius });
}

/** The words of the log: a sentence for each event, and a heading for each turn. `named`: the names of seats by their players. */
export function logWords(named: (players: Names) => Names, radius: number): Pick<MatchLogProps, "describe" | "heading"> {
  return {
    describe: (event, players) => describe(event as GameEvent, named(players), radius),
    heading: (event, players) => {
      const turn = event as GameEvent;
      if (turn.type !== "turn_started") return null;
      const { seat } = turn.cause;
      return { words: matchText.log.heading(turn.round, named(players)(seat)), seat };
    },
  };
}

/** `Ann’s A`. */
export function robotWords(names: Names, { seat, name }: RobotId): string {
  return matchText.game.robot(names(seat), name);
}

type Sentences = { [T in GameEvent["type"]]: (event: EventOf<T>, naming: Naming) => string };
interface Travel {
  readonly to: Hex;
  readonly direction: number;
  readonly gates: readonly (readonly [Hex, Hex])[];
  readonly stuck?: boolean;
}

const log = matchText.log;

const sentences: Sentences = {
  turn_started: ({ cause, rounds_left }, { names }) => log.turnStarted(names(cause.seat), rounds_left),
  tile_placed: ({ cause, robot, slot, tile, returned }, { names }) =>
    log.tilePlaced(wordsOfRobot(names, cause.seat, robot), slot, matchText.tiles[tile], returned && matchText.tiles[returned]),
  tiles_swapped: ({ cause, robot, slots: [a, b] }, { names }) => log.tilesSwapped(wordsOfRobot(names, cause.seat, robot), a, b),
  tile_removed: ({ cause, robot, slot, tile }, { names }) =>
    log.tileRemoved(wordsOfRobot(names, cause.seat, robot), slot, matchText.tiles[tile]),
  robot_reset: ({ cause, robot, tiles }, { names }) => log.robotReset(wordsOfRobot(names, cause.seat, robot), tiles.length),
  passed: ({ cause }, { names }) => log.passed(names(cause.seat)),
  double_modification_used: ({ cause }, { names }) => log.doubleModificationUsed(names(cause.seat)),
  order_started: ({ cause: { seat, robot, slot }, tile }, { names }) =>
    log.orderStarted(wordsOfRobot(names, seat, robot ?? "A"), slot ?? 1, matchText.tiles[tile]),
  order_ignored: ({ robot, order, reason }, { names }) =>
    log.orderIgnored(robotWords(names, robot), matchText.parts[order], matchText.reasons[reason]),
  robot_moved: (event, naming) =>
    placesText.log.robotMoved(robotWords(naming.names, event.robot), direction(event), goal(event, naming)) + aside(event),
  robot_pushed: (event, naming) =>
    placesText.log.robotPushed(robotWords(naming.names, event.robot), direction(event), goal(event, naming)) + aside(event),
  crystal_pushed: (event, naming) =>
    placesText.log.crystalPushed(matchText.crystals[event.crystal], direction(event), goal(event, naming)) + aside(event),
  blob_pushed: (event, naming) => placesText.log.blobPushed(direction(event), goal(event, naming)) + aside(event),
  blob_moved: (event, naming) => placesText.log.blobMoved(direction(event), goal(event, naming)) + aside(event),
  robot_jumped: (event, naming) =>
    placesText.log.robotJumped(robotWords(naming.names, event.robot), direction(event), goal(event, naming)) + aside(event),
  robot_turned: ({ robot, facing }, { names }) => log.robotTurned(robotWords(names, robot), directionWords(facing)),
  crystal_loaded: ({ robot, crystal }, { names }) => log.crystalLoaded(robotWords(names, robot), matchText.crystals[crystal]),
  crystal_taken: ({ robot, crystal, source }, { names }) =>
    log.crystalTaken(robotWords(names, robot), matchText.crystals[crystal], robotWords(names, source)),
  crystal_unloaded: ({ robot, crystal, at }, { names, radius }) =>
    placesText.log.crystalUnloaded(robotWords(names, robot), matchText.crystals[crystal], hexName(at, radius)),
  crystal_handed: ({ robot, crystal, target }, { names }) =>
    log.crystalHanded(robotWords(names, robot), matchText.crystals[crystal], robotWords(names, target)),
  crystal_delivered: ({ robot, crystal, seat }, { names }) =>
    log.crystalDelivered(robotWords(names, robot), matchText.crystals[crystal], names(seat), pointsOf(crystal)),
  special_drawn: ({ seat, tile }, { names }) => log.specialDrawn(names(seat), tile && matchText.tiles[tile]),
  crystal_placed: ({ crystal, at }, { radius }) => placesText.log.crystalPlaced(matchText.crystals[crystal], hexName(at, radius)),
  crystal_waited: ({ crystal }) => log.crystalWaited(matchText.crystals[crystal]),
  end_phase_begun: ({ rounds_left }) => log.endPhaseBegun(rounds_left),
  zap_fired: ({ robot, hit }, { names }) => log.zapFired[hit](robotWords(names, robot)),
  zap_obeyed: ({ robot, order }, { names }) => log.zapObeyed(robotWords(names, robot), matchText.tiles[order]),
  zap_declined: ({ cause }, { names }) => log.zapDeclined(names(cause.seat)),
  game_ended: ({ reason }) => log.gameEnded(matchText.end.reasons[reason]),
  seat_resigned: ({ cause }, { names }) => log.seatResigned(names(cause.seat)),
};

function wordsOfRobot(names: Names, seat: number, name: RobotName): string {
  return robotWords(names, { seat, name });
}

function direction(event: Travel): string {
  return directionWords(event.direction);
}

function goal({ to }: Travel, { radius }: Naming): string {
  return hexName(to, radius);
}

function aside({ gates, stuck = false }: Travel): string {
  return (gates.length > 0 ? log.throughGate : "") + (stuck ? log.intoMud : "");
}

/** `south-east` for direction 1, unless the board is turned. */
export function directionWords(direction: number): string {
  return matchText.directions[seenDirection(direction)]!;
}

/** The player that the match waits for, in a sentence; `bot`: whether that is a bot. */
export function sentenceFor(choice: Choice, names: Names, bot = false): string {
  const name = names(choice.seat);
  switch (choice.kind) {
    case "program":
    case "first":
      return bot ? platformText.bots.thinking(name) : matchText.program.waitingFor(name);
    case "zap_robot":
      return matchText.prompt.othersZap(name, robotWords(names, choice.robot));
    case "zap_blob":
      return matchText.prompt.othersBlob(name);
    case "place_crystal":
      return matchText.prompt.othersCrystal(name);
  }
}

/**
 * The name of a hex, such as `E5`, the middle of a board with radius 4. One step east adds 1 to the number, one step
 * south-east moves to the next letter, everywhere on the board.
 */
export function hexName([q, r]: Hex, radius: number): string {
  return `${rowName(r, radius)}${columnName(q, radius)}`;
}

/** The letter of a row. */
export function rowName(r: number, radius: number): string {
  return String.fromCharCode("A".charCodeAt(0) + r + radius);
}

/** The number of a column, which runs from north-west to south-east. */
export function columnName(q: number, radius: number): string {
  return String(q + radius + 1);
}

/** A name at the edge of the board: it stands at `hex` in `direction`, where the row or column begins. */
interface EdgeName {
  readonly name: string;
  readonly hex: Hex;
  readonly direction: number;
}

const SOUTH_EAST = 1;
const WEST = 3;

/** The letters at the western end of each row, and the numbers at the south-eastern end of each column. */
export function edgeNames(radius: number): readonly EdgeName[] {
  const isLast = ([q, r]: Hex, direction: number) => {
    const [dq, dr] = STEPS[direction]!;
    return Math.max(Math.abs(q + dq), Math.abs(r + dr), Math.abs(q + dq + r + dr)) > radius;
  };
  const hexes = board(radius); // row by row: the first hex of a row is at its western end
  const rows = hexes.filter((hex) => hexes.find(([, r]) => r === hex[1]) === hex);
  const columns = hexes.filter((hex) => isLast(hex, SOUTH_EAST) && !hexes.some(([q, r]) => q === hex[0] && r > hex[1]));
  return [
    ...rows.map((hex) => ({ name: rowName(hex[1], radius), hex, direction: WEST })),
    ...columns.map((hex) => ({ name: columnName(hex[0], radius), hex, direction: SOUTH_EAST })),
  ];
}

const CHANGES = ["tile_placed", "tiles_swapped", "tile_removed", "robot_reset", "passed", "double_modification_used"] as const;

/** An event of the programming part of a turn (rules §3.1). */
export type ChangeEvent = EventOf<(typeof CHANGES)[number]>;

/**
 * The newest change of each seat, the events of one turn in their order; none for a seat that has not changed anything
 * yet. `events`: of the log, oldest first; those of the platform are passed over.
 */
export function lastChanges(events: readonly { readonly type: string }[], seats: number): readonly (readonly ChangeEvent[])[] {
  const found: ChangeEvent[][] = Array.from({ length: seats }, () => []);
  const whole = new Set<number>();
  for (let index = events.length - 1; index >= 0 && whole.size < seats; index -= 1) {
    const event = events[index] as GameEvent;
    if (event.type === "turn_started") {
      for (const [seat, changes] of found.entries()) if (changes.length > 0) whole.add(seat);
    } else if (isChange(event) && !whole.has(event.cause.seat)) found[event.cause.seat]?.unshift(event);
  }
  return found;
}

/** The changes of a turn in a few words, such as "A1: Load (was Zap)"; null if there are none. */
export function changeWords(changes: readonly ChangeEvent[]): string | null {
  const words = changes.flatMap((change) => wordsOf(change) ?? []);
  if (words.length === 0) return null;
  const isDouble = changes.some(({ type }) => type === "double_modification_used");
  return isDouble ? matchText.glance.double(words.join("; ")) : words.join("; ");
}

/** Whether the change touched a slot. */
export function isChanged(changes: readonly ChangeEvent[], robot: RobotName, slot: number): boolean {
  return changes.some((change) => {
    if (change.type === "passed" || change.type === "double_modification_used" || change.robot !== robot) return false;
    if (change.type === "robot_reset") return true;
    return change.type === "tiles_swapped" ? change.slots.includes(slot) : change.slot === slot;
  });
}

/** Whether an event is of the programming part of a turn. */
export function isChange(event: GameEvent): event is ChangeEvent {
  return (CHANGES as readonly string[]).includes(event.type);
}

/** A change of a program in words; null for the joker, which only allows two of them. */
function wordsOf(change: ChangeEvent): string | null {
  switch (change.type) {
    case "tile_placed": {
      const { robot, slot, tile, returned } = change;
      return matchText.glance.placed(robot, slot, matchText.tiles[tile], returned && matchText.tiles[returned]);
    }
    case "tiles_swapped":
      return matchText.glance.swapped(change.robot, ...change.slots);
    case "tile_removed":
      return matchText.glance.removed(change.robot, change.slot, matchText.tiles[change.tile]);
    case "robot_reset":
      return matchText.glance.reset(change.robot);
    case "passed":
      return matchText.glance.passed;
    case "double_modification_used":
      return null;
  }
}

/** The board as one player sees it; `mine`: the player's own seats. */
export interface Viewer {
  readonly view: View;
  readonly names: Names;
  readonly mine: readonly number[];
}

/** `2 ahead and 1 front right`: the way from a robot to a hex; null if the robot stands on it. */
export function wayWords({ at, facing }: Pick<RobotView, "at" | "facing">, hex: Hex): string | null {
  const [first, second] = legs(at, facing, hex).map(({ steps, side }) => placesText.leg(steps, placesText.sides[side]!));
  if (first === undefined) return null;
  return second === undefined ? first : placesText.legs(first, second);
}

/** A piece with its hex and the way from the nearest own robot: `Rock on D4, from your A: 2 ahead`. */
export function pieceLabel(viewer: Viewer, piece: string, hex: Hex): string {
  const { view } = viewer;
  const relation = relationTo(viewer, hex);
  const on = hexName(hex, view.radius);
  return relation === null ? placesText.piece(piece, on) : placesText.pieceFrom(piece, on, relation);
}

/** A robot with its hex, facing and cargo; an own one with the way to its base, others with the way from an own one. */
export function robotLabel(viewer: Viewer, robot: RobotView): string {
  const { view, mine } = viewer;
  const label = shortRobotLabel(viewer, robot);
  const own = mine.includes(robot.seat);
  const way = own ? wayWords(robot, view.seats[robot.seat]!.base) : null;
  const relation = own ? way && placesText.ownBase(way) : relationTo(viewer, robot.at);
  const whole = relation === null ? label : placesText.related(label, relation);
  return own ? matchText.glance.ownRobot(whole) : whole;
}

/** A robot with its hex, facing and cargo. */
export function shortRobotLabel({ view, names }: Viewer, robot: RobotView): string {
  const { at, facing, cargo, stuck } = robot;
  const load = cargo ? matchText.game.carrying(matchText.crystals[cargo]) : matchText.game.noCargo;
  const on = hexName(at, view.radius);
  const label = placesText.robot(robotWords(names, robot), on, directionWords(facing), load);
  return stuck ? placesText.stuck(label) : label;
}

/** `from your A: 2 ahead`, by the player's name for a player of several seats; null without an own robot. */
function relationTo({ view, names, mine }: Viewer, hex: Hex): string | null {
  const robot = nearestOwn(view, mine, hex);
  const way = robot && wayWords(robot, hex);
  if (!robot || way === null) return null;
  return mine.length > 1 ? placesText.fromNamed(way, robotWords(names, robot)) : placesText.fromOwn(way, robot.name);
}

/** A straight part of a way: `side` is the number of right turns of 60 degrees from the robot's facing. */
interface Leg {
  readonly steps: number;
  /** 0 ahead, 1 front right, 2 back right, 3 behind, 4 back left, 5 front left. */
  readonly side: number;
}

/** The shortest way between two hexes in at most two legs, the one with fewer turns first; obstacles are not seen. */
export function legs(from: Hex, facing: number, to: Hex): readonly Leg[] {
  const [dq, dr] = [to[0] - from[0], to[1] - from[1]];
  for (const [direction, [q, r]] of STEPS.entries()) {
    const [nextQ, nextR] = STEPS[(direction + 1) % 6]!;
    // to - from = first * this direction + second * the next one, in the sixth of the board between both
    const area = q * nextR - r * nextQ;
    const first = (dq * nextR - dr * nextQ) / area;
    const second = (q * dr - r * dq) / area;
    if (first <= 0 || second < 0) continue;
    const both = [{ steps: first, side: (direction - facing + 6) % 6 }, { steps: second, side: (direction + 1 - facing + 6) % 6 }];
    return both.filter(({ steps }) => steps > 0).sort((a, b) => turns(a) - turns(b));
  }
  return [];
}

function turns({ side }: Leg): number {
  return Math.min(side, 6 - side);
}

/** The number of steps between two hexes. */
export function distance([q1, r1]: Hex, [q2, r2]: Hex): number {
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
}

/** The robot of the seats `mine` with the fewest steps to a hex, other than one on it; null if there is none. */
function nearestOwn(view: View, mine: readonly number[], hex: Hex): RobotView | null {
  let best: RobotView | null = null;
  for (const robot of view.robots) {
    const steps = distance(robot.at, hex);
    if (mine.includes(robot.seat) && steps > 0 && (best === null || steps < distance(best.at, hex))) best = robot;
  }
  return best;
}
