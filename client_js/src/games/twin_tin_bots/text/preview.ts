/** The texts of previews, in the language in use (locales/, part `twin_tin_bots_preview`): they are loaded with the first preview. */
export { texts as previewText } from "./generated/preview";
