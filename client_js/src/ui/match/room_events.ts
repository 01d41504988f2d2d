/** The names of the seats of a match, and each event of the platform in words. */
import { text as matchText } from "#text/match/match";
import { text } from "#text/platform/first";
import type { Names } from "../../games/api";
import { matchPartOf } from "../../games/registry";
import type { EventOf } from "../../model/types";
import type { GameView, RoomView, BotLevel, Remedy, RoomEvent } from "../../protocol/generated";

/**
 * The name of each seat: that of its holder, or of an opponent that the rules play, which has no seat in the room; else its number.
 * `view`: one of the match, null before it.
 */
export function namesOf(room: RoomView, view: GameView | null): Names {
  return (seat) => room.seats[seat]?.name ?? ((view && matchPartOf(room.game)?.seatName?.(view, seat)) || String(seat + 1));
}

/** An event of the room in a sentence; `names`: of the seats. */
export function describeRoomEvent(event: RoomEvent, names: Names): string {
  const sentence = sentences[event.type] as (event: RoomEvent, names: Names) => string;
  return sentence(event, names);
}

type Sentences = { [T in RoomEvent["type"]]: (event: EventOf<T>, names: Names) => string };

const log = matchText.log;

const sentences: Sentences = {
  room_created: () => log.roomCreated,
  seat_taken: ({ name, bot, seat }) =>
    bot ? log.botSeated(name, text.bots.levels[bot].name) : log.seatTaken(name, seat + 1),
  seat_left: ({ seat }) => log.seatLeft(seat + 1),
  host_changed: () => log.hostChanged,
  match_started: ({ seats }) => log.matchStarted(new Set(seats).size),
  match_finished: () => log.secretRevealed,
  contributed: ({ seat }) => log.contributed(seat + 1),
  opening_started: ({ seats }) => log.openingStarted(seats.length),
  share_opened: ({ seat }) => log.shareOpened(seat + 1),
  start_called_off: ({ people }) => log.startCalledOff(people.map(({ name }) => name).join(", ")),
  timed_out: ({ seat }, names) => log.timedOut(names(seat)),
  seat_absent: ({ seat }, names) => log.seatAbsent(names(seat)),
  seat_returned: ({ seat }, names) => log.seatReturned(names(seat)),
  person_gone: ({ seat, left }, names) => (left ? log.personLeft : log.personGone)(names(seat)),
  person_seen: ({ seat }, names) => log.personSeen(names(seat)),
  voted: ({ seat, remedy, level }, names) => log.voted(names(seat), absenceActionWords(remedy, level)),
  decided: ({ remedy, level }) => log.decided(absenceActionWords(remedy, level)),
  absence_changed: () => log.absenceChanged,
  match_abandoned: ({ by, why }) => log.matchAbandoned(matchText.absence.abandoned[by], why),
  time_granted: ({ seat, ms }, names) => log.timeGranted(names(seat), Math.round(ms / 1000)),
  offer_made: ({ offer }) =>
    offer.to === null ? matchText.seats.log.offered(offer.seat + 1) : matchText.seats.log.swap(offer.seat + 1, offer.to + 1),
  offer_ended: ({ how }) => matchText.seats.log.ended[how],
  person_barred: ({ name, barred }) => (barred ? matchText.seats.log.sentAway(name) : matchText.seats.log.letIn(name)),
  ready_changed: ({ seats }) => matchText.seats.log.ready(seats.length),
  room_changed: () => matchText.seats.log.changed,
  link_set: ({ seat, valid }, names) =>
    seat === null ? log.watchLinkSet : log.coachLinkSet(names(seat), valid),
};

/** An action on a player's absence in words, with the level of its bot. */
export function absenceActionWords(remedy: Remedy, level: BotLevel | null): string {
  return level ? matchText.absence.bot(text.bots.levels[level].name) : matchText.absence.remedies[remedy].name;
}
