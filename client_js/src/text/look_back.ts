/** The texts of the ways into a timeline, in the language in use (locales/, part `look_back`). */
export { texts as lookBackText } from "./generated/look_back";
