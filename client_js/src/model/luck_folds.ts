/** The seed shares of a room's players: a pure fold of events. */
import type { LuckView, RoomView, ShareView } from "../protocol/generated";
import type { EventOf } from "./types";

export const luckFolds = {
  contributed: (room: RoomView, { seat, contribution }: EventOf<"contributed">): RoomView =>
    withLuck(room, (luck) => ({ ...luck, shares: withShare(room, luck, seat, contribution) })),
  opening_started: (room: RoomView, { round, seats }: EventOf<"opening_started">): RoomView =>
    withLuck(room, (luck) => ({
      ...luck,
      round,
      shares: luck.shares.filter(({ seat }) => seats.includes(seat)),
      opening: true,
      called_off: [],
    })),
  share_opened: (room: RoomView, { seat, share }: EventOf<"share_opened">): RoomView =>
    withLuck(room, (luck) => ({ ...luck, shares: luck.shares.map((one) => (one.seat === seat ? { ...one, share } : one)) })),
  start_called_off: (room: RoomView, { round, people }: EventOf<"start_called_off">): RoomView =>
    withLuck(room, (luck) => ({ ...luck, round, shares: [], opening: false, called_off: people })),
};

/** The room without the share of a seat, whose holder has changed. */
export function withoutShare(room: RoomView, seat: number): RoomView {
  return withLuck(room, (luck) => ({ ...luck, shares: luck.shares.filter((one) => one.seat !== seat) }));
}

/** The room with another luck, and with `contributed` as it says; the same room if it has none. */
export function withLuck(room: RoomView, change: (luck: LuckView) => LuckView): RoomView {
  if (!room.luck) return room;
  const luck = change(room.luck);
  const contributed = room.contributed.map((_, seat) => luck.shares.some((one) => one.seat === seat));
  return { ...room, luck, contributed };
}

function withShare(room: RoomView, { shares }: LuckView, seat: number, commitment: string): readonly ShareView[] {
  const added = { seat, identity: room.seats[seat]?.identity ?? "", commitment, share: null };
  return [...shares.filter((one) => one.seat !== seat), added].sort((one, other) => one.seat - other.seat);
}
