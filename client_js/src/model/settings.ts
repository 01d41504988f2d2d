/** Settings of a room that no game's rules depend on. */
import type { RoomSettingsView } from "../protocol/generated";

/** The settings of an open room without restrictions. */
export const USUAL: RoomSettingsView = {
  language: "",
  access: "open",
  ready_check: false,
  watching: "open",
  delay_turns: 0,
  delay_seconds: 0,
};

/** The languages that the form for a new room offers, by their letters (ISO 639-1). */
export const LANGUAGES = [
  "en", "de", "fr", "es", "it", "pt", "pl", "nl", "cs", "sv", "ru", "uk", "tr", "zh", "ja", "ko",
] as const;
