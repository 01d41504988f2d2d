/** What shows a preview, and the form of preset answers: loaded with the player's first turn. */
import "./preview.css";

export { forecast } from "./forecast";
export { PresetAnswersDialog } from "./preset_answers_form";
export { PreviewOverlay } from "./preview_overlay";
export { PreviewPanel } from "./preview_panel";
