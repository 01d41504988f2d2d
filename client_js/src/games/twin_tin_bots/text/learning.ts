/** The texts that teach the game, in the language in use (locales/, part `twin_tin_bots_learning`). */
export { texts as learningText } from "./generated/learning";
