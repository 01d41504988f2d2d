import { useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { useShell } from "./hooks";

/** A request to the service over HTTP, made by a component. */
export interface HttpRequest {
  readonly busy: boolean;
  /** Why it was not done, in a sentence. */
  readonly problem: string | null;
  /** Runs an action, unless one is running; returns whether it succeeded. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/**
 * A request that a component makes: whether it is under way, and why it was refused. Two never run at once.
 * `report`: takes what went wrong in place of `problem`.
 */
export function useHttpRequest(report?: (error: Error) => void): HttpRequest {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: () => Promise<unknown>) => {
    if (busy) return false;
    setBusy(true); // a second click would do it twice
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      if (report) report(error as Error);
      else setProblem(sentenceOf(error as Error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}

/** Shows the user what went wrong, in a sentence that stays until dismissed. */
export function useReportError(): (error: Error) => void {
  const { client } = useShell();
  return (error) => client.notify(sentenceOf(error));
}

/** As `useHttpRequest`, but what went wrong is shown as by `useReportError`. */
export function useReportedRequest(): Pick<HttpRequest, "busy" | "run"> {
  return useHttpRequest(useReportError());
}

/** A sentence for an error. Without an answer, or one in time, `fetch` throws an error with words of the browser. */
export function sentenceOf(error: Error): string {
  return error instanceof TypeError || error.name === "TimeoutError" ? text.app.unreachable : error.message;
}
