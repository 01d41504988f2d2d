import type { RoomSettingsView } from "../../protocol/generated";
import { text } from "../../text";
import { Labelled } from "../fields";

/** The settings of a room for everybody. */
export const USUAL: RoomSettingsView = {
  language: "",
  access: "open",
  ready_check: false,
  watching: "open",
  delay_turns: 0,
  delay_seconds: 0,
};

interface Props {
  readonly settings: RoomSettingsView;
  readonly change: (settings: RoomSettingsView) => void;
}

/** Whether everybody has to say that they are ready. */
export function ReadyCheckField({ settings, change }: Props) {
  return (
    <Labelled
      type="checkbox"
      name="ready-check"
      value="ready-check"
      label={text.seats.readyCheck}
      about={text.seats.readyCheckAbout}
      checked={settings.ready_check}
      choose={(ready_check) => change({ ...settings, ready_check })}
    />
  );
}
