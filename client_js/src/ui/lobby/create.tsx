/** The form of a new room. */
import { useState } from "preact/hooks";
import { gamePages } from "../../games/pages";
import { lineUp } from "../../model/opponents";
import { PRESETS, timeWords } from "../../model/time_controls";
import type { Access } from "../../protocol/generated";
import { MAX_TEXT_CHARS } from "../../protocol/generated";
import { text } from "../../text";
import { useShell } from "../hooks";
import { useCreating } from "../play_now";
import { roomPath } from "../router";
import { AccessField } from "../invitations/access_field";
import { TimeField } from "../time_field";
import { BotsField } from "./bots_field";

const GAME = "twin_tin_bots";
const { Poster, OptionsForm, standard, fitted } = gamePages[GAME];
const PLAYER_COUNTS = [2, 3, 4, 5, 6];

export function CreateForm() {
  const { client, opponents, navigate } = useShell();
  const [players, setPlayers] = useState(2);
  const [count, setCount] = useState(0);
  const [options, setOptions] = useState(standard);
  const [clock, setClock] = useState(PRESETS.none ?? null);
  const [name, setName] = useState("");
  const [access, setAccess] = useState<Access>("open");
  const busy = useCreating();
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const bots = lineUp({ ...opponents.value, count });
    const room = await client.create({ game: GAME, players, name: name.trim(), options, clock, bots, settings: { access } });
    if (room !== null) navigate(roomPath(room));
  };
  const choosePlayers = (chosen: number) => {
    setPlayers(chosen);
    setOptions(fitted(options, chosen));
    setCount(Math.min(count, chosen - 1));
  };
  return (
    <form class="plate create" onSubmit={(event) => void create(event)}>
      <Poster />
      <h2>{text.lobby.create}</h2>
      <fieldset>
        <legend>{text.lobby.players}</legend>
        <div class="counts">
          {PLAYER_COUNTS.map((one) => (
            <label key={one} class="count">
              <input
                type="radio"
                name="players"
                value={one}
                checked={players === one}
                onChange={() => choosePlayers(one)}
              />
              <span>{one}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label>
        {text.lobby.roomName}
        <input
          name="room-name"
          value={name}
          maxLength={MAX_TEXT_CHARS}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <BotsField players={players} count={count} change={setCount} />
      <OptionsForm options={options} players={players} change={setOptions} words={timeWords(clock)}>
        <TimeField control={clock} change={setClock} />
        <AccessField access={access} change={setAccess} />
      </OptionsForm>
      <button class="button primary" disabled={busy}>
        {busy ? text.connection.sending : text.lobby.createButton}
      </button>
      <p class="quiet">{text.lobby.byLink}</p>
    </form>
  );
}
