/** The player's own desk: programs, hand, and whatever the game asks. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Change, Choice, GameCommand, RobotName, SeatView, Tile, View } from "../../protocol/generated";
import { text } from "../../text";
import { ComeBack } from "../../ui/clock";
import { useCoaching } from "../../ui/watching/sight";
import { Hand } from "./hand";
import { Programs } from "./programs";
import { Prompt } from "./prompt";
import { SeatHeader } from "./seats";
import { StandingAnswersButton } from "./standing";
import {
  chooseSlot,
  chooseTile,
  commandOf,
  possible,
  stage,
  staged,
  startStaging,
  toggleDouble,
  undo,
} from "./staging";
import type { Staging } from "./staging";
import { useTrialKey } from "./trial";
import type { Trying } from "./trial";
import { TrialPanel } from "./trial_panel";
import type { Names } from "./wording";

interface Props {
  readonly seat: number;
  /** How many seats the player holds. */
  readonly mine: number;
  readonly view: View;
  readonly names: Names;
  readonly choice: Choice | null;
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
  readonly trying: Trying;
}

export function Console(props: Props) {
  const { seat, mine, view, names, choice } = props;
  const state = view.seats[seat]!;
  const own = choice?.seat === seat ? choice : null;
  const coaching = useCoaching();
  const desk = useFocusFor(own);
  return (
    <section
      ref={desk}
      tabIndex={-1}
      class={`plate console seat-${state.colour}${mine > 1 && !own ? " resting" : ""}`}
      data-seat={seat}
      data-active={view.active === seat}
      data-resigned={state.resigned}
      data-choice={own?.kind ?? ""}
      aria-label={mine > 1 || coaching ? text.game.programs(names(seat)) : text.game.yourPrograms}
    >
      <SeatHeader seat={seat} view={view} name={names(seat)} />
      <ComeBack seat={seat} />
      {!state.resigned && <StandingAnswersButton />}
      {own?.kind === "program" || own?.kind === "first" ? (
        <Programming key={own.id} {...props} state={state} mode={own.kind} />
      ) : (
        <Watching {...props} state={state} prompt={own} />
      )}
    </section>
  );
}

/** Brings the focus to the desk when a choice opens and it would be nowhere: the button that had it is gone. */
function useFocusFor(choice: Choice | null) {
  const desk = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choice && document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
  }, [choice?.id]);
  return desk;
}

/** What the desk's parts may do to the staged change. */
export interface Desk {
  readonly staging: Staging;
  readonly chooseTile: (tile: Tile) => void;
  readonly chooseSlot: (robot: RobotName, slot: number) => void;
  readonly stage: (change: Change) => void;
  /** Says why something that the player tried does nothing. */
  readonly explain: (reason: string) => void;
  readonly set: (staging: Staging) => void;
}

type Inner = Props & { readonly state: SeatView };

function Programming(props: Inner & { readonly mode: Staging["mode"] }) {
  const { seat, view, names, state, mode, busy, answer, trying } = props;
  const [staging, setStaging] = useState(() => startStaging(mode));
  const [refusal, setRefusal] = useState<string | null>(null);
  const desk: Desk = useMemo(
    () =>
      deskFor(staging, state, (next, reason = null) => {
        setStaging(next);
        setRefusal(reason);
        trying.end();
      }),
    [staging, state],
  );
  const preview = staged(state, staging);
  const command = commandOf(staging, state);
  const complete = mode === "program" || command !== null;
  const begin = complete && !busy ? () => trying.begin(seat, staging.changes) : null;
  useTrialKey(begin);
  return (
    <>
      <p class="hint" aria-live="polite">
        {busy ? text.connection.sending : (refusal ?? hint(staging, command !== null, state.programs.length))}
      </p>
      <Programs seat={seat} view={view} state={preview} staging={staging} desk={busy ? null : desk} />
      <Buttons desk={desk} command={command} busy={busy} answer={answer} begin={begin} />
      <TrialPanel trying={trying} names={names} />
      <Hand state={preview} desk={busy ? null : desk} />
    </>
  );
}

function deskFor(staging: Staging, state: SeatView, set: (staging: Staging, refusal?: string | null) => void): Desk {
  const impossible = staging.mode === "first" ? text.program.notFirst : text.program.impossible;
  return {
    staging,
    set,
    chooseTile: (tile) => set(chooseTile(staging, state, tile)),
    chooseSlot: (robot, slot) => set(chooseSlot(staging, state, robot, slot)),
    stage: (change) => set(stage(staging, state, change), possible(staging, state, change) ? null : impossible),
    explain: (reason) => set(staging, reason),
  };
}

function hint({ pick, changes, double, mode }: Staging, ready: boolean, robots: number): string {
  if (pick?.kind === "tile") return text.program.picked(text.tiles[pick.tile]);
  if (pick?.kind === "slot") return text.program.pickedSlot(pick.robot, pick.slot);
  if (ready) return text.program.staged;
  if (mode === "first") return robots > 1 ? text.program.first : text.program.firstOfOne;
  if (!double) return text.program.choose;
  return changes.length === 1 ? text.program.doubleOne : text.program.doubleNone;
}

interface ButtonsProps {
  readonly desk: Desk;
  readonly command: GameCommand | null;
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
  /** Shows what would come of what is staged; null while it can't be said. */
  readonly begin: (() => void) | null;
}

function Buttons({ desk, command, busy, answer, begin }: ButtonsProps) {
  const { staging, set } = desk;
  const { changes, mode, double } = staging;
  return (
    <div class="actions">
      {(changes.length > 0 || double) && (
        <button
          class="button"
          disabled={busy}
          onClick={() => set(changes.length > 0 ? undo(staging) : toggleDouble(staging))}
        >
          {text.program.undo}
        </button>
      )}
      <button
        class="button"
        data-trial="begin"
        disabled={!begin}
        aria-keyshortcuts="T"
        title={text.trial.about}
        onClick={() => begin?.()}
      >
        {text.trial.begin}
      </button>
      {mode === "program" && changes.length === 0 && (
        <button class="button" disabled={busy} onClick={() => answer({ type: "pass" })}>
          {text.program.pass}
        </button>
      )}
      <button class="button primary run" disabled={busy || !command} onClick={() => command && answer(command)}>
        {busy ? text.connection.sending : text.program.run}
      </button>
    </div>
  );
}

function Watching({ seat, view, names, state, prompt, busy, answer }: Inner & { readonly prompt: Choice | null }) {
  return (
    <>
      {prompt && <Prompt choice={prompt} names={names} busy={busy} answer={answer} />}
      <Programs seat={seat} view={view} state={state} staging={null} desk={null} />
      <Hand state={state} desk={null} />
    </>
  );
}
