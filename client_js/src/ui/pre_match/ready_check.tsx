import { text } from "#text/platform/first";
import { text as tableText } from "#text/match/table";
import { Labelled } from "../shared/fields";

interface Props {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

/** Whether a match starts only when all players are ready. */
export function ReadyCheckField({ checked, change }: Props) {
  return (
    <Labelled
      type="checkbox"
      name="ready-check"
      value="ready-check"
      label={text.lobby.readyCheck}
      about={tableText.lobby.readyCheckAbout}
      checked={checked}
      choose={change}
    />
  );
}
