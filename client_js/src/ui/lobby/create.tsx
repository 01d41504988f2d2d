/** The form of a new room. */
import { useState } from "preact/hooks";
import { gamePages } from "../../games/pages";
import { lineUp } from "../../model/opponents";
import { PRESETS, planOf, presetOf } from "../../model/presets";
import type { Plan } from "../../model/presets";
import { USUAL } from "../../model/settings";
import { timeWords } from "../../model/time_controls";
import type { RoomSettingsView } from "../../protocol/generated";
import { text } from "../../text";
import { Field, TextField } from "../fields";
import { useShell } from "../hooks";
import { AccessField } from "../invitations/access_field";
import { useCreating } from "../play_now";
import { roomPath } from "../router";
import { TimeField } from "../time_field";
import { ReadyCheckField } from "../pre_match/ready_check";
import { WatchingField } from "../spectators/field";
import { BotsField } from "./bots_field";
import { LanguageField } from "./language_field";
import { PlayersField } from "./players_field";

const GAME = "twin_tin_bots";
const { CoverArt, OptionsForm, standard, fitted } = gamePages[GAME];

export function CreateForm() {
  const { client, opponents, navigate } = useShell();
  const [plan, setPlan] = useState<Plan>({ players: 2, options: standard, clock: null });
  const [count, setCount] = useState(0);
  const [name, setName] = useState("");
  const [settings, setSettings] = useState(USUAL);
  const { players, options, clock } = plan;
  const busy = useCreating();
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const bots = lineUp({ ...opponents.value, count });
    const room = await client.create({ game: GAME, players, name: name.trim(), options, clock, bots, settings });
    if (room !== null) navigate(roomPath(room));
  };
  const change = (changed: Partial<Plan>) => {
    const next = { ...plan, ...changed };
    setPlan({ ...next, options: fitted(next.options, next.players) });
    setCount(Math.min(count, next.players - 1));
  };
  const keep = (changed: Partial<RoomSettingsView>) => setSettings({ ...settings, ...changed });
  return (
    <form class="plate create" onSubmit={(event) => void create(event)}>
      <CoverArt />
      <h2>{text.lobby.create}</h2>
      <PresetField plan={plan} change={change} />
      <PlayersField name="players" players={players} change={(chosen) => change({ players: chosen })} />
      <TextField label={text.lobby.roomName} name="room-name" value={name} change={setName} />
      <BotsField players={players} count={count} change={setCount} />
      <OptionsForm
        options={options}
        players={players}
        change={(chosen) => change({ options: chosen })}
        words={timeWords(clock)}
      >
        <TimeField control={clock} change={(chosen) => change({ clock: chosen })} />
        <Field title={text.lobby.people}>
          <AccessField access={settings.access} change={(access) => keep({ access })} />
          <LanguageField
            label={text.lobby.language}
            language={settings.language}
            change={(language) => keep({ language })}
          />
          <ReadyCheckField checked={settings.ready_check} change={(ready_check) => keep({ ready_check })} />
        </Field>
        <WatchingField settings={settings} change={keep} />
      </OptionsForm>
      <button class="button primary" disabled={busy}>
        {busy ? text.connection.sending : text.lobby.createButton}
      </button>
      <p class="quiet">{text.lobby.byLink}</p>
    </form>
  );
}

interface PresetProps {
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
}

/** Ready-made rooms, one click each. */
function PresetField({ plan, change }: PresetProps) {
  const chosen = presetOf(plan, standard);
  return (
    <fieldset>
      <legend>{text.lobby.kind}</legend>
      <div class="presets">
        {PRESETS.map((preset) => (
          <label key={preset} class="count" title={text.lobby.presets[preset].about}>
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={chosen === preset}
              onChange={() => change(planOf(preset, plan, standard))}
            />
            <span>{text.lobby.presets[preset].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
