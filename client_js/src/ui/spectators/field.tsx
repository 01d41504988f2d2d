/** Fields for the spectators of a room: access and delay. */
import { text } from "#text/platform/tables";
import { DELAYS, delayOf, keyOf } from "../../model/room_settings";
import type { WatchSettings } from "../../model/room_settings";
import type { Watching } from "../../protocol/generated";
import { Field } from "../shared/fields";
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
      <label>
        {text.watching.who}
        <select
          name="watching"
          value={settings.watching}
          onChange={(event) => change({ watching: event.currentTarget.value as Watching })}
        >
          {WHO.filter((who) => who !== "open" || !isPrivate).map((who) => (
            <option key={who} value={who}>
              {text.watching.whoMay[who]}
            </option>
          ))}
        </select>
      </label>
      {settings.watching !== "none" && (
        <label>
          {text.watching.delay}
          <select
            name="delay"
            value={keyOf(settings)}
            onChange={(event) => change(delayOf(event.currentTarget.value))}
          >
            {DELAYS.map((delay) => (
              <option key={keyOf(delay)} value={keyOf(delay)}>
                {wordsOfDelay(delay)}
              </option>
            ))}
          </select>
        </label>
      )}
    </Field>
  );
}
