/** Trying a change before it is sent: asked of the service, shown as what would happen, gone with the next change. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { keyOf, useKeyDown, useStore } from "../../kit/match";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Change, View } from "./generated";
import type { MatchActions } from "../api";
import { boardSettings } from "./board_settings";
import type { Attempt, Forecast, PreviewControls, Previewed } from "./forecast";

/** Milliseconds between a change and its preview; a further change within them begins the wait anew. */
const DEBOUNCE_MS = 30;

type PlayerParts = typeof import("./player_parts");

export interface PreviewState extends PreviewControls {
  readonly attempt: Attempt | null;
  readonly forecast: Forecast | null;
  /** What shows a preview; null until it is loaded. */
  readonly playerParts: PlayerParts | null;
  begin(seat: number, changes: readonly Change[]): void;
}

/** Previews changes of programs in `view`. `choice`: the id of the open choice; another one ends the preview. */
export function usePreview(view: View, choice: number | null, actions: MatchActions): PreviewState {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [rounds, setRounds] = useState(1);
  const playerParts = usePlayerParts(choice !== null);
  const newest = useRef(0);
  const ask = async (seat: number, changes: readonly Change[], ahead: number) => {
    const mine = (newest.current += 1);
    setAttempt({ answer: null, seat, changes, refusal: null, branch: null });
    const outcome = await actions.preview(seat, changes, ahead);
    if (mine !== newest.current) return; // a later preview was asked for, or this one was ended
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
  useEndAtEscape(attempt !== null, end);
  return {
    attempt,
    forecast: useMemo(() => playerParts && forecastOf(playerParts, view, attempt), [playerParts, view, attempt?.answer, attempt?.branch]),
    playerParts,
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

/** The outcome of a preview with the branch that is looked at; null before the answer. */
function forecastOf(playerParts: PlayerParts, view: View, attempt: Attempt | null): Forecast | null {
  if (!attempt?.answer) return null;
  const { seat, answer, branch } = attempt;
  return playerParts.forecast(view, seat, [...answer.events, ...(branch?.events ?? [])], branch ? branch.choice : answer.choice);
}

/** What shows previews, loaded once they are `wanted`. */
function usePlayerParts(wanted: boolean): PlayerParts | null {
  const [playerParts, setPlayerParts] = useState<PlayerParts | null>(null);
  useEffect(() => {
    if (!wanted || playerParts) return;
    import("./player_parts").then(setPlayerParts, (error: unknown) => console.warn("The preview can't be loaded.", error));
  }, [wanted, playerParts]);
  return playerParts;
}

/** Calls `end` at Escape. It listens on `window`: the keys of the turn, on `document`, come first, and put back a picked tile. */
function useEndAtEscape(active: boolean, end: () => void): void {
  // before the next key press
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) end();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [active]);
}

/** Begins a preview soon after each change of a draft, if the player has not turned that off; `begin` null: not now. */
export function useAutomaticPreview(changes: readonly Change[], begin: (() => void) | null): void {
  const { automaticPreview } = useStore(boardSettings());
  const ready = automaticPreview && begin !== null && changes.length > 0;
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => begin?.(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [changes, ready]);
}

/** Starts a preview with the key T, unless a text field has the focus or a dialog is open. */
export function usePreviewKey(begin: (() => void) | null): void {
  useKeyDown(begin !== null, (press) => {
    if (keyOf(press) !== "T" || press.ctrlKey || press.metaKey || press.altKey) return false;
    begin?.();
    return true;
  });
}
