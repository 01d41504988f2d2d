/** For the host: the form of the room, to be changed while nobody plays yet. */
import { useState } from "preact/hooks";
import { pagesOf } from "../../games/pages";
import { timeWords } from "../../model/time_controls";
import type { RoomSettingsView, RoomView } from "../../protocol/generated";
import { MAX_TEXT_CHARS } from "../../protocol/generated";
import { text } from "../../text";
import { Dialog } from "../dialog";
import { useShell } from "../hooks";
import { TimeField } from "../time_field";
import { WatchingField } from "../watching/field";
import { useIsHost } from "./asking";
import { ReadyCheckField, USUAL } from "./ready_check";

const PLAYER_COUNTS = [2, 3, 4, 5, 6];

/** Opens the form; nothing for those who are not the host. */
export function ChangeRoom({ room }: { room: RoomView }) {
  const isHost = useIsHost(room);
  const [open, setOpen] = useState(false);
  if (!isHost) return null;
  return (
    <>
      <button class="button" onClick={() => setOpen(true)}>
        {text.seats.change}
      </button>
      {open && (
        <Dialog title={text.seats.changeTitle} close={() => setOpen(false)}>
          <ChangeForm room={room} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function ChangeForm({ room, close }: { room: RoomView; close: () => void }) {
  const { client } = useShell();
  const pages = pagesOf(room.game);
  const [name, setName] = useState(room.name);
  const [players, setPlayers] = useState(room.players);
  const [options, setOptions] = useState(room.options ?? pages?.standard ?? null);
  const [clock, setClock] = useState(room.clock);
  const [settings, setSettings] = useState<RoomSettingsView>(room.settings ?? USUAL);
  const taken = room.seats.filter((occupant, seat) => occupant ?? room.reserved[seat]).length;
  const choosePlayers = (chosen: number) => {
    setPlayers(chosen);
    if (options && pages) setOptions(pages.fitted(options, chosen));
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const request = { type: "change_room", players, name: name.trim(), options, clock, settings } as const;
    if (await client.report(client.session.askRoom(request))) close();
  };
  return (
    <form class="change-room" onSubmit={(event) => void save(event)}>
      <label>
        {text.lobby.roomName}
        <input
          name="room-name"
          value={name}
          maxLength={MAX_TEXT_CHARS}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <SeatCounts players={players} taken={taken} choose={choosePlayers} />
      {pages && options && (
        <pages.OptionsForm options={options} players={players} change={setOptions} words={timeWords(clock)}>
          <TimeField control={clock} change={setClock} />
          <WatchingField settings={settings} change={(changed) => setSettings({ ...settings, ...changed })} />
        </pages.OptionsForm>
      )}
      <ReadyCheckField settings={settings} change={setSettings} />
      <button class="button primary">{text.seats.changeSave}</button>
      {settings.ready_check && <p class="quiet">{text.seats.changeNote}</p>}
    </form>
  );
}

function SeatCounts({ players, taken, choose }: { players: number; taken: number; choose: (count: number) => void }) {
  return (
    <fieldset>
      <legend>{text.lobby.players}</legend>
      <div class="counts">
        {PLAYER_COUNTS.map((count) => (
          <label key={count} class="count">
            <input
              type="radio"
              name="change-players"
              value={count}
              checked={players === count}
              disabled={count < taken}
              onChange={() => choose(count)}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      {taken > PLAYER_COUNTS[0]! && <p class="quiet">{text.seats.changeFewer(taken)}</p>}
    </fieldset>
  );
}
