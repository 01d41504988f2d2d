import { elsewhere, roomOf } from "../../model/offers";
import type { OfferNotice } from "../../model/offers";
import type { OfferAnswer } from "../../protocol/generated";
import { useStore } from "../../store";
import { matchText } from "../../text/match";
import { useShell } from "../hooks";
import { roomPath } from "../router";

/** Offers from other rooms, next to the messages of the inbox. */
export function OfferNotices() {
  const { client } = useShell();
  const room = useStore(client.session.room.model)?.room.id ?? null;
  const offers = elsewhere(useStore(client.session.account.offers), room);
  return (
    <>
      {offers.map((offer) => (
        <OfferNoticeLine key={`${offer.type} ${offer.room}`} offer={offer} />
      ))}
    </>
  );
}

function OfferNoticeLine({ offer }: { offer: OfferNotice }) {
  const { client, navigate } = useShell();
  const answer = (what: OfferAnswer) =>
    offer.type === "seat_offered" &&
    client.report(client.session.ask({ type: "answer_offer", offer: offer.offer, answer: what, room: offer.room }));
  const agree = () =>
    offer.type === "seat_offered"
      ? answer("accept")
      : client.report(client.session.ask({ type: "rematch", room: offer.room }));
  const follow = async () => {
    client.session.account.dismissOffer(offer);
    if (await agree()) navigate(roomPath(roomOf(offer)));
  };
  const refuse = () => {
    client.session.account.dismissOffer(offer);
    void answer("decline");
  };
  return (
    <div class="toast" data-call={offer.type}>
      <p>
        {offer.type === "seat_offered"
          ? matchText.seats.calledToSeat(offer.name, offer.title)
          : matchText.seats.calledToRematch(offer.name)}
      </p>
      <div class="actions">
        <button class="button small primary" onClick={() => void follow()}>
          {offer.type === "seat_offered" ? matchText.seats.takeOver : matchText.seats.rematchJoin}
        </button>
        <button class="button small" onClick={refuse}>
          {matchText.seats.no}
        </button>
      </div>
    </div>
  );
}
