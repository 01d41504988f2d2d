/** The forms of accounts, loaded when one is first shown: most visits need none. */
import { Silent, lazy } from "../lazy";

export const LogInForm = lazy(async () => (await import("./log_in")).LogInForm, Silent);
