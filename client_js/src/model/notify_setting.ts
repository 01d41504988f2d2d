/** Whether the browser notifies the player of a turn while the page is hidden. */
import { browserStorage } from "./browser_storage";
import { persistedStore } from "./persisted";

export const notifySetting = persistedStore(browserStorage, "botyard.bell", { on: false });
