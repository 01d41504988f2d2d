/** The texts of places on the board, in the language in use (locales/, part `twin_tin_bots_places`). */
export { texts as placesText } from "./generated/places";
