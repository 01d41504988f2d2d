/** The texts of the inbox, in the language in use (locales/, part `inbox`). */
export { texts as inboxText } from "./generated/inbox";
