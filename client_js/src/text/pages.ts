/** The texts of the footer and of the pages of the site, in the language in use (locales/, part `pages`). */
export { texts as pagesText } from "./generated/pages";
