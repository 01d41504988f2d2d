/** Fingerprints of views, as the server takes them (PROTOCOL.md, "Fingerprints"). */
import { crc32 } from "../../protocol/crc32";
import { packAs } from "../../protocol/codec";
import { pack } from "../../protocol/msgpack";
import { SCHEMA } from "./generated";
import type { View } from "./generated";

/** The fingerprint of the public part of a view, the same for the views of all audiences. */
export function publicHash(view: View): number {
  const hands = view.hands.map(({ size }) => ({ size, values: [] }));
  return crc32(packAs("View", { ...view, hands }, SCHEMA));
}

/** The fingerprint of the cards of a seat of the audience; null if it has none. */
export function ownHash(view: View, seat: number): number | null {
  const { values } = view.hands[seat]!;
  return values.length > 0 ? crc32(pack(values)) : null;
}
