/** The texts of the game in a match, in the language in use (locales/, part `volt_match`): they are loaded with the first match. */
export { texts as matchText } from "./generated/match";
