import { botLevelsOf, gameOf } from "../../games/registry";
import type { RoomModel } from "../../model/types";
import { text } from "#text/platform/first";
import { languageName } from "../../text/language";
import { text as matchText } from "#text/match/match";
import { LevelField } from "../bot_badge";
import { InviteButton } from "../invitations/invite_button";
import { OptionChips } from "../shared/option_chips";
import { Seal, Shuffle } from "../luck";
import { useIsHost } from "./room_request";
import { AskHost, useIsKeptOut } from "./ask_host";
import { Barred } from "./barred";
import { ChangeRoom } from "./change_room";
import { Offers } from "./offers";
import { SeatList } from "./seats";
import { StartLine } from "./start";
import { Tips } from "../match/tips";

/** The room before its match: its seats, and the button that starts it. */
export function PreMatch({ model }: { model: RoomModel }) {
  const { room } = model;
  const isHost = useIsHost(room);
  const game = gameOf(room.game);
  const askKey = `${room.id} ${useIsKeptOut(room)}`;
  return (
    <section class="plate pre-match" aria-labelledby="pre-match-title">
      <header>
        <h2 id="pre-match-title">{matchText.room.waitTitle}</h2>
        <span class="actions">
          <ChangeRoom room={room} />
          <InviteButton model={model} />
        </span>
      </header>
      {game && <p class="quiet">{game.introduction(room.options, room.players)}</p>}
      <OptionChips room={room} />
      {room.settings?.language && <p class="quiet">{text.lobby.spoken(languageName(room.settings.language))}</p>}
      <Offers model={model} />
      <SeatList model={model} />
      {isHost && room.seats.includes(null) && <LevelField label={text.bots.added} levels={botLevelsOf(room.game)} />}
      <Shuffle room={room} />
      <StartLine model={model} />
      <Barred room={room} />
      <AskHost key={askKey} room={room} />
      <Seal model={model} />
      <Tips />
    </section>
  );
}
