/** The texts of the setting for sounds, in the language in use (locales/, part `sounds`). */
export { texts as soundsText } from "./generated/sounds";
