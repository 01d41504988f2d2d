/** The dialog at the end of a match, a file of its own that is loaded when a match ends. */
import { Silent, lazy } from "../lazy";

/** A match that has ended without a result. */
export const AbandonedDialog = lazy(async () => (await import("./later/end_dialog")).AbandonedDialog, Silent);

/** The end of a match and what can follow; the dialog can be closed to look at the board. */
export const EndDialog = lazy(async () => (await import("./later/end_dialog")).EndDialog, Silent);
