/** The texts about games of installed packages, in the language in use (locales/, part `outside_games`). */
export { texts as outsideGamesText } from "./generated/outside_games";
