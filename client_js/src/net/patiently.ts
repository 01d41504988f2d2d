/** Requests that a busy service gets again. */
import { Refusal } from "./api";

const RETRIES = 5;
const RETRY_MS = 1_000;

/** Repeats a request while the service is only busy, up to five times and a second apart. Rejects as `ask` does. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !(error instanceof Refusal) || (error.code !== "busy" && error.code !== "too_fast")) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
