/** Trying a change before it is sent: asked of the service, shown as what would happen, gone at the next input. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Unknown } from "../../protocol/generated";
import type { Branch, Change, Choice, GameEvent, View } from "./generated";
import { matchText } from "./text/match";
import type { MatchActions } from "../api";
import { forecast } from "./forecast";
import type { Forecast } from "./forecast";

/** The answer to a preview, with the content of this game. */
export interface Previewed {
  readonly events: readonly (GameEvent | Unknown)[];
  readonly choice: Choice | null;
  readonly branches: readonly Branch[];
}

/** A change that is previewed, and what the service says would come of it. */
interface Attempt {
  readonly seat: number;
  readonly changes: readonly Change[];
  readonly answer: Previewed | null;
  /** Why there is no answer, in words. */
  readonly refusal: string | null;
  /** Which answer to a zap is looked at. */
  readonly branch: Branch | null;
}

export interface PreviewState {
  readonly attempt: Attempt | null;
  readonly forecast: Forecast | null;
  /** How many runs of the seat are looked ahead, 1..3. */
  readonly rounds: number;
  begin(seat: number, changes: readonly Change[]): void;
  lookAhead(rounds: number): void;
  follow(branch: Branch | null): void;
  end(): void;
}

/** Previews of changes of `view`; one ends when `choice`, the id of the open one, does. */
export function usePreview(view: View, choice: number | null, actions: MatchActions): PreviewState {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [rounds, setRounds] = useState(1);
  const newest = useRef(0);
  const ask = async (seat: number, changes: readonly Change[], ahead: number) => {
    const mine = (newest.current += 1);
    setAttempt((before) => ({ answer: null, ...before, seat, changes, refusal: null, branch: null }));
    const outcome = await actions.preview(seat, changes, ahead);
    if (mine !== newest.current) return;
    const answer = outcome.kind === "shown" ? (outcome.preview as Previewed) : null;
    const refusal = answer ? null : outcome.kind === "refused" ? outcome.reason : matchText.preview.lost;
    setAttempt({ seat, changes, answer, refusal, branch: null });
  };
  const end = () => {
    newest.current += 1;
    actions.endPreview();
    setAttempt(null);
  };
  useLayoutEffect(end, [choice]);
  useEndAtInput(attempt !== null, end);
  return {
    attempt,
    forecast: useMemo(() => foreseen(view, attempt), [view, attempt?.answer, attempt?.branch]),
    rounds,
    begin: (seat, changes) => void ask(seat, changes, rounds),
    lookAhead: (ahead) => {
      setRounds(ahead);
      if (attempt) void ask(attempt.seat, attempt.changes, ahead);
    },
    follow: (branch) => setAttempt(attempt && { ...attempt, branch }),
    end,
  };
}

function foreseen(view: View, attempt: Attempt | null): Forecast | null {
  if (!attempt?.answer) return null;
  return forecast(view, [...attempt.answer.events, ...(attempt.branch?.events ?? [])]);
}

// Clicks outside of the preview end it; scrolling and tabbing do not.
function useEndAtInput(active: boolean, end: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest("[data-preview]")) end();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end();
    };
    document.addEventListener("click", onClick, true);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [active]);
}

/** Starts a preview with the key T, unless a text field has the focus or a dialog is open. */
export function usePreviewKey(begin: (() => void) | null): void {
  // before the next input, which may be a T
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "t" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== "radio") return;
      if (document.querySelector("dialog[open]")) return;
      begin?.();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
