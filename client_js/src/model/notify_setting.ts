/** Whether this person wants to be told by the browser that it is their turn while nobody sees the page. */
import { persistedStore } from "./persisted";

export const notifySetting = persistedStore(localStorage, "botyard.bell", { on: false });
