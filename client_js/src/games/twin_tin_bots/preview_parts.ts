/** Everything that shows a preview; loaded with the player's first turn. */
import "./preview.css";

export { forecast } from "./forecast";
export { PreviewOverlay } from "./preview_overlay";
export { PreviewPanel } from "./preview_panel";
