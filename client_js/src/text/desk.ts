/** The texts of the moderators' desk, in the language in use (locales/, part `desk`). */
export { texts as deskText } from "./generated/desk";
