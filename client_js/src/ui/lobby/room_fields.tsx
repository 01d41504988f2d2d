/** The fields that rooms of every game have, in the forms for a new room and for a change of one. */
import type { GameLobbyPart } from "../../games/api";
import type { Access, RoomSettingsView, TimeControlView } from "../../protocol/generated";
import { text } from "#text/platform/first";
import { Field } from "../shared/fields";
import { AccessField } from "../invitations/access_field";
import { ReadyCheckField } from "../pre_match/ready_check";
import { WatchingField } from "../spectators/field";
import { TimeField } from "../time_field";
import { LanguageField } from "./language_field";

/** The settings that change with the access: a private table is watched by a link at most. */
function withAccess({ watching }: RoomSettingsView, access: Access): Partial<RoomSettingsView> {
  if (access === "invited" && watching === "open") return { access, watching: "link" };
  return access === "open" && watching === "link" ? { access, watching: "open" } : { access };
}

interface Props {
  readonly game: GameLobbyPart;
  readonly clock: TimeControlView | null;
  readonly setClock: (clock: TimeControlView | null) => void;
  readonly settings: RoomSettingsView;
  readonly keep: (changed: Partial<RoomSettingsView>) => void;
  /** Whether the ready check is among the fields. */
  readonly withReadyCheck?: boolean;
}

export function RoomFields({ game, clock, setClock, settings, keep, withReadyCheck = false }: Props) {
  return (
    <>
      <TimeField game={game} control={clock} change={setClock} />
      <Field title={text.lobby.people}>
        <AccessField access={settings.access} change={(access) => keep(withAccess(settings, access))} />
        <LanguageField
          label={text.lobby.language}
          language={settings.language}
          change={(language) => keep({ language })}
        />
        {withReadyCheck && (
          <ReadyCheckField checked={settings.ready_check} change={(ready_check) => keep({ ready_check })} />
        )}
      </Field>
      <WatchingField settings={settings} isPrivate={settings.access === "invited"} change={keep} />
    </>
  );
}
