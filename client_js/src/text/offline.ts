/** The texts about times without a connection and newer versions, in the language in use (locales/, part `offline`). */
export { texts as offlineText } from "./generated/offline";
