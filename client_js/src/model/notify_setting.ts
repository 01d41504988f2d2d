/** Whether the browser notifies the player of a turn while the page is hidden. */
import { persistedStore } from "./persisted";

export const notifySetting = persistedStore(localStorage, "botyard.bell", { on: false });
