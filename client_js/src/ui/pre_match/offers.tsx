import { text as tableText } from "#text/match/table";
import type { RoomModel } from "../../model/types";
import type { Offer, OfferAnswer, RoomView } from "../../protocol/generated";
import { useShell } from "../hooks";
import { useRoomRequest } from "../match/source";

/** The offers that concern the viewer, each with the answers that they may give; nothing if there is none. */
export function Offers({ model }: { model: RoomModel }) {
  const { me } = useShell();
  const { room, audience } = model;
  const offers = room.offers.filter((offer) => concerns(offer, me.identity, audience.length > 0));
  return (
    <div class="offers" role="status">
      {offers.length > 0 && (
        <ul aria-label={tableText.seats.offers}>
          {offers.map((offer) => (
            <OfferLine key={offer.id} offer={offer} room={room} mine={offer.by === me.identity} />
          ))}
        </ul>
      )}
    </div>
  );
}

function concerns(offer: Offer, me: string, seated: boolean): boolean {
  return offer.by === me || offer.identity === me || (offer.identity === null && !seated);
}

/** An offer of a seat or a swap, with the answers to it. `mine`: the user has made it. */
function OfferLine({ offer, room, mine }: { offer: Offer; room: RoomView; mine: boolean }) {
  const { busy, ask } = useRoomRequest();
  const answer = (what: OfferAnswer) => () => ask({ type: "answer_offer", offer: offer.id, answer: what });
  const yes = offer.to === null ? tableText.seats.takeOver : tableText.seats.doSwap;
  return (
    <li class="offer" data-offer={offer.id}>
      <span>{offerWords(offer, room, mine)}</span>
      <span class="actions">
        {mine ? (
          <button class="button small" aria-disabled={busy} onClick={answer("withdraw")}>
            {tableText.seats.withdraw}
          </button>
        ) : (
          <>
            {offer.identity !== null && (
              <button class="button small" aria-disabled={busy} onClick={answer("decline")}>
                {tableText.seats.no}
              </button>
            )}
            <button class="button small primary" aria-disabled={busy} onClick={answer("accept")}>{yes}</button>
          </>
        )}
      </span>
    </li>
  );
}

/** An offer in a sentence. */
function offerWords({ seat, to, identity }: Offer, { seats }: RoomView, mine: boolean): string {
  const by = seats[seat]?.name ?? "";
  if (to !== null) return mine ? tableText.seats.askedSwap(seats[to]?.name ?? "") : tableText.seats.asksSwap(by, seat + 1, to + 1);
  if (mine) return tableText.seats.offered;
  return identity === null ? tableText.seats.offersAnybody(by) : tableText.seats.offersYou(by);
}
