import { text } from "#text/platform/first";
import { text as tableText } from "#text/match/table";
import type { RoomModel } from "../../model/types";
import type { Occupant, PersonAction } from "../../protocol/generated";
import { ContactButtons } from "../contact_buttons";
import { onEscape, takeFocus } from "../menu";
import { profilePath } from "../router";
import { useRoomRequest, useIsHost } from "../match/source";

interface Props {
  readonly person: Occupant;
  readonly seat: number;
  readonly model: RoomModel;
  readonly close: () => void;
}

/** Actions on another person at the table. */
export function PersonMenu({ person, seat, model, close }: Props) {
  const { busy, ask } = useRoomRequest();
  const isHost = useIsHost(model.room);
  const ownSeat = model.audience[0]; // undefined for a spectator
  const isOffered = model.room.offers.some((offer) => offer.seat === ownSeat && offer.to === seat);
  const swap = () => {
    if (ownSeat !== undefined) ask({ type: "offer_seat", seat: ownSeat, to: seat });
    close();
  };
  const handle = (action: PersonAction) => () => {
    ask({ type: "handle_person", identity: person.identity, action });
    close();
  };
  return (
    <div class="person-menu" role="group" aria-label={tableText.seats.about(person.name)} tabIndex={-1} ref={takeFocus} onKeyDown={onEscape(close)}>
      {ownSeat !== undefined && (
        <button class="button small" disabled={busy || isOffered} onClick={swap}>
          {tableText.seats.swap}
        </button>
      )}
      <a class="button small" href={profilePath(person.identity)} target="_blank">
        {text.account.menu.profile}
      </a>
      <ContactButtons person={person} />
      {isHost && (
        <>
          <button class="button small" disabled={busy} onClick={handle("make_host")}>
            {tableText.seats.makeHost}
          </button>
          <button class="button small danger" disabled={busy} onClick={handle("send_away")}>
            {tableText.seats.sendAway}
          </button>
        </>
      )}
    </div>
  );
}
