/** Fingerprints of views, as the server takes them (PROTOCOL.md, "Fingerprints"). */
import { crc32 } from "../../protocol/crc32";
import { packAs } from "../../protocol/codec";
import { pack } from "../../protocol/msgpack";
import { ENUMS, SCHEMA } from "./generated";
import type { SeatView, Tile, View } from "./generated";

/** The fingerprint of the public part of a view, the same for the views of all audiences. */
export function publicHash(view: View): number {
  return crc32(packAs("View", { ...view, seats: view.seats.map(publicSeat) }, SCHEMA));
}

/** The fingerprint of what only a seat of the audience knows; null if that is nothing. */
export function ownHash(view: View, seat: number): number | null {
  const tiles = secretsOf(view.seats[seat]!).map((tile) => ENUMS.Tile.indexOf(tile));
  return tiles.length > 0 ? crc32(pack(tiles)) : null;
}

function secretsOf(seat: SeatView): Tile[] {
  return seat.specials.filter((tile) => !seat.known.includes(tile));
}

function publicSeat(seat: SeatView): SeatView {
  const secrets = secretsOf(seat).length;
  return { ...seat, specials: seat.known, secret_specials: seat.secret_specials + secrets };
}
