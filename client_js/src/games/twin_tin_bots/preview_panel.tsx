/** The outcome of a previewed change in words. */
import { useStore } from "../../store";
import type { Branch, GameEvent } from "./generated";
import type { Previewed } from "./preview";
import { text as platformText } from "../../text";
import { matchText } from "./text/match";
import { useShell } from "../../ui/hooks";
import { sentenceFor } from "./caption";
import { TileIcon } from "./icons";
import type { PreviewState } from "./preview";
import { describe } from "./wording";
import type { Names } from "../api";

const ROUNDS = [1, 2, 3];

interface PanelProps {
  readonly previewState: PreviewState;
  readonly names: Names;
  /** That of the board. */
  readonly radius: number;
}

export function PreviewPanel({ previewState, names, radius }: PanelProps) {
  const { attempt, rounds, lookAhead, end } = previewState;
  if (!attempt) return null;
  return (
    <section class="preview" data-preview={attempt.answer ? "seen" : "asked"} aria-label={matchText.preview.title}>
      <header>
        <h3>{matchText.preview.title}</h3>
        <button class="icon-button" aria-label={matchText.preview.close} onClick={end}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </header>
      <fieldset class="preview-rounds" title={matchText.preview.roundsAbout}>
        <legend>{matchText.preview.rounds}</legend>
        {ROUNDS.map((count) => (
          <label key={count} class="count">
            <input
              type="radio"
              name="trial-rounds"
              value={count}
              checked={count === rounds}
              onChange={() => lookAhead(count)}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        <Waiting />
        {attempt.refusal && <p role="alert">{attempt.refusal}</p>}
        {attempt.answer && <Outlook answer={attempt.answer} {...{ previewState, names, radius }} />}
      </div>
    </section>
  );
}

/** Why the service asked to wait; the request is sent again by itself. */
function Waiting() {
  const { client } = useShell();
  const pending = useStore(client.session.requests.pending);
  const reason = pending.find(({ request }) => request.type === "preview")?.delayed;
  return reason ? <p class="quiet">{platformText.connection.delayed(reason)}</p> : null;
}

function Outlook({ answer, previewState, names, radius }: PanelProps & { readonly answer: Previewed }) {
  const branch = previewState.attempt?.branch ?? null;
  return (
    <>
      <Lines events={answer.events} names={names} radius={radius} />
      {answer.choice && <p class="quiet">{sentenceFor(answer.choice, names)}</p>}
      {answer.branches.length > 0 && <Branches branches={answer.branches} previewState={previewState} />}
      {branch && <Lines events={branch.events} names={names} radius={radius} />}
      {branch?.choice && <p class="quiet">{sentenceFor(branch.choice, names)}</p>}
    </>
  );
}

function Branches({ branches, previewState }: { readonly branches: readonly Branch[]; readonly previewState: PreviewState }) {
  return (
    <div class="branches" role="group" aria-label={matchText.preview.branches}>
      {branches.map((branch) => {
        const chosen = previewState.attempt?.branch === branch;
        const label = branchLabel(branch);
        return (
          <button
            key={label}
            class="button small"
            aria-pressed={chosen}
            onClick={() => previewState.follow(chosen ? null : branch)}
          >
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
  return direction === null ? matchText.prompt.decline : matchText.directions[direction]!;
}

/** Changes of programs are shown on the panel already. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  "tile_placed",
  "tiles_swapped",
  "tile_removed",
  "robot_reset",
  "passed",
  "double_modification_used",
  "unknown",
]);

function Lines({ events, names, radius }: Omit<PanelProps, "previewState"> & { readonly events: Previewed["events"] }) {
  const shown = events.filter((event): event is GameEvent => !NOT_SHOWN.has(event.type));
  if (shown.length === 0) return <p class="quiet">{matchText.preview.nothing}</p>;
  return (
    <ol class="preview-lines">
      {shown.map((event, index) => (
        <li key={index} class={`log-line ${event.type}`} data-event={event.type}>
          {describe(event, names, radius)}
        </li>
      ))}
    </ol>
  );
}
