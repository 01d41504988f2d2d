/** The texts of the dialog that invites to a table, in the language in use (locales/, part `invite`). */
export { texts as inviteText } from "./generated/invite";
