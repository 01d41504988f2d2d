/** The texts of a player's desk, in the language in use (locales/, part `volt_play`). */
export { texts as playText } from "./generated/play";
