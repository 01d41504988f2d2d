/** The texts of the friends in the lobby, in the language in use (locales/, part `friends`). */
export { texts as friendsText } from "./generated/friends";
