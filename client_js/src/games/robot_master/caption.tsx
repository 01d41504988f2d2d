/** Below the grid: what to do, what a card would change, or why a line is worth what it is. */
import type { ComponentChildren } from "preact";
import { text as matchText } from "#text/robot_master/match";
import { CloseButton } from "../../ui/close_button";
import type { Names } from "../api";
import { CardIcon } from "./card";
import type { View } from "./generated";
import { cellName } from "./grid";
import type { Line, Side } from "./grid";
import type { LineChange, Outcome } from "./worth";
import { tip } from "../../ui/tip";
import type { Turn } from "./turn";
import { explain, lineTitle, standingWords } from "./wording";
import { ownerOf } from "./worth";

interface Props {
  readonly view: View;
  readonly names: Names;
  readonly turn: Turn;
  /** The viewer's side, or null. */
  readonly mine: Side | null;
  readonly explained: Line | null;
  /** What has happened, or which player the match waits for. */
  readonly happened: string;
  readonly busy: boolean;
  readonly children?: ComponentChildren;
}

/** The words below the grid: why a line is worth what it is, what the previewed move leads to, or what happened last. */
export function Caption({ view, names, turn, mine, explained, happened, busy, children }: Props) {
  const { outcome, ready, draft } = turn;
  return (
    <section class="plate rm-caption" data-kind={explained ? "worth" : outcome ? "outcome" : "idle"}>
      <div class="rm-caption-words">
        {explained ? (
          <p>{explain(outcome?.cards ?? view.cells, explained)}</p>
        ) : outcome ? (
          <OutcomeWords outcome={outcome} nameOf={(side) => names(ownerOf(view, side))} mine={mine} />
        ) : (
          <>
            {(turn.legal.length === 0 || isUntouched(turn)) && <p>{happened}</p>}
            {turn.legal.length > 0 && <p class="rm-hint">{hint(turn, mine)}</p>}
            {turn.legal.length > 0 && <p class="rm-keys quiet">{matchText.turn.keys}</p>}
          </>
        )}
      </div>
      {draft.value !== null && draft.cell !== null && (
        <div class="rm-caption-buttons">
          <button
            type="button"
            class="button primary rm-lay"
            disabled={!ready}
            aria-label={matchText.turn.layLabel(draft.value, cellName(draft.cell))}
            onClick={(event) => {
              turn.lay();
              if (event.detail === 0) focusGrid(event.currentTarget); // a key pressed the button, which goes now
            }}
          >
            {matchText.turn.lay}
          </button>
          <CloseButton label={matchText.turn.back} close={turn.takeBack} className="rm-back" disabled={busy} {...tip(matchText.turn.back, undefined, "Escape")} />
        </div>
      )}
      {children}
    </section>
  );
}

/** Gives the focus back to the grid. */
function focusGrid(within: Element): void {
  within.closest(".rm-match")?.querySelector<SVGElement>('.rm-board [tabindex="0"]')?.focus();
}

/** Whether nothing was chosen yet. */
function isUntouched({ draft, refusal }: Turn): boolean {
  return draft.value === null && draft.cell === null && refusal === null;
}

/** What is to be chosen next. */
function hint({ draft, refusal }: Turn, mine: Side | null): string {
  if (refusal) return refusal;
  if (draft.value !== null) return matchText.turn.pickCell(draft.value);
  return draft.cell !== null ? matchText.turn.pickCardFor(cellName(draft.cell)) : matchText.turn.pickCard[mine ?? "rows"];
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly nameOf: (side: Side) => string;
  readonly mine: Side | null;
}

/** What the chosen card would change: the worths of its row and column, and which side would then be ahead. */
function OutcomeWords({ outcome, nameOf, mine }: OutcomeProps) {
  return (
    <div class="rm-outcome" data-outcome={`${outcome.value}${cellName(outcome.cell)}`}>
      <span class="rm-outcome-card" {...tip(matchText.turn.outcome(outcome.value, cellName(outcome.cell)))}>
        <CardIcon value={outcome.value} />
      </span>
      <p class="rm-changes">
        {outcome.changes.map((change) => (
          <Change key={change.line.side} {...change} />
        ))}
      </p>
      <p class="rm-then">{standingWords(outcome.comparison, nameOf, mine)}</p>
    </div>
  );
}

/** The worth of a line before and after the card. */
function Change({ line, before, after }: LineChange) {
  return (
    <span class={`rm-change rm-${line.side}`} data-change={`${before}-${after}`}>
      {before === after ? matchText.worth.unchanged(lineTitle(line), after) : matchText.worth.change(lineTitle(line), before, after)}
    </span>
  );
}
