import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import type { RoomSummary } from "../../protocol/generated";
import { Dialog } from "../dialog";
import { OptionChips } from "../shared/option_chips";

interface Props {
  readonly title: string;
  readonly room: RoomSummary;
  readonly join: () => void;
  readonly close: () => void;
}

/** Asks before the last free seat of a table is taken: there is no way back from the start of its match. */
export function JoinDialog({ title, room, join, close }: Props) {
  const away = room.host === "offline" && room.clock?.pace !== "slow";
  return (
    <Dialog title={text.lobby.joinRoom(title)} close={close}>
      <p>{away ? tablesText.lobby.startsLater : tablesText.lobby.startsAtOnce}</p>
      <OptionChips room={room} />
      <div class="actions">
        <button class="button" onClick={close}>{tablesText.lobby.cancel}</button>
        <button class="button primary" data-action="sit-down" onClick={join}>{tablesText.lobby.sitDown}</button>
      </div>
    </Dialog>
  );
}
