/** The texts that teach the game, in the language in use (locales/, part `volt_learning`). */
export { texts as learningText } from "./generated/learning";
