/** The texts of the account page and of its forms (locales/, part `account`). */
export { texts as accountText } from "./generated/account";
