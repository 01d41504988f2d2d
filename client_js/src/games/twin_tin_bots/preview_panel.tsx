/** The outcome of a previewed change in a bar below the board: a sentence, the rounds ahead, branches, and all events in a list. */
import { useState } from "preact/hooks";
import { text as platformText } from "#text/platform/first";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as previewText } from "#text/twin_tin_bots/preview";
import { useStore } from "../../store";
import { CloseButton } from "../../ui/close_button";
import type { Branch, Choice, GameEvent } from "./generated";
import { describe, directionWords, robotWords } from "./wording";
import { useShell } from "../../ui/hooks";
import { sentenceFor } from "./wording";
import type { Attempt, Forecast, PreviewControls } from "./forecast";
import { TileIcon } from "./icons";
import type { Names } from "../api";

const ROUNDS = [1, 2, 3];
/** More ignored orders are counted only: the list says why. */
const MOST_REASONS = 2;

interface PanelProps {
  readonly attempt: Attempt;
  readonly forecast: Forecast | null;
  readonly previewState: PreviewControls;
  readonly names: Names;
  /** That of the board. */
  readonly radius: number;
}

/** The preview in words: rounds to look ahead, what each order does, and what is left open. */
export function PreviewPanel({ attempt, forecast, previewState, names, radius }: PanelProps) {
  const [open, setOpen] = useState(false);
  const { rounds, lookAhead, end } = previewState;
  const branches = attempt.answer?.branches ?? [];
  return (
    <section class="preview" data-preview={attempt.answer ? "seen" : "asked"} aria-label={previewText.preview.title}>
      <div class="preview-above">
        {open && forecast && <Lines {...{ forecast, names, radius }} />}
        {branches.length > 0 && <Branches {...{ attempt, branches, previewState }} />}
      </div>
      <p class="preview-summary" role="status">
        <Waiting />
        {attempt.refusal ?? (
          forecast && (
            <button title={previewText.details} aria-expanded={open} onClick={() => setOpen(!open)}>
              <span>{summary(forecast, attempt, names)}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 15l6-6 6 6" />
              </svg>
            </button>
          )
        )}
      </p>
      <div class="preview-tools">
        <fieldset class="preview-rounds" title={previewText.preview.roundsAbout}>
          <legend class="visually-hidden">{previewText.preview.rounds}</legend>
          {ROUNDS.map((count) => (
            <label key={count} class="count">
              <input
                type="radio"
                name="preview-rounds"
                value={count}
                checked={count === rounds}
                aria-label={previewText.rounds(count)}
                onChange={() => lookAhead(count)}
              />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
        <CloseButton label={previewText.preview.close} close={end} title={previewText.preview.close} />
      </div>
    </section>
  );
}

/** Why the service asked to wait; the request is sent again by itself. */
function Waiting() {
  const { client } = useShell();
  const pending = useStore(client.session.requests.pending);
  const reason = pending.find(({ request }) => request.type === "preview")?.delayed;
  return reason ? <>{platformText.connection.delayed(reason)}</> : null;
}

/** What happens in short: how many orders, which are ignored and why, points, and why it goes no further. */
function summary({ steps, deliveries, events }: Forecast, attempt: Attempt, names: Names): string {
  const ignored = steps.flatMap(({ robot, slot, reason }) =>
    reason ? [previewText.ignoredOrder(`${robot}${slot}`, matchText.reasons[reason])] : [],
  );
  const points = deliveries.filter(({ seat }) => seat === attempt.seat).reduce((sum, delivery) => sum + delivery.points, 0);
  const parts = [
    steps.length > 0 ? previewText.orders(steps.length) : null,
    ignored.length > MOST_REASONS ? previewText.ignoredCount(ignored.length) : null,
    ignored.length > 0 && ignored.length <= MOST_REASONS ? previewText.ignored(ignored.join(", ")) : null,
    points > 0 ? previewText.delivers(points) : null,
    events.some(({ type }) => type === "game_ended") ? previewText.ends : null,
  ].filter((part) => part !== null);
  const choice = attempt.branch ? attempt.branch.choice : (attempt.answer?.choice ?? null);
  const stops = choice ? [previewText.stops(reasonOf(choice, attempt.seat, names))] : [];
  return [...stops, parts.length > 0 ? previewText.summary(parts.join("; ")) : previewText.preview.nothing].join(" ");
}

/** Why a preview stops at a choice. */
function reasonOf(choice: Choice, seat: number, names: Names): string {
  if (choice.seat !== seat) return sentenceFor(choice, names);
  switch (choice.kind) {
    case "zap_robot":
      return previewText.ownZap(robotWords(names, choice.robot));
    case "zap_blob":
      return previewText.ownBlob;
    case "place_crystal":
      return previewText.ownCrystal(matchText.crystals[choice.crystal]);
    default:
      return sentenceFor(choice, names);
  }
}

interface BranchesProps {
  readonly attempt: Attempt;
  readonly branches: readonly Branch[];
  readonly previewState: PreviewControls;
}

/** The answers to the choice at which the preview stops, as buttons: a press shows what follows. */
function Branches({ attempt, branches, previewState }: BranchesProps) {
  return (
    <div class="branches" role="group" aria-label={previewText.preview.branches}>
      {branches.map((branch) => {
        const chosen = attempt.branch === branch;
        const label = branchLabel(branch);
        return (
          <button key={label} class="button small" aria-pressed={chosen} onClick={() => previewState.follow(chosen ? null : branch)}>
            {branch.order && <TileIcon tile={branch.order} />}
            {label}
          </button>
        );
      })}
    </div>
  );
}

function branchLabel({ order, direction }: Branch): string {
  if (order) return matchText.tiles[order];
  return direction === null ? matchText.prompt.decline : directionWords(direction);
}

/** Changes of programs are shown on the panel already. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  "tile_placed",
  "tiles_swapped",
  "tile_removed",
  "robot_reset",
  "passed",
  "double_modification_used",
]);

/** The events of a preview in words. */
function Lines({ forecast, names, radius }: Pick<PanelProps, "names" | "radius"> & { readonly forecast: Forecast }) {
  const shown = forecast.events.filter((event): event is GameEvent => !NOT_SHOWN.has(event.type));
  if (shown.length === 0) return null;
  return (
    <ol class="preview-lines" tabindex={0} aria-label={previewText.list}>
      {shown.map((event, index) => (
        <li key={index} class={`log-line ${event.type}`} data-event={event.type}>
          {describe(event, names, radius)}
        </li>
      ))}
    </ol>
  );
}
