/** The texts of the game outside of matches, in the language in use (locales/, part `twin_tin_bots`). */
export { texts as text } from "./generated/lobby";
