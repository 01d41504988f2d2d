/** The texts that teach the game, in the language in use (locales/, part `robot_master_learning`). */
export { texts as learningText } from "./generated/learning";
