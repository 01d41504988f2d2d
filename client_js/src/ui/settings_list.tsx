import { text } from "#text/platform/first";
import { text as settingsText } from "#text/platform/settings";
import { matchPartOf } from "../games/registry";
import { THEMES, SPEEDS } from "../model/display";
import { useStore } from "../store";
import { Field, RadioRow } from "./shared/fields";
import { useShell } from "./hooks";
import { LanguageSelect } from "./front/header";
import { SoundSetting } from "./later/sounds";

/** What the settings dialog holds. */
export function SettingsList() {
  return (
    <>
      <SpeedSetting />
      <SoundSetting />
      <ThemeSetting />
      <Field title={text.settings.language}>
        <LanguageSelect />
      </Field>
      <GameSettings />
    </>
  );
}

/** The speed of the animations. */
function SpeedSetting() {
  const { speed } = useShell();
  const current = useStore(speed);
  return (
    <Field title={settingsText.settings.speed}>
      <RadioRow
        name="speed"
        values={SPEEDS}
        wordOf={(one) => settingsText.settings.speeds[one]}
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

/** The colours of the pages. */
function ThemeSetting() {
  const { theme } = useShell();
  const current = useStore(theme);
  return (
    <Field title={settingsText.settings.theme}>
      <RadioRow
        name="theme"
        values={THEMES}
        wordOf={(one) => settingsText.settings.themes[one]}
        chosen={current}
        choose={(one) => theme.set(one)}
      />
    </Field>
  );
}
