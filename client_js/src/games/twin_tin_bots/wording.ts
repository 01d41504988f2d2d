/** Each event of the game in words, and the names of hexes: a letter for the row, a number along it, as on boards of Abalone and Hive. */
import { text as platformText } from "#text/platform/first";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import type { MatchLogProps, Names } from "../api";
import type { Choice, GameEvent, Hex, RobotId, RobotName } from "./generated";
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
    log.tilePlaced(own(names, cause.seat, robot), slot, matchText.tiles[tile], returned && matchText.tiles[returned]),
  tiles_swapped: ({ cause, robot, slots: [a, b] }, { names }) => log.tilesSwapped(own(names, cause.seat, robot), a, b),
  tile_removed: ({ cause, robot, slot, tile }, { names }) =>
    log.tileRemoved(own(names, cause.seat, robot), slot, matchText.tiles[tile]),
  robot_reset: ({ cause, robot, tiles }, { names }) => log.robotReset(own(names, cause.seat, robot), tiles.length),
  passed: ({ cause }, { names }) => log.passed(names(cause.seat)),
  double_modification_used: ({ cause }, { names }) => log.doubleModificationUsed(names(cause.seat)),
  order_started: ({ cause: { seat, robot, slot }, tile }, { names }) =>
    log.orderStarted(own(names, seat, robot ?? "A"), slot ?? 1, matchText.tiles[tile]),
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

function own(names: Names, seat: number, name: RobotName): string {
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
  const hexes = board(radius);
  const rows = hexes.filter((hex) => hexes.find(([, r]) => r === hex[1]) === hex);
  const columns = hexes.filter((hex) => isLast(hex, SOUTH_EAST) && !hexes.some(([q, r]) => q === hex[0] && r > hex[1]));
  return [
    ...rows.map((hex) => ({ name: rowName(hex[1], radius), hex, direction: WEST })),
    ...columns.map((hex) => ({ name: columnName(hex[0], radius), hex, direction: SOUTH_EAST })),
  ];
}
