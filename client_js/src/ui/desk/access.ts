/** Requests of the desk: one that needs the password again locks the page. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Refusal } from "../../net/api";
import { type HttpRequest, useHttpRequest } from "../hooks";

/** Locks the desk until the password is entered. */
export const LockContext = createContext<() => void>(() => undefined);

const LOCKED: ReadonlySet<string> = new Set(["password_needed", "not_moderator"]);

/** As `useHttpRequest`; a refusal that asks for the password, or for a moderator, locks the desk, too. */
export function useDeskRequest(): HttpRequest {
  const lock = useContext(LockContext);
  const asking = useHttpRequest();
  const run = (action: () => Promise<void>) =>
    asking.run(async () => {
      try {
        await action();
      } catch (error) {
        if (error instanceof Refusal && LOCKED.has(error.code)) lock();
        throw error;
      }
    });
  return { ...asking, run };
}
