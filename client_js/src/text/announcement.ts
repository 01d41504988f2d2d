/** The texts of announcements by operators, in the language in use (locales/, part `announcement`). */
export { texts as announcementText } from "./generated/announcement";
