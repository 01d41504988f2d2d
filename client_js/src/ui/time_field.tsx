import type { GameClient } from "../games/api";
import { PRESETS } from "../model/room_settings";
import { timeSentence, timeWords } from "./shared/option_chips";
import type { TimeControlView } from "../protocol/generated";
import { text } from "#text/platform/first";
import { Field, Labelled } from "./shared/fields";

interface Props {
  readonly game: Pick<GameClient, "questionsInOthersTurns">;
  readonly control: TimeControlView | null;
  readonly change: (control: TimeControlView | null) => void;
}

/** How much time the seats of a new room have. */
export function TimeField({ game, control, change }: Props) {
  return (
    <Field title={text.time.title}>
      {Object.entries(PRESETS).map(([name, preset]) => (
        <Labelled
          key={name}
          name="time"
          value={name}
          label={timeWords(preset)[0] ?? text.time.none}
          about={timeSentence(preset, game.questionsInOthersTurns ?? false)}
          checked={preset === control}
          choose={() => change(preset)}
        />
      ))}
      {control && <p class="quiet">{text.time.atZero}</p>}
    </Field>
  );
}
