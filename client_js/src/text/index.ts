/** The texts of every page, in the language in use (locales/, part `first`). */
export { texts as text } from "./generated/first";
