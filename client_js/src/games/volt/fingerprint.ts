/** Fingerprints of views, as the server takes them (PROTOCOL.md, "Fingerprints"). */
import { crc32 } from "../../protocol/crc32";
import { packAs } from "../../protocol/codec";
import { SCHEMA } from "./generated";
import type { View } from "./generated";

/** The fingerprint of the public part of a view, the same for the views of all audiences. */
export function publicHash(view: View): number {
  return crc32(packAs("View", { ...view, seats: view.seats.map((seat) => ({ ...seat, own: null })) }, SCHEMA));
}

/** The fingerprint of what only a seat of the audience knows; null if that is nothing. */
export function ownHash(view: View, seat: number): number | null {
  const own = view.seats[seat]?.own;
  return own ? crc32(packAs("Own", own, SCHEMA)) : null;
}
