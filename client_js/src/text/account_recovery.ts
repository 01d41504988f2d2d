/** The texts of recovery codes, reset links and bans, in the language in use (locales/, part `account_recovery`). */
export { texts as recoveryText } from "./generated/account_recovery";
