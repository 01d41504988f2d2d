/** The texts of the module cards, in the language in use (locales/, part `volt_cards`). */
export { texts as cardText } from "./generated/cards";
