import { useState } from "preact/hooks";
import { text } from "../text";
import { useShell } from "./hooks";

/** Something that is asked of the service over HTTP. */
export interface Asking {
  readonly busy: boolean;
  /** Why it was not done, in a sentence. */
  readonly problem: string | null;
  /** Does it, unless it is being done; whether it was. */
  run(action: () => Promise<void>): Promise<boolean>;
}

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: () => Promise<void>) => {
    if (busy) return false;
    setBusy(true); // a second click would do it twice
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(sentenceOf(error as Error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}

/** Tells the player what went wrong, in a sentence that stays until dismissed. */
export function useReportError(): (error: Error) => void {
  const { client } = useShell();
  return (error) => client.notify(sentenceOf(error));
}

/** What went wrong. Without an answer the browser has only words of its own, and throws a TypeError. */
export function sentenceOf(error: Error): string {
  return error instanceof TypeError ? text.app.unreachable : error.message;
}
