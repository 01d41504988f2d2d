/** A room as invitations and links to it show it: game, options, tempo, and players. */
import { text } from "#text/platform/first";
import { text as invitationText } from "#text/platform/invitation";
import { gameOf } from "../../games/registry";
import type { RoomSummary } from "../../protocol/generated";
import { languageName } from "../../text/language";
import { OptionChips } from "../shared/option_chips";
import { Occupant } from "../shared/room_line";
import { titleOf } from "../title";

interface Props {
  readonly room: Pick<RoomSummary, "game" | "name" | "players" | "seats" | "identities" | "bots" | "options" | "clock" | "settings">;
  readonly heading: string;
  /** The seat that the reader may take, if it is a certain one. */
  readonly yours?: number | null;
}

/** A table with its options and seats. `yours`: the seat that is meant for the reader. */
export function RoomCard({ room, heading, yours = null }: Props) {
  const game = gameOf(room.game);
  const free = room.seats.filter((one) => one === null).length;
  return (
    <div class="invitation-table">
      <h1>{heading}</h1>
      <h2>{titleOf(room)}</h2>
      {game && <p class="quiet">{game.introduction(room.options, room.players)}</p>}
      <OptionChips room={room} />
      {room.settings?.language && <p class="quiet">{text.lobby.spoken(languageName(room.settings.language))}</p>}
      <ul class="seats-line" aria-label={text.lobby.seats(room.players - free, room.players)}>
        {room.seats.map((occupant, index) => (
          <li key={index} class={occupant === null ? "chip free" : "chip"} data-yours={index === yours}>
            <Occupant bot={room.bots[index] ?? null} identity={room.identities[index] ?? null} />
            {occupant ?? (index === yours ? invitationText.invitations.yourSeat : text.lobby.free)}
          </li>
        ))}
      </ul>
    </div>
  );
}
