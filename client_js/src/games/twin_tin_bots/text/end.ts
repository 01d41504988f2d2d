/** The texts of the end of a match, in the language in use (locales/, part `twin_tin_bots_end`): they are loaded with it. */
export { texts as endText } from "./generated/end";
