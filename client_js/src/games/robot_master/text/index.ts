/** The texts of the game outside of matches, in the language in use (locales/, part `robot_master`). */
export { texts as text } from "./generated/lobby";
