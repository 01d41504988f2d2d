/** The form of a new room. */
import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import type { GameLobbyPart, RoomPlan } from "../../games/api";
import { botLevelsOf, allGames } from "../../games/registry";
import { lineUp } from "../../model/opponents";
import { USUAL, presetOf } from "../../model/room_settings";
import type { RoomSettingsView } from "../../protocol/generated";
import { LevelField } from "../bot_badge";
import { Dialog } from "../dialog";
import { useShell } from "../hooks";
import { useCreating, useChosenGame, chooseGame } from "../play_now";
import { fromHere } from "../router";
import { PlayersField, TextField, Field, RadioRow, SelectField } from "../shared/fields";
import { RoomFields } from "./room_fields";
import { TimeField } from "./time_field";

/** The settings of a new table of a game. */
function GameForm({ game }: { game: GameLobbyPart }) {
  const { client, opponents, me, navigate } = useShell();
  const { standard, presets, fit, Form } = game.options;
  const [plan, setPlan] = useState<RoomPlan>(() => {
    const players = game.playerCounts.find((several) => several > 1) ?? game.playerCounts[0]!;
    return { players, options: fit(standard, players), clock: null };
  });
  const [count, setCount] = useState(0);
  const [name, setName] = useState("");
  const [settings, setSettings] = useState(USUAL);
  const { players, options, clock } = plan;
  const busy = useCreating();
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const go = fromHere(navigate);
    const bots = lineUp({ ...opponents.value, count }, botLevelsOf(game.id));
    const rated = settings.rated && players > 1;
    const room = await client.create({ game: game.id, players, name: name.trim(), options, clock, bots, settings: { ...settings, rated } });
    if (room !== null) go(room);
  };
  const change = (changed: Partial<RoomPlan>) => {
    const next = { ...plan, ...changed };
    setPlan({ ...next, options: fit(next.options, next.players) });
    setCount(Math.min(count, next.players - 1));
  };
  const keep = (changed: Partial<RoomSettingsView>) => setSettings({ ...settings, ...changed });
  return (
    <form class="create" onSubmit={(event) => void create(event)}>
      <div class="create-game">
        <game.CoverArt />
        <GameField />
      </div>
      {presets.length > 1 && <PresetField plan={plan} presets={presets} change={change} />}
      <div class="create-table">
        <PlayersField name="players" counts={game.playerCounts} players={players} change={(chosen) => change({ players: chosen })} />
        <TextField label={tablesText.lobby.roomName} name="room-name" value={name} change={setName} />
        <TimeField game={game} control={clock} change={(chosen) => change({ clock: chosen })} />
        {players > 1 && <BotsField game={game.id} players={players} count={count} change={setCount} />}
      </div>
      <Form options={options} players={players} change={(chosen) => change({ options: chosen })} words={[]}>
        <RoomFields {...{ settings, keep }} withReadyCheck={players > 1} withRated={players > 1 && me.registered === true} />
      </Form>
      <div class="create-end">
        <button class="button primary" disabled={busy}>
          {busy ? text.connection.sending : tablesText.lobby.createButton}
        </button>
      </div>
    </form>
  );
}

interface PresetProps {
  readonly plan: RoomPlan;
  readonly presets: GameLobbyPart["options"]["presets"];
  readonly change: (plan: RoomPlan) => void;
}

/** Ready-made rooms, one click each, with a sentence about each. */
function PresetField({ plan, presets, change }: PresetProps) {
  const chosen = presetOf(plan, presets);
  return (
    <fieldset>
      <legend>{tablesText.lobby.kind}</legend>
      <div class="presets">
        {presets.map((preset) => (
          <label key={preset.id} class="count">
            <input
              type="radio"
              name="preset"
              value={preset.id}
              checked={chosen === preset}
              onChange={() => change(preset.apply(plan))}
            />
            <span class="preset">
              <b>{preset.name}</b>
              <small>{preset.about}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface BotsProps {
  readonly game: string;
  readonly players: number;
  readonly count: number;
  readonly change: (count: number) => void;
}

/** How many seats of a new room bots take, up to all but one. */
function BotsField({ game, players, count, change }: BotsProps) {
  return (
    <div class="bots-field">
      <SelectField
        label={tablesText.bots.seated}
        name="bots"
        values={[...Array(players).keys()]}
        wordOf={(bots) => botsWords(bots, players)}
        chosen={count}
        choose={change}
      />
      {count > 0 && <LevelField levels={botLevelsOf(game)} />}
    </div>
  );
}

function botsWords(bots: number, players: number): string {
  if (bots === 0) return tablesText.bots.none;
  return bots === players - 1 ? tablesText.bots.fill(bots) : text.bots.count(bots);
}

/** The dialog with the form of a new table of the chosen game. */
export function NewTable({ close }: { close: () => void }) {
  const game = useChosenGame();
  return (
    <Dialog title={text.lobby.create} close={close}>
      <GameForm key={game.id} game={game} />
    </Dialog>
  );
}

/** A field for the game; nothing if there is only one. */
function GameField() {
  const game = useChosenGame();
  const games = allGames();
  if (games.length < 2) return null;
  const titleOf = (wanted: string) => games.find(({ id }) => id === wanted)!.title;
  return (
    <Field title={tablesText.filters.game}>
      <RadioRow name="game" values={games.map(({ id }) => id)} wordOf={titleOf} chosen={game.id} choose={chooseGame} />
    </Field>
  );
}
