/** Offers that reach the user on any page: of a seat, or of a rematch. Pure. */
import type { Incoming } from "./types";

export type OfferNotice = Incoming<"seat_offered"> | Incoming<"rematch_offered">;

/** The room that an offer leads to. */
export function roomOf(offer: OfferNotice): string {
  return offer.type === "seat_offered" ? offer.room : offer.next;
}

/** The offers with another one; of those to the same place the newest stays. */
export function withOffer(offers: readonly OfferNotice[], offer: OfferNotice): readonly OfferNotice[] {
  return [...withoutOffer(offers, offer), offer];
}

/** The offers without those to the place of one. */
export function withoutOffer(offers: readonly OfferNotice[], offer: OfferNotice): readonly OfferNotice[] {
  return offers.filter((other) => other.type !== offer.type || roomOf(other) !== roomOf(offer));
}

/** The offers to show in a room: without those of the room itself, which its page shows. */
export function elsewhere(offers: readonly OfferNotice[], room: string | null): readonly OfferNotice[] {
  return offers.filter((offer) => roomOf(offer) !== room && !(offer.type === "rematch_offered" && offer.room === room));
}
