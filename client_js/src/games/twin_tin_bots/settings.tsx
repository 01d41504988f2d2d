import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { text as previewText } from "#text/twin_tin_bots/preview";
import { useStore } from "../../store";
import { Labelled } from "../../ui/shared/fields";
import { boardSettings } from "./board_settings";

/** The game's part of the settings dialog. */
export function Settings() {
  const store = boardSettings();
  const settings = useStore(store);
  return (
    <>
    <Labelled
      type="checkbox"
      name="automatic-preview"
      value="on"
      label={previewText.automatic}
      about={previewText.automaticAbout}
      checked={settings.automaticPreview}
      choose={(automaticPreview) => store.set({ ...settings, automaticPreview })}
    />
    <Labelled
      type="checkbox"
      name="own-base-near"
      value="on"
      label={matchText.glance.ownBaseNear}
      about={matchText.glance.ownBaseNearAbout}
      checked={settings.ownBaseNear}
      choose={(ownBaseNear) => store.set({ ...settings, ownBaseNear })}
    />
    <Labelled
      type="checkbox"
      name="side-marks"
      value="on"
      label={matchText.glance.sideMarks}
      about={matchText.glance.sideMarksAbout}
      checked={settings.sideMarks}
      choose={(sideMarks) => store.set({ ...settings, sideMarks })}
    />
    <Labelled
      type="checkbox"
      name="hex-names"
      value="on"
      label={placesText.names}
      about={placesText.namesAbout}
      checked={settings.hexNames}
      choose={(hexNames) => store.set({ ...settings, hexNames })}
    />
    </>
  );
}
