/** Agreements about a room's seats (offers, reservations, readiness, the room's form): a pure fold of events. */
import type { Occupant, RoomView } from "../protocol/generated";
import type { EventOf } from "./types";

/** The agreements of a room when its match begins: none. */
export const NO_AGREEMENTS = { reserved: [], ready: [], barred: [], offers: [], asked: [] } as const;

export const seatAgreementFolds = {
  offer_made: (room: RoomView, { offer }: EventOf<"offer_made">): RoomView => ({
    ...room,
    offers: [...room.offers, offer],
  }),
  offer_ended: (room: RoomView, { offer }: EventOf<"offer_ended">): RoomView => ({
    ...room,
    offers: room.offers.filter(({ id }) => id !== offer),
  }),
  person_barred: (room: RoomView, { identity, name, barred }: EventOf<"person_barred">): RoomView => {
    const others = room.barred.filter((one) => one.identity !== identity);
    return { ...room, barred: barred ? [...others, { identity, name, bot: null }] : others };
  },
  ready_changed: (room: RoomView, { seats, asked }: EventOf<"ready_changed">): RoomView => ({ ...room, ready: seats, asked }),
  room_changed: (room: RoomView, { type: _, ...form }: EventOf<"room_changed">): RoomView => ({
    ...room,
    ...form,
    seats: resized(room.seats, form.players, null),
    contributed: resized(room.contributed, form.players, false),
  }),
};

function resized<T>(list: readonly T[], length: number, added: T): T[] {
  return Array.from({ length }, (_, index) => list[index] ?? added);
}

/** The reservations left once `occupant` has taken a seat: without that seat's, without those for them; [] if none is left. */
export function stillReserved(room: RoomView, seat: number, occupant: Occupant | null): RoomView["reserved"] {
  if (!occupant) return room.reserved;
  const left = room.reserved.map((one, place) => (place === seat || one?.identity === occupant.identity ? null : one));
  return left.some((one) => one !== null) ? left : [];
}

type Readiness = Pick<RoomView, "settings" | "seats" | "ready" | "asked">;

/** The people who have yet to say that they are ready: all at a table with a ready check, else only those who are `asked`. */
export function waitedFor({ settings, seats, ready, asked }: Readiness): Occupant[] {
  const waiting = seats.filter((one, seat): one is Occupant => one !== null && !one.bot && !ready.includes(seat));
  return settings?.ready_check ? waiting : waiting.filter(({ identity }) => asked.includes(identity));
}

/** Whether the host can't start the match yet, since a person other than the host has yet to say that they are ready. */
export function isAwaited(room: Readiness & Pick<RoomView, "host">): boolean {
  return waitedFor(room).some(({ identity }) => identity !== room.host);
}
