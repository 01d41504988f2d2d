/** The texts of the compact layout of a match, in the language in use (locales/, part `compact`). */
export { texts as compactText } from "./generated/compact";
