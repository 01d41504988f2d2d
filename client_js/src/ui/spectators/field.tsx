/** Fields for the spectators of a room: access and delay. */
import { text } from "#text/platform/tables";
import { DELAYS, delayOf, keyOf } from "../../model/room_settings";
import type { WatchSettings } from "../../model/room_settings";
import type { Watching } from "../../protocol/generated";
import { Field, SelectField } from "../shared/fields";
import { wordsOfDelay } from "../shared/option_chips";

interface Props {
  readonly settings: WatchSettings;
  readonly change: (changed: Partial<WatchSettings>) => void;
  /** Whether only the invited may sit down: then there are no spectators without a link. */
  readonly isPrivate: boolean;
}

const WHO: readonly Watching[] = ["open", "link", "none"];

/** Who may watch the match, and how late. */
export function WatchingField({ settings, change, isPrivate }: Props) {
  return (
    <Field title={text.watching.title}>
      <SelectField
        label={text.watching.who}
        name="watching"
        values={WHO.filter((who) => who !== "open" || !isPrivate)}
        wordOf={(who) => text.watching.whoMay[who]}
        chosen={settings.watching}
        choose={(watching) => change({ watching })}
      />
      {settings.watching !== "none" && (
        <SelectField
          label={text.watching.delay}
          name="delay"
          values={DELAYS.map(keyOf)}
          wordOf={(key) => wordsOfDelay(delayOf(key))}
          chosen={keyOf(settings)}
          choose={(key) => change(delayOf(key))}
        />
      )}
    </Field>
  );
}
