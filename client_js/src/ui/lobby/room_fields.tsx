/** The fields that rooms of every game have, in the forms for a new room and for a change of one; that of the language is among the filters, too. */
import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { type WatchSettings, DELAYS, delayOf, keyOf, LANGUAGES } from "../../model/room_settings";
import type { Access, RoomSettingsView, Watching } from "../../protocol/generated";
import { languageName } from "../../text/language";
import { Field, Labelled, SelectField } from "../shared/fields";
import { wordsOfDelay } from "../shared/option_chips";

/**
 * The settings that change with the access. A private table can't be watched without a link. One that becomes open, and
 * could be watched by a link, can be watched by all.
 */
function withAccess({ watching }: RoomSettingsView, access: Access): Partial<RoomSettingsView> {
  if (access === "invited" && watching === "open") return { access, watching: "link" };
  return access === "open" && watching === "link" ? { access, watching: "open" } : { access };
}

/** What the server asks of a rated match: all may watch it as it happens. */
const WATCHED = { access: "open", watching: "open", delay_turns: 0, delay_seconds: 0 } as const;

function isWatched({ watching, delay_turns, delay_seconds }: RoomSettingsView): boolean {
  return watching === "open" && delay_turns === 0 && delay_seconds === 0;
}

interface Props {
  readonly settings: RoomSettingsView;
  readonly keep: (changed: Partial<RoomSettingsView>) => void;
  /** Whether the ready check is among the fields. */
  readonly withReadyCheck?: boolean;
  /** Whether the fields include "rated". A setting that excludes rated matches then turns it off. */
  readonly withRated?: boolean;
}

/** Who may take part in a table, and who may watch. */
export function RoomFields({ settings, keep, withReadyCheck = false, withRated = false }: Props) {
  const change = (changed: Partial<RoomSettingsView>) =>
    keep(withRated && !isWatched({ ...settings, ...changed }) ? { ...changed, rated: false } : changed);
  return (
    <>
      <Field title={tablesText.lobby.people}>
        <Labelled
          type="checkbox"
          name="by-invitation"
          label={text.invitations.onlyInvited}
          about={tablesText.invitations.onlyInvitedAbout}
          checked={settings.access === "invited"}
          choose={(checked) => change(withAccess(settings, checked ? "invited" : "open"))}
        />
        <LanguageField
          label={tablesText.lobby.language}
          language={settings.language}
          change={(language) => keep({ language })}
        />
        {withRated && (
          <Labelled
            type="checkbox"
            name="rated"
            label={text.lobby.rated}
            about={tablesText.lobby.ratedAbout}
            checked={settings.rated}
            choose={(rated) => keep(rated ? { ...WATCHED, rated } : { rated })}
          />
        )}
        {withReadyCheck && (
          <ReadyCheckField checked={settings.ready_check} change={(ready_check) => keep({ ready_check })} />
        )}
      </Field>
      <WatchingField settings={settings} isPrivate={settings.access === "invited"} change={change} />
    </>
  );
}

/** Whether a match starts only when all players are ready. */
export function ReadyCheckField({ checked, change }: { checked: boolean; change: (checked: boolean) => void }) {
  return (
    <Labelled
      type="checkbox"
      name="ready-check"
      label={text.lobby.readyCheck}
      about={tableText.lobby.readyCheckAbout}
      checked={checked}
      choose={change}
    />
  );
}

interface WatchingProps {
  readonly settings: WatchSettings;
  readonly change: (changed: Partial<WatchSettings>) => void;
  /** Whether only the invited may sit down: then there are no spectators without a link. */
  readonly isPrivate: boolean;
}

const WHO: readonly Watching[] = ["open", "link", "none"];

/** Who may watch the match, and how late. */
export function WatchingField({ settings, change, isPrivate }: WatchingProps) {
  return (
    <Field title={tablesText.watching.title}>
      <SelectField
        label={tablesText.watching.who}
        name="watching"
        values={WHO.filter((who) => who !== "open" || !isPrivate)}
        wordOf={(who) => tablesText.watching.whoMay[who]}
        chosen={settings.watching}
        choose={(watching) => change({ watching })}
      />
      {settings.watching !== "none" && (
        <SelectField
          label={tablesText.watching.delay}
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

interface LanguageProps {
  readonly label: string;
  readonly language: string;
  readonly change: (language: string) => void;
}

/** Which language is spoken; any if none is chosen. */
export function LanguageField({ label, language, change }: LanguageProps) {
  return (
    <SelectField
      label={label}
      name="language"
      values={["", ...LANGUAGES]}
      wordOf={(letters) => (letters === "" ? tablesText.lobby.anyLanguage : languageName(letters))}
      chosen={language}
      choose={change}
    />
  );
}
