/** The texts of the game in a match, in the language in use (locales/, part `twin_tin_bots_match`): they are loaded with the first match. */
export { texts as matchText } from "./generated/match";
