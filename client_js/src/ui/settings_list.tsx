import { useState } from "preact/hooks";
import type { RoomModel } from "../model/types";
import { gameOf, matchPartOf } from "../games/registry";
import { THEMES } from "../model/theme";
import { SPEEDS } from "../scene/speed";
import { useStore } from "../store";
import { text } from "../text";
import { Field, RadioRow } from "./fields";
import { useShell } from "./hooks";
import { LanguageSelect } from "./language_select";
import { Silent, lazy } from "./lazy";
import { useCoaching } from "./match/source";
import { HandOver } from "./pre_match/hand_over";

const SoundSetting = lazy(async () => (await import("./match/sounds")).SoundSetting, Silent);

/** What the settings dialog holds; `close` closes it. */
export function SettingsList({ close }: { close: () => void }) {
  return (
    <>
      <SpeedSetting />
      <SoundSetting />
      <ThemeSetting />
      <Field title={text.settings.language}>
        <LanguageSelect />
      </Field>
      <GameSettings />
      <HandOver close={close} />
      <ResignSetting close={close} />
    </>
  );
}

function SpeedSetting() {
  const { speed } = useShell();
  const current = useStore(speed);
  return (
    <Field title={text.settings.speed}>
      <RadioRow
        name="speed"
        values={SPEEDS}
        wordOf={(one) => text.settings.speeds[one]}
        chosen={current}
        choose={(one) => speed.set(one)}
      />
    </Field>
  );
}

/** The settings of the game that is played on this page. */
function GameSettings() {
  const { client } = useShell();
  const room = useStore(client.session.room.model);
  const Settings = room ? matchPartOf(room.room.game)?.Settings : undefined;
  return Settings ? <Settings /> : null;
}

function ThemeSetting() {
  const { theme } = useShell();
  const current = useStore(theme);
  return (
    <Field title={text.settings.theme}>
      <RadioRow
        name="theme"
        values={THEMES}
        wordOf={(one) => text.settings.themes[one]}
        chosen={current}
        choose={(one) => theme.set(one)}
      />
    </Field>
  );
}

/** Lets a player leave a running match for good, after a question. */
function ResignSetting({ close }: { close: () => void }) {
  const { client } = useShell();
  const coaching = useCoaching();
  const room = useStore(client.session.room.model);
  const game = room && gameOf(room.room.game);
  const seats = coaching ? [] : playingSeats(room);
  const [asking, setAsking] = useState(false);
  if (seats.length === 0) return null;
  const resign = () => {
    close();
    for (const seat of seats) void client.report(client.session.room.ask({ type: "resign", seat }));
  };
  if (!asking) {
    return (
      <button class="button" onClick={() => setAsking(true)}>
        {text.settings.resign}
      </button>
    );
  }
  return (
    <div class="question" role="group" aria-label={text.settings.resignTitle}>
      <p>{game?.resignWords}</p>
      <div class="actions">
        <button class="button" onClick={() => setAsking(false)}>
          {text.settings.resignNo}
        </button>
        <button class="button danger" onClick={resign}>
          {text.settings.resignYes}
        </button>
      </div>
    </div>
  );
}

/** The viewer's seats that still play. */
function playingSeats(model: RoomModel | null): readonly number[] {
  if (model?.room.status !== "playing" || !model.view) return [];
  const playing = matchPartOf(model.room.game)?.model.playingSeats(model.view) ?? [];
  return model.audience.filter((seat) => playing.includes(seat));
}
