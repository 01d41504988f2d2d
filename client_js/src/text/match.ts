/** The texts of rooms and matches, in the language in use (locales/, part `match`): they are loaded with the first room. */
export { texts as matchText } from "./generated/match";
