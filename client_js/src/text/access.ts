/** The texts of a match for keyboards and screen readers, in the language in use (locales/, part `access`). */
export { texts as accessText } from "./generated/access";
