/** Pages without a header, in one file, since few visitors see either. */
export { BannedPage } from "./banned_page";
export { ResetPage } from "./reset_page";
