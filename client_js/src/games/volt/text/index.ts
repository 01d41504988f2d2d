/** The texts of the game outside of matches, in the language in use (locales/, part `volt`). */
export { texts as text } from "./generated/lobby";
