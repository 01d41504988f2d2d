/** The player's own panel: programs, hand, and the question of the game. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { text as platformText } from "#text/platform/first";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import { useOver, ComeBack, tip } from "../../kit/match";
import { Silent, lazy } from "../../kit/lobby";
import type { Names } from "../api";
import type { Choice, GameCommand, SeatView, StandingAnswersView, View } from "./generated";
import { Hand, Programs } from "./programs";
import { ASKED, isAsked, inHand } from "./seat";
import { type PreviewState, useAutomaticPreview, usePreviewKey } from "./preview";
import { type ProgramActions, type StagedChange, type TurnKey, commandOf, programActions, staged, startStagedChange, toggleDouble, undo, PASS_KEY, RUN_KEY, useTurnKeys, useDigitKeys } from "./staged_change";
import { LastChange, SeatHeader } from "./seats";
import { robotOf } from "./fold";
import { type ChangeEvent, hexName, directionWords, robotWords } from "./wording";
import { CrystalIcon, TileIcon } from "./sprites";

interface Props {
  readonly seat: number;
  /** Whether small screens show this panel; they show only one at a time. */
  readonly front: boolean;
  /** How many seats the player holds. */
  readonly mine: number;
  readonly view: View;
  readonly names: Names;
  readonly choice: Choice | null;
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
  readonly previewState: PreviewState;
  /** The seat's last change. */
  readonly changes: readonly ChangeEvent[];
  /** Whether the panel is shown by a coach link. */
  readonly coaching: boolean;
  /** Null while no match runs. */
  readonly presets: Presets | null;
}

/** The player's own panel: programs, hand and buttons, or what others do meanwhile. */
export function PlayerPanel(props: Props) {
  const { seat, front, mine, view, names, choice, busy, coaching, presets } = props;
  const state = view.seats[seat]!;
  const own = choice?.seat === seat ? choice : null;
  const over = useOver(view);
  const panel = useFocusFor(own);
  const kept = useRef<KeptChange | null>(null);
  const send = (command: GameCommand) => {
    kept.current = null; // in practice the same choice comes again when the command is taken back
    props.answer(command);
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      class={`plate player-panel seat-${state.colour}${mine > 1 && !own ? " resting" : ""}`}
      data-seat={seat}
      data-front={front}
      data-active={view.active === seat && !over}
      data-resigned={state.resigned}
      data-choice={own?.kind ?? ""}
      data-busy={busy}
      aria-label={mine > 1 || coaching ? matchText.game.programs(names(seat)) : matchText.game.yourPrograms}
    >
      <SeatHeader seat={seat} view={view} name={names(seat)} />
      <ComeBack seat={seat} />
      <LastChange changes={props.changes} />
      {!state.resigned && presets && <PresetAnswersButton presets={presets} />}
      {own?.kind === "program" || own?.kind === "first" ? (
        <Programming key={own.id} {...props} state={state} id={own.id} mode={own.kind} kept={kept} answer={send} />
      ) : (
        <Watching {...props} state={state} prompt={own} />
      )}
    </section>
  );
}

/**
 * Focuses the panel when a choice opens and nothing of the page has the focus, and when the button in it that had the focus is gone,
 * as after a turn was sent.
 */
function useFocusFor(choice: Choice | null) {
  const panel = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => (inside.current = target instanceof Node && Boolean(panel.current?.contains(target)));
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, []);
  useEffect(() => {
    const lost = inside.current && document.activeElement === document.body;
    if (lost && document.querySelector("dialog[open]") === null) panel.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (choice && document.activeElement?.matches("body, #main")) panel.current?.focus({ preventScroll: true });
  }, [choice?.id]);
  return panel;
}

interface Inner extends Props {
  readonly state: SeatView;
}

/** The unfinished change for the choice `id`, kept while another player's animation hides the choice. */
interface KeptChange {
  readonly id: number;
  readonly staging: StagedChange;
}

interface ProgrammingProps extends Inner, Pick<StagedChange, "mode"> {
  /** The id of the choice. */
  readonly id: number;
  readonly kept: { current: KeptChange | null };
}

/** Programs, hand and buttons while the player makes a change. */
function Programming({ seat, view, state, id, mode, kept, busy, answer, previewState }: ProgrammingProps) {
  const [staging, setStaging] = useState(() => (kept.current?.id === id ? kept.current.staging : startStagedChange(mode)));
  const [refusal, setRefusal] = useState<string | null>(null);
  const actions: ProgramActions = useMemo(
    () =>
      programActions(staging, state, (next, reason = null) => {
        setStaging(next);
        kept.current = { id, staging: next };
        setRefusal(reason);
        if (next.changes !== staging.changes) previewState.end();
      }),
    [staging, state],
  );
  const preview = staged(state, staging);
  const command = commandOf(staging, state);
  const complete = mode === "program" || command !== null;
  const begin = complete && !busy ? () => previewState.begin(seat, staging.changes) : null;
  usePreviewKey(begin);
  useAutomaticPreview(staging.changes, begin);
  useTurnKeys(preview, busy ? null : (key) => act(key, { actions, preview, command, answer }));
  return (
    <>
      <p class="hint" aria-live="polite">
        {busy ? platformText.connection.sending : (refusal ?? hint(staging, command !== null, state.programs.length))}
      </p>
      <Programs seat={seat} view={view} state={preview} staging={staging} actions={busy ? null : actions} />
      <Buttons actions={actions} command={command} busy={busy} answer={answer} begin={begin} />
      <Hand state={preview} actions={busy ? null : actions} />
    </>
  );
}

interface Turn {
  readonly actions: ProgramActions;
  /** The seat as it would be after what is staged. */
  readonly preview: SeatView;
  readonly command: GameCommand | null;
  readonly answer: (command: GameCommand) => void;
}

/** Does what a key of the turn stands for; returns whether it did anything. */
function act(key: TurnKey, { actions, preview, command, answer }: Turn): boolean {
  const { staging, set } = actions;
  const { pick, changes, double, mode } = staging;
  switch (key.kind) {
    case "tile": {
      const usable = inHand(preview, key.tile) > 0;
      if (usable) actions.chooseTile(key.tile);
      return usable;
    }
    case "slot":
      actions.chooseSlot(key.robot, key.slot);
      return true;
    case "remove":
      if (pick?.kind !== "slot") return false;
      actions.stage({ type: "remove", robot: pick.robot, slot: pick.slot });
      return true;
    case "drop":
      if (pick) set({ ...staging, pick: null });
      return pick !== null;
    case "undo":
      if (changes.length > 0) set(undo(staging));
      else if (double) set(toggleDouble(staging));
      return changes.length > 0 || double;
    case "pass":
      if (mode !== "program" || changes.length > 0) return false;
      answer({ type: "pass" });
      return true;
    case "run":
      if (command) answer(command);
      return command !== null;
  }
}

/** What the player is to do next, in a sentence. `ready`: the change can be sent; `robots`: how many the seat has. */
function hint({ pick, changes, double, mode }: StagedChange, ready: boolean, robots: number): string {
  if (pick?.kind === "tile") return matchText.program.picked(matchText.tiles[pick.tile]);
  if (pick?.kind === "slot") return matchText.program.pickedSlot(pick.robot, pick.slot);
  if (ready) return matchText.program.staged;
  if (mode === "first") return robots > 1 ? matchText.program.first : matchText.program.firstOfOne;
  if (!double) return matchText.program.choose;
  return changes.length === 1 ? matchText.program.doubleOne : matchText.program.doubleNone;
}

interface ButtonsProps {
  readonly actions: ProgramActions;
  readonly command: GameCommand | null;
  readonly busy: boolean;
  readonly answer: (command: GameCommand) => void;
  /** Shows what would come of what is staged; null while it can't be said. */
  readonly begin: (() => void) | null;
}

/** Take back, try, pass and run. */
function Buttons({ actions, command, busy, answer, begin }: ButtonsProps) {
  const { staging, set } = actions;
  const { changes, mode, double } = staging;
  return (
    <div class="actions">
      {(changes.length > 0 || double) && (
        <button
          class="button"
          disabled={busy}
          aria-keyshortcuts="Control+Z"
          {...tip(matchText.program.undo, undefined, "Ctrl+Z")}
          onClick={() => set(changes.length > 0 ? undo(staging) : toggleDouble(staging))}
        >
          {matchText.program.undo}
        </button>
      )}
      <button
        class="button"
        data-preview="begin"
        disabled={!begin}
        aria-keyshortcuts="T"
        {...tip(matchText.preview.begin, matchText.preview.about, "T")}
        onClick={() => begin?.()}
      >
        {matchText.preview.begin}
      </button>
      {mode === "program" && changes.length === 0 && (
        <button
          class="button"
          disabled={busy}
          aria-keyshortcuts={PASS_KEY}
          {...tip(matchText.program.pass, matchText.glance.passAbout, PASS_KEY)}
          onClick={() => answer({ type: "pass" })}
        >
          {matchText.program.pass}
        </button>
      )}
      <button
        class="button primary run"
        disabled={busy || !command}
        aria-keyshortcuts={RUN_KEY}
        {...tip(matchText.program.run, matchText.glance.runAbout, RUN_KEY)}
        onClick={() => command && answer(command)}
      >
        {busy ? platformText.connection.sending : matchText.program.run}
      </button>
    </div>
  );
}

/** Programs and hand while the player can't change them, and the question of a zap or crystal (`prompt`), if any. */
function Watching({ seat, view, names, state, prompt, busy, answer }: Inner & { readonly prompt: Choice | null }) {
  return (
    <>
      {prompt && <Prompt choice={prompt} view={view} names={names} busy={busy} answer={answer} />}
      <Programs seat={seat} view={view} state={state} staging={null} actions={null} />
      <Hand state={state} actions={null} />
    </>
  );
}

const PresetAnswersDialog = lazy(async () => (await import("./player_parts")).PresetAnswersDialog, Silent);

/** The answers that the player has set, and how to set others. */
export interface Presets {
  /** Null: none. */
  readonly answers: StandingAnswersView | null;
  readonly set: (answers: StandingAnswersView) => void;
  /** Whether there are blobs on the board, about which the player may be asked. */
  readonly hasBlobs: boolean;
}

/** A button on the player's panel; it says whether anything is answered already. */
function PresetAnswersButton({ presets }: { presets: Presets }) {
  const [open, setOpen] = useState(false);
  const answers = presets.answers ?? ASKED;
  return (
    <>
      <button class="link-button in-advance" data-set={!isAsked(answers)} onClick={() => setOpen(true)}>
        {isAsked(answers) ? matchText.presetAnswers.open : matchText.presetAnswers.openSet}
      </button>
      {open && <PresetAnswersDialog answers={answers} send={presets.set} hasBlobs={presets.hasBlobs} close={() => setOpen(false)} />}
    </>
  );
}

type PromptProps = Pick<Props, "view" | "names" | "busy" | "answer"> & { readonly choice: Choice };

/** A question of the game with its answers as buttons; the same answers lie on the board. */
function Prompt({ choice, view, names, busy, answer }: PromptProps) {
  const options = answers(choice, view);
  useDigitKeys(busy ? 0 : options.length, (index) => answer(options[index]!.command));
  return (
    <div class="prompt" role="group" aria-live="assertive" data-prompt={choice.kind}>
      <p><strong>{question(choice, names, view)}</strong></p>
      <div class="actions">
        {options.map(({ label, words = label, command, tile, number }, index) => (
          <button
            class="button"
            key={label}
            disabled={busy}
            aria-label={label}
            aria-keyshortcuts={String(index + 1)}
            {...tip(label, undefined, String(index + 1))}
            onClick={() => answer(command)}
          >
            {tile && <TileIcon tile={tile} />}
            {number !== undefined && <b aria-hidden="true">{number}</b>}
            {words}
          </button>
        ))}
      </div>
      {choice.kind === "place_crystal" && <p class="quiet"><CrystalIcon crystal={choice.crystal} /> {matchText.prompt.crystalHelp}</p>}
    </div>
  );
}

/** The question of a choice in words. */
function question(choice: Choice, names: Names, view: View): string {
  switch (choice.kind) {
    case "zap_robot":
      return matchText.prompt.zapRobot(placesText.piece(robotWords(names, choice.robot), hexName(robotOf(view, choice.robot).at, view.radius)));
    case "zap_blob":
      return matchText.prompt.zapBlob;
    case "place_crystal":
      return matchText.prompt.crystal(matchText.crystals[choice.crystal]);
    case "program":
      return matchText.program.choose;
    case "first":
      return matchText.program.first;
  }
}

interface Answer {
  readonly label: string;
  /** What the button shows, if not its label. */
  readonly words?: string;
  readonly command: GameCommand;
  readonly tile?: keyof typeof matchText.tiles;
  /** The number that the same answer has on the board. */
  readonly number?: number;
}

/** The answers to a question in others' turns, with their words and commands. */
function answers(choice: Choice, { radius }: View): Answer[] {
  switch (choice.kind) {
    case "zap_robot":
      return choice.options.map((order) =>
        order
          ? { label: matchText.tiles[order], command: { type: "zap_robot", order }, tile: order }
          : { label: matchText.prompt.decline, command: { type: "zap_robot", order: null } },
      );
    case "zap_blob":
      return choice.options.map((direction) => ({
        label: direction === null ? matchText.prompt.decline : directionWords(direction),
        command: { type: "zap_blob", direction },
      }));
    case "place_crystal":
      return choice.options.map((at, index) => ({
        label: placesText.crystalOn(hexName(at, radius)),
        words: hexName(at, radius),
        command: { type: "place_crystal", at },
        number: index + 1,
      }));
    case "program":
    case "first":
      return [];
  }
}
