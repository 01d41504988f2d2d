/** The form by which the host changes the room before the match. */
import { useState } from "preact/hooks";
import { text as tableText } from "#text/match/table";
import { text as tablesText } from "#text/platform/tables";
import type { GameOptions } from "../../games/api";
import { gameOf } from "../../games/registry";
import { USUAL, offered } from "../../model/room_settings";
import type { Outgoing } from "../../model/types";
import type { RoomSettingsView, RoomView } from "../../protocol/generated";
import { Dialog } from "../dialog";
import { PlayersField, TextField } from "../shared/fields";
import { useShell } from "../hooks";
import { RoomFields, ReadyCheckField } from "../lobby/room_fields";
import { TimeField } from "../lobby/time_field";
import { useIsHost } from "../match/source";

type ChangeRoom = Omit<Outgoing<"change_room">, "id">;

/** Opens the form; nothing for those who are not the host. */
export function ChangeRoom({ room }: { room: RoomView }) {
  const isHost = useIsHost(room);
  const [open, setOpen] = useState(false);
  if (!isHost) return null;
  return (
    <>
      <button class="button" onClick={() => setOpen(true)}>
        {tableText.seats.change}
      </button>
      {open && (
        <Dialog title={tableText.seats.change} close={() => setOpen(false)}>
          <ChangeForm room={room} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** The settings of a table that waits for its start. */
function ChangeForm({ room, close }: { room: RoomView; close: () => void }) {
  const { client } = useShell();
  const game = gameOf(room.game);
  const counts = game?.playerCounts ?? [room.players];
  const [name, setName] = useState(room.name);
  const [players, setPlayers] = useState(room.players);
  const [options, setOptions] = useState<GameOptions | null>(room.options ?? game?.options.standard ?? null);
  const [clock, setClock] = useState(offered(room.clock));
  const [settings, setSettings] = useState<RoomSettingsView>(room.settings ?? USUAL);
  const taken = room.seats.filter((occupant, seat) => occupant ?? room.reserved[seat]).length;
  const choosePlayers = (chosen: number) => {
    setPlayers(chosen);
    if (options && game) setOptions(game.options.fit(options, chosen));
  };
  const keep = (changed: Partial<RoomSettingsView>) => setSettings({ ...settings, ...changed });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const request = { type: "change_room", players, name: name.trim(), options, clock, settings } as ChangeRoom;
    if (await client.report(client.session.room.ask(request))) close();
  };
  return (
    <form class="change-room" onSubmit={(event) => void save(event)}>
      <TextField label={tablesText.lobby.roomName} name="room-name" value={name} change={setName} />
      <PlayersField name="change-players" counts={counts} players={players} fewest={taken} change={choosePlayers} />
      {taken > counts[0]! && <p class="quiet">{tableText.seats.changeFewer(taken)}</p>}
      <TimeField game={game} control={clock} change={setClock} />
      {game && options && (
        <game.options.Form options={options} players={players} change={setOptions} words={[]}>
          <RoomFields {...{ settings, keep }} />
        </game.options.Form>
      )}
      <ReadyCheckField checked={settings.ready_check} change={(ready_check) => keep({ ready_check })} />
      <button class="button primary">{tableText.seats.changeSave}</button>
      {settings.ready_check && <p class="quiet">{tableText.seats.changeNote}</p>}
    </form>
  );
}
