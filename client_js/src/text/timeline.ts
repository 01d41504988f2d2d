/** The texts of the timeline of a match, in the language in use (locales/, part `timeline`). */
export { texts as timelineText } from "./generated/timeline";
