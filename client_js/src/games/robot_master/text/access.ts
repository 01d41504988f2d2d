/** The texts of the list of keys, in the language in use (locales/, part `robot_master_access`). */
export { texts as accessText } from "./generated/access";
