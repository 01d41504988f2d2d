/** Each event in words. */
import type { EventOf } from "../../model/types";
import type { Event, Hex, RobotId, RobotName } from "../../protocol/generated";
import { text } from "../../text";
import { absenceActionWords } from "../../ui/absence_action";
import { pointsOf } from "./tiles";

/** The name of whoever holds a seat. */
export type Names = (seat: number) => string;

/** A sentence for `event`. */
export function describe(event: Event, names: Names): string {
  const sentence = sentences[event.type] as (event: Event, names: Names) => string;
  return sentence(event, names);
}

/** `Ann’s A`. */
export function robotWords(names: Names, { seat, name }: RobotId): string {
  return text.game.robot(names(seat), name);
}

type Sentences = { [T in Event["type"]]: (event: EventOf<T>, names: Names) => string };
interface Travel {
  readonly direction: number;
  readonly gates: readonly (readonly [Hex, Hex])[];
  readonly stuck?: boolean;
}

const log = text.log;

const sentences: Sentences = {
  room_created: () => log.roomCreated,
  seat_taken: ({ name, bot }) =>
    bot ? log.botSeated(name, text.bots.levels[bot].name) : log.seatTaken(name),
  seat_left: ({ seat }) => log.seatLeft(seat + 1),
  host_changed: () => log.hostChanged,
  match_started: ({ seats }) => log.matchStarted(seats.length),
  match_finished: () => log.matchFinished,
  contributed: ({ seat }) => log.contributed(seat + 1),
  opening_started: ({ seats }) => log.openingStarted(seats.length),
  share_opened: ({ seat }) => log.shareOpened(seat + 1),
  start_called_off: ({ people }) => log.startCalledOff(people.map(({ name }) => name).join(", ")),
  timed_out: ({ seat }, names) => log.timedOut(names(seat)),
  seat_absent: ({ seat }, names) => log.seatAbsent(names(seat)),
  seat_returned: ({ seat }, names) => log.seatReturned(names(seat)),
  person_gone: ({ seat }, names) => log.personGone(names(seat)),
  person_seen: ({ seat }, names) => log.personSeen(names(seat)),
  voted: ({ seat, remedy, level }, names) => log.voted(names(seat), absenceActionWords(remedy, level)),
  decided: ({ remedy, level }) => log.decided(absenceActionWords(remedy, level)),
  absence_changed: () => log.absenceChanged,
  match_abandoned: ({ by, why }) => log.matchAbandoned(text.absence.abandoned[by], why),
  time_granted: ({ seat, ms }, names) => log.timeGranted(names(seat), Math.round(ms / 1000)),
  offer_made: ({ offer }) =>
    offer.to === null ? text.seats.log.offered(offer.seat + 1) : text.seats.log.swap(offer.seat + 1, offer.to + 1),
  offer_ended: ({ how }) => text.seats.log.ended[how],
  person_barred: ({ name, barred }) => (barred ? text.seats.log.sentAway(name) : text.seats.log.letIn(name)),
  ready_changed: ({ seats }) => text.seats.log.ready(seats.length),
  room_changed: () => text.seats.log.changed,
  link_set: ({ seat, valid }, names) =>
    seat === null ? log.watchLinkSet : log.coachLinkSet(names(seat), valid),
  turn_started: ({ cause, rounds_left }, names) => log.turnStarted(names(cause.seat), rounds_left),
  tile_placed: ({ cause, robot, slot, tile, returned }, names) =>
    log.tilePlaced(own(names, cause.seat, robot), slot, text.tiles[tile], returned && text.tiles[returned]),
  tiles_swapped: ({ cause, robot, slots: [a, b] }, names) => log.tilesSwapped(own(names, cause.seat, robot), a, b),
  tile_removed: ({ cause, robot, slot, tile }, names) =>
    log.tileRemoved(own(names, cause.seat, robot), slot, text.tiles[tile]),
  robot_reset: ({ cause, robot, tiles }, names) => log.robotReset(own(names, cause.seat, robot), tiles.length),
  passed: ({ cause }, names) => log.passed(names(cause.seat)),
  double_modification_used: ({ cause }, names) => log.doubleModificationUsed(names(cause.seat)),
  order_started: ({ cause: { seat, robot, slot }, tile }, names) =>
    log.orderStarted(own(names, seat, robot ?? "A"), slot ?? 1, text.tiles[tile]),
  order_ignored: ({ robot, order, reason }, names) =>
    log.orderIgnored(robotWords(names, robot), text.parts[order], text.reasons[reason]),
  robot_moved: (event, names) => log.robotMoved(robotWords(names, event.robot), direction(event)) + aside(event),
  robot_pushed: (event, names) => log.robotPushed(robotWords(names, event.robot), direction(event)) + aside(event),
  crystal_pushed: (event) => log.crystalPushed(text.crystals[event.crystal], direction(event)) + aside(event),
  blob_pushed: (event) => log.blobPushed(direction(event)) + aside(event),
  blob_moved: (event) => log.blobMoved(direction(event)) + aside(event),
  robot_jumped: (event, names) => log.robotJumped(robotWords(names, event.robot), direction(event)) + aside(event),
  robot_turned: ({ robot, facing }, names) => log.robotTurned(robotWords(names, robot), text.directions[facing]!),
  crystal_loaded: ({ robot, crystal }, names) => log.crystalLoaded(robotWords(names, robot), text.crystals[crystal]),
  crystal_taken: ({ robot, crystal, source }, names) =>
    log.crystalTaken(robotWords(names, robot), text.crystals[crystal], robotWords(names, source)),
  crystal_unloaded: ({ robot, crystal }, names) =>
    log.crystalUnloaded(robotWords(names, robot), text.crystals[crystal]),
  crystal_handed: ({ robot, crystal, target }, names) =>
    log.crystalHanded(robotWords(names, robot), text.crystals[crystal], robotWords(names, target)),
  crystal_delivered: ({ robot, crystal, seat }, names) =>
    log.crystalDelivered(robotWords(names, robot), text.crystals[crystal], names(seat), pointsOf(crystal)),
  special_drawn: ({ seat, tile }, names) => log.specialDrawn(names(seat), tile && text.tiles[tile]),
  crystal_placed: ({ crystal }) => log.crystalPlaced(text.crystals[crystal]),
  crystal_waited: ({ crystal }) => log.crystalWaited(text.crystals[crystal]),
  end_phase_begun: ({ rounds_left }) => log.endPhaseBegun(rounds_left),
  zap_fired: ({ robot, hit }, names) => log.zapFired[hit](robotWords(names, robot)),
  zap_obeyed: ({ robot, order }, names) => log.zapObeyed(robotWords(names, robot), text.tiles[order]),
  zap_declined: ({ cause }, names) => log.zapDeclined(names(cause.seat)),
  game_ended: ({ reason }) => log.gameEnded(text.end.reasons[reason]),
  seat_resigned: ({ cause }, names) => log.seatResigned(names(cause.seat)),
};

function own(names: Names, seat: number, name: RobotName): string {
  return robotWords(names, { seat, name });
}

function direction(event: Travel): string {
  return text.directions[event.direction]!;
}

function aside({ gates, stuck = false }: Travel): string {
  return (gates.length > 0 ? log.throughGate : "") + (stuck ? log.intoMud : "");
}
