/** The texts of the form for the options of a room, in the language in use (locales/, part `volt_options`). */
export { texts as optionsText } from "./generated/options";
