/** The texts of new tables, of joining one and of a person's own matches (locales/, part `tables`). */
export { texts as tablesText } from "./generated/tables";
