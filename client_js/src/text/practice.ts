/** The texts of lessons, rules pages, puzzles and sandboxes, in the language in use (locales/, part `practice`). */
export { texts as practiceText } from "./generated/practice";
