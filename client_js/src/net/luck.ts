/** A person's share in the luck of a match, added by itself: see PROTOCOL.md, "Provable luck". */
import type { RoomModel } from "../model/room";
import type { Outcome } from "./requests";

const SHARE_BYTES = 16;

/** 16 bytes of chance, in hex. */
export function drawShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seats of an open room that the viewer holds and has given no share for. */
export function owedSeats({ room, audience }: RoomModel): readonly number[] {
  return room.status === "open" ? audience.filter((seat) => room.contributed[seat] === false) : [];
}

/** Gives each share once; one that comes too late is refused by the server, and nothing is lost by that. */
export class Shares {
  private readonly contribute: (seat: number, share: string) => Promise<Outcome>;
  private readonly onTheWay = new Set<number>();

  constructor(contribute: (seat: number, share: string) => Promise<Outcome>) {
    this.contribute = contribute;
  }

  /** The room is like this now. */
  follow(model: RoomModel): void {
    for (const seat of owedSeats(model)) {
      if (!this.onTheWay.has(seat)) void this.give(seat);
    }
  }

  private async give(seat: number): Promise<void> {
    this.onTheWay.add(seat);
    await this.contribute(seat, drawShare());
    this.onTheWay.delete(seat);
  }
}
