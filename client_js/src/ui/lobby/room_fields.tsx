/** The fields that rooms of every game have, in the forms for a new room and for a change of one. */
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import type { Access, RoomSettingsView } from "../../protocol/generated";
import { ReadyCheckField } from "../pre_match/ready_check";
import { Field, Labelled } from "../shared/fields";
import { WatchingField } from "../spectators/field";
import { LanguageField } from "./language_field";

/** The settings that change with the access: a private table is watched by a link at most. */
function withAccess({ watching }: RoomSettingsView, access: Access): Partial<RoomSettingsView> {
  if (access === "invited" && watching === "open") return { access, watching: "link" };
  return access === "open" && watching === "link" ? { access, watching: "open" } : { access };
}

/** What a rated match must be: everyone may watch it as it is played. */
const WATCHED = { access: "open", watching: "open", delay_turns: 0, delay_seconds: 0 } as const;

/** Whether a match with these settings can be rated. */
function canBeRated(settings: RoomSettingsView): boolean {
  return settings.watching === "open" && settings.delay_turns === 0 && settings.delay_seconds === 0;
}

interface Props {
  readonly settings: RoomSettingsView;
  readonly keep: (changed: Partial<RoomSettingsView>) => void;
  /** Whether the ready check is among the fields. */
  readonly withReadyCheck?: boolean;
  /** Whether the match may become a rated one; that is decided with the room. */
  readonly mayBeRated?: boolean;
}

/** Who may take part in a table, and who may watch. */
export function RoomFields({ settings, keep, withReadyCheck = false, mayBeRated = false }: Props) {
  const change = (changed: Partial<RoomSettingsView>) => {
    const next = { ...settings, ...changed };
    keep({ ...changed, rated: mayBeRated ? next.rated && canBeRated(next) : settings.rated });
  };
  return (
    <>
      <Field title={tablesText.lobby.people}>
        {mayBeRated && (
          <Labelled
            type="checkbox"
            name="rated"
            value="rated"
            label={tablesText.lobby.rated}
            about={tablesText.lobby.ratedAbout}
            checked={settings.rated}
            choose={(rated) => keep(rated ? { rated, ...WATCHED } : { rated })}
          />
        )}
        <AccessField access={settings.access} change={(access) => change(withAccess(settings, access))} />
        <LanguageField
          label={tablesText.lobby.language}
          language={settings.language}
          change={(language) => keep({ language })}
        />
        {withReadyCheck && (
          <ReadyCheckField checked={settings.ready_check} change={(ready_check) => keep({ ready_check })} />
        )}
      </Field>
      <WatchingField settings={settings} isPrivate={settings.access === "invited"} change={change} />
    </>
  );
}

interface AccessFieldProps {
  readonly access: Access;
  readonly change: (access: Access) => void;
}

/** The field for who may take a seat in a new room. */
function AccessField({ access, change }: AccessFieldProps) {
  return (
    <Labelled
      type="checkbox"
      name="by-invitation"
      value="invited"
      label={text.invitations.onlyInvited}
      about={tablesText.invitations.onlyInvitedAbout}
      checked={access === "invited"}
      choose={(checked) => change(checked ? "invited" : "open")}
    />
  );
}
