import { createContext } from "preact";

/** Whether a part of the page lies unseen behind another one: it opens no dialogs then. */
export const CoveredContext = createContext(false);
