/** The texts of the end of a match of any game, in the language in use (locales/, part `end`). */
export { texts as endText } from "./generated/end";
