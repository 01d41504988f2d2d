/** Whether this person wants to be told by the browser that it is their turn while nobody sees the page. */
import { keptStore } from "./kept";

export const bell = keptStore(localStorage, "botyard.bell", { on: false });
