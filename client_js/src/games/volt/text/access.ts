/** The texts for players who do not see the arena, in the language in use (locales/, part `volt_access`). */
export { texts as accessText } from "./generated/access";
