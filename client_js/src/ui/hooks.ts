import { createContext } from "preact";
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import type { Client } from "../client";
import type { Opponents } from "../model/opponents";
import type { Theme, Speed } from "../model/display";
import type { Me } from "../net/identity";
import type { Store } from "../store";

/** How a visitor gets a name: a proposed one, by a question, or by a log-in. */
export type Entry = "proposed" | "name" | "account";

/** The context of all components below `App`. */
export interface Shell {
  readonly client: Client;
  readonly speed: Store<Speed>;
  readonly theme: Store<Theme>;
  /** The bots that this person likes to play against. */
  readonly opponents: Store<Opponents>;
  readonly me: Me;
  /** Changes the identity of this browser; `leave` ends it and shows the reason. */
  become(me: Me): void;
  leave(reason: string): void;
  navigate(path: string): void;
  /** Resolves to whether the visitor has a name now; at once for a user. */
  enter(how: Entry): Promise<boolean>;
}

/** Who a visitor without a name is. */
export const NO_NAME: Me = { identity: "", name: "", registered: false, moderator: false };

export const ShellContext = createContext<Shell | null>(null);

/** The shell of a visitor without a name. */
export function visitorShell(parts: Omit<Shell, "me" | "leave">): Shell {
  return { ...parts, me: NO_NAME, leave: () => undefined };
}

/** The shell that every component below `App` has. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell around this component");
  return shell;
}

interface Actions<Choice, Command> {
  readonly answer: (choice: Choice, command: Command) => void;
}

/** A function that answers the open choice, and does nothing without one. It stays the same as long as the choice does. */
export function useAnswer<Choice extends { readonly id: number; readonly seat: number }, Command>(
  choice: Choice | null,
  { answer }: Actions<Choice, Command>,
): (command: Command) => void {
  return useCallback(
    (command) => {
      if (choice) answer(choice, command);
    },
    [answer, choice?.id, choice?.seat],
  );
}

const NEAR_PX = 60;
const HIDDEN = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };

/**
 * Keeps a list at its end when lines are added (another `mark`), unless the reader has scrolled up or the list shows
 * another place (`follows` is false). Returns the ref of the list, and a function that says whether it is at its end.
 */
export function useStickToEnd(mark: unknown, follows = true) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef({ atEnd: true, top: 0, follows }).current;
  const isAtEnd = () => {
    const { scrollTop, scrollHeight, clientHeight } = list.current ?? HIDDEN;
    // a list that was at its end still is if nothing but its length has changed: only the reader scrolls up
    if (clientHeight > 0) last.atEnd = scrollHeight - scrollTop - clientHeight < NEAR_PX || (last.atEnd && scrollTop >= last.top);
    last.top = scrollTop;
    return last.atEnd;
  };
  const stick = () => {
    if (!list.current || !last.follows || !last.atEnd) return;
    list.current.scrollTop = list.current.scrollHeight;
    last.top = list.current.scrollTop;
  };
  isAtEnd(); // before the change is drawn: if the reader has scrolled, the event may still be to come
  last.follows = follows;
  useEffect(() => {
    // Listener and observer go with the element.
    list.current!.addEventListener("scroll", isAtEnd);
    new ResizeObserver(() => isAtEnd() && stick()).observe(list.current!); // it may have been hidden until now
  }, []);
  useLayoutEffect(stick, [mark]); // before `isAtEnd` sees that lines at the beginning are gone
  return { list, isAtEnd };
}

/** A request to the service over HTTP, made by a component. */
export interface HttpRequest {
  readonly busy: boolean;
  /** Why it was not done, in a sentence. */
  readonly problem: string | null;
  /** Runs an action, unless one is running; returns whether it succeeded. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/**
 * A request that a component makes: whether it is under way, and why it was refused. It does nothing while `busy`.
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
