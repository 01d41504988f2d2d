/** The desk of a player: what is asked, the control units and the modules. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { text as playText } from "#text/volt/play";
import { text as matchText } from "#text/volt/match";
import { useOver, ComeBack, Dialog, useKeyDown, tip } from "../../kit/match";
import { Silent, lazy } from "../../kit/lobby";
import { type Dragged, useDrag } from "../../kit/drag";
import { DieFace } from "./cards";
import { moduleName, dieWords } from "./wording";
import { type Units, ownedModules, COLOURS, diceLeft, fitsButton } from "./draft";
import type { Play, ProgramDraft } from "./play";
import type { Choice, Die, DieColour } from "./generated";
import { type PlayContext, ROSE, angleOf } from "./geometry";

const Equip = lazy(async () => (await import("./equip")).Equip, Silent);
const OwnModules = lazy(async () => (await import("./module_cards")).OwnModules, Silent);
const Prompt = lazy(async () => (await import("./prompt")).Prompt, Silent);

interface Props extends PlayContext {
  readonly play: Play;
  /** Whether a player's view is shown by a coach link. */
  readonly coaching: boolean;
}

/** Questions that show their modules themselves: the list of all modules is left out then. */
const ASKS_FOR_MODULES: ReadonlySet<string> = new Set<Choice["kind"]>(["equip", "use", "react", "arm"]);

/** The player's own desk: the controller, or the question that is open. */
export function Desk(props: Props) {
  const { seat, choice, view, play } = props;
  const [open, setOpen] = useState(false);
  const over = useOver(view);
  useEffect(() => void Prompt.preload(), []); // a question stands at once when it comes
  if (seat === null) return null;
  const state = view.seats[seat]!;
  const owned = ownedModules(state);
  const listed = view.mode !== "training" && owned.length > 0 && !(choice && ASKS_FOR_MODULES.has(choice.kind));
  const modulesButton = listed && (
    <button type="button" class="button vt-modules-button" data-modules={owned.length} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {playText.desk.modules(owned.length)}
      {play.orders.waiting > 0 && <span class="vt-waiting" role="img" aria-label={playText.desk.waitingOrders(play.orders.waiting)}>●</span>}
    </button>
  );
  return (
    <section class={`plate vt-desk seat-${state.colour}`} data-seat={seat} data-asked={choice?.kind ?? ""} aria-label={playText.desk.label}>
      <ComeBack seat={seat} />
      {choice?.kind === "program" ? (
        <Controller key={choice.id} {...props} modulesButton={modulesButton} />
      ) : choice?.kind === "equip" ? (
        <Equip key={choice.id} {...props} seat={seat} />
      ) : choice ? (
        <Prompt key={choice.id} {...props} seat={seat} choice={choice} />
      ) : (
        <p class="vt-idle quiet">{over ? "" : playText.desk.waiting}</p>
      )}
      {choice?.kind !== "program" && modulesButton}
      {listed && (
        <div class="vt-own-list">
          <h2 class="vt-part">{playText.desk.modulesTitle}</h2>
          {play.orders.waiting > 0 && <p class="vt-pending">{playText.desk.waitingOrders(play.orders.waiting)}</p>}
          <OwnModules {...props} seat={seat} />
        </div>
      )}
      {open && <Dialog title={playText.desk.modulesTitle} close={() => setOpen(false)}><OwnModules {...props} seat={seat} /></Dialog>}
    </section>
  );
}

interface ControllerProps extends PlayContext {
  readonly play: Play;
  /** Opens the list of the modules; on wide screens it is not shown. */
  readonly modulesButton: ComponentChildren;
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** The controller: buttons for directions, three units for dice, and what to do with the program. */
function Controller(props: ControllerProps) {
  const { play, busy, again, modulesButton } = props;
  const { program, send } = play;
  const [unitsToConfirm, setUnitsToConfirm] = useState<Units | null>(null); // the program whose sending is asked about
  const sendProgram = () => {
    setUnitsToConfirm(null);
    send({ type: "program", units: program.units });
  };
  const empty = program.units.every((dice) => dice.length === 0);
  const canSend = !busy && (program.changed !== false || play.orders.waiting > 0); // changed orders are sent with the same program
  // a changed program is another object: the question about the former one goes
  const isConfirming = unitsToConfirm === program.units;
  useKeys(play, canSend && !empty ? sendProgram : null);
  return (
    <div class="vt-controller" data-again={again} data-dice={program.units.flat().length}>
      <div class="vt-hand">
        <div class="vt-hand-dice" role="group" aria-label={playText.controller.dice}>
          {COLOURS.map((colour) => <HandDie key={colour} colour={colour} play={play} />)}
        </div>
        <div class="vt-numbers" role="group" aria-label={playText.controller.number}>
          {NUMBERS.map((number) => <NumberButton key={number} number={number} program={program} />)}
        </div>
      </div>
      <div class="vt-units">{program.units.map((dice, unit) => <Unit key={unit} unit={unit} dice={dice} play={play} />)}</div>
      <div class="vt-hint quiet" role="status">
        {isConfirming ? <Skip disabled={!canSend} skip={sendProgram} /> : <Hint {...props} empty={empty} />}
      </div>
      <div class="actions vt-actions">
        <button type="button" class="button" disabled={empty} data-clear onClick={program.clear}>{playText.controller.clear}</button>
        {modulesButton}
        {empty ? (
          <button type="button" class="button" disabled={!canSend || isConfirming} data-skip onClick={() => setUnitsToConfirm(program.units)}>{playText.controller.skip}</button>
        ) : (
          <button type="button" class="button primary" disabled={!canSend} data-done onClick={sendProgram}>{again ? playText.controller.change : playText.controller.done}</button>
        )}
      </div>
    </div>
  );
}

/** Asks whether the player really sends a program without dice. */
function Skip({ disabled, skip }: { readonly disabled: boolean; readonly skip: () => void }) {
  return (
    <p>
      {playText.controller.skipAbout}{" "}
      <button type="button" class="button small" disabled={disabled} data-done onClick={skip}>{playText.controller.skipYes}</button>
    </p>
  );
}

/** Whether it is a race, what is sent, what to do, which modules go with the picked die, and what the dry run shows. */
function Hint({ play, view, again, waitingFor, names, empty }: ControllerProps & { readonly empty: boolean }) {
  const { program, dryRun } = play;
  const racing = view.start_numbers === "first_come" ? view.seats.filter(({ killbot, resigned }) => !killbot && !resigned) : [];
  const isSent = again && !program.changed;
  const modules = !isSent && diceLeft(program.units, program.colour) > 0 ? program.modulesFor(program.number) : [];
  return (
    <>
      {racing.length > 1 && <p class="vt-race">{playText.controller.race(racing.filter(({ answered }) => answered !== null).length, racing.length)}</p>}
      {isSent && <p data-sent>{waitingFor.length > 0 ? playText.controller.sentTill(waitingFor.length, waitingFor.map(names)) : playText.controller.sent}</p>}
      {empty && !isSent && <p>{playText.controller.hint}</p>}
      {modules.length > 0 && (
        <p class="vt-fitting" data-fitting={modules.join(" ")}>
          {playText.controller.fitting(dieWords({ colour: program.colour, number: program.number }), modules.map(moduleName))}
        </p>
      )}
      {dryRun.lines.length > 0 && (
        <ol class="vt-dry-lines" data-refused={dryRun.refused} aria-label={playText.dryRun.title}>
          {!dryRun.refused && <li aria-hidden="true">{playText.dryRun.title}</li>}
          {dryRun.lines.map((line, nth) => <li key={nth}>{line}</li>)}
        </ol>
      )}
    </>
  );
}

/** A number for the next die, with a mark if equipped modules go with it. The digit is its key. */
function NumberButton({ number, program }: { number: number; program: ProgramDraft }) {
  const key = String(number);
  const modules = program.modulesFor(number);
  const words = modules.length > 0 ? playText.controller.numberWith(number, modules.map(moduleName)) : key;
  return (
    <button
      type="button"
      class={modules.length > 0 ? "vt-number fitting" : "vt-number"}
      aria-pressed={program.number === number}
      aria-label={words}
      data-number={number}
      {...(modules.length > 0 ? tip(words, undefined, key) : {})}
      onClick={() => program.pickNumber(number)}
    >
      {number}
    </button>
  );
}

/** The dice of a colour that are left, with what they do. A press makes one of them the next die. */
function HandDie({ colour, play }: { colour: DieColour; play: Play }) {
  const { program } = play;
  const left = diceLeft(program.units, colour);
  const drag = useDrag(left > 0 ? draggedDie((unit, button) => program.put(unit, button, { colour, number: program.number })) : null);
  return (
    <button
      type="button"
      class={`vt-hand-die ${colour}`}
      disabled={left === 0}
      aria-pressed={left > 0 && program.colour === colour}
      data-hand={colour}
      data-left={left}
      {...tip(playText.controller.handDie[colour](left), playText.controller.dieAbout[colour], colour === "blue" ? "M" : "F")}
      {...drag}
      onClick={() => program.pickColour(colour)}
    >
      <DieFace colour={colour} number={program.number} />
      <span>×{left}</span>
      <b>{playText.controller.does[colour]}</b>
    </button>
  );
}

/** A die that can be dragged; `drop` gets the unit (0..2) and the button. */
function draggedDie(drop: (unit: number, button: number) => void): Dragged {
  return {
    face: ".vt-die",
    ghost: "vt-ghost",
    places: "[data-button]",
    dropped: ({ dataset }) => {
      const [unit, button] = dataset["button"]!.split(",").map(Number) as [number, number];
      drop(unit - 1, button);
    },
  };
}

/** A unit of the controller: eight buttons around its number. `unit`: from 0. */
function Unit({ unit, dice, play }: { unit: number; dice: readonly Die[]; play: Play }) {
  return (
    <div class="vt-unit" role="group" aria-label={matchText.seats.unit(unit + 1)} data-own-unit={unit + 1}>
      {ROSE.map((button) =>
        button === null ? (
          <span key="middle" class="vt-unit-number" aria-hidden="true">{unit + 1}</span>
        ) : (
          <UnitButton key={button} unit={unit} button={button} dice={dice} play={play} />
        ),
      )}
    </div>
  );
}

/** A button of a unit: takes the picked die, or gives back the one that lies on it. */
function UnitButton({ unit, button, dice, play: { program } }: { unit: number; button: number; dice: readonly Die[]; play: Play }) {
  const lying = dice.flatMap((die, index) => (die.button === button ? [{ die, index }] : []));
  const last = lying.at(-1);
  const fits = fitsButton(program.limits, program.colour, program.number, button) && diceLeft(program.units, program.colour) > 0;
  const direction = matchText.directions[button]!;
  const label = last
    ? playText.controller.buttonWith(unit + 1, direction, lying.map(({ die }) => dieWords({ colour: die.colour, number: die.number })))
    : playText.controller.button(unit + 1, direction);
  const drag = useDrag(last ? draggedDie((toUnit, toButton) => program.move(unit, last.index, toUnit, toButton)) : null);
  return (
    <button
      type="button"
      class={`vt-button ${button % 2 === 0 ? "orthogonal" : "diagonal"}`}
      aria-label={label}
      aria-disabled={!last && !fits}
      data-button={`${unit + 1},${button}`}
      data-die={last ? `${last.die.colour}${last.die.number}` : ""}
      {...(last && tip(label, playText.controller.takeBack))}
      {...drag}
      onClick={() => (last ? program.take(unit, last.index) : program.put(unit, button))}
    >
      {last ? (
        lying.map(({ die, index }) => <DieFace key={index} colour={die.colour} number={die.number} />)
      ) : (
        <svg viewBox="-12 -12 24 24" aria-hidden="true"><path transform={`rotate(${angleOf(button)})`} d="M0 8V-7M-5-2 0-8 5-2" /></svg>
      )}
    </button>
  );
}

/** The keys around S are the directions, as they lie on a keyboard. */
const COMPASS: Readonly<Record<string, number>> = { KeyW: 0, KeyE: 1, KeyD: 2, KeyC: 3, KeyX: 4, KeyZ: 5, KeyA: 6, KeyQ: 7 };

/** Keys: M (move) or F (fire) picks a die, 1 to 6 its number, a key around S its button on the next unit; Backspace, Enter. */
function useKeys(play: Play, done: (() => void) | null): void {
  const { program } = play;
  useKeyDown(true, ({ target, ctrlKey, metaKey, altKey, key, code }) => {
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest("input, [role=log]"))) return false;
    const direction = COMPASS[code];
    if (key === "m" || key === "f") program.pickColour(key === "m" ? "blue" : "red");
    else if (/^[1-6]$/.test(key)) program.pickNumber(Number(key));
    else if (direction !== undefined) {
      if (program.nextUnit !== null) program.put(program.nextUnit, direction);
    } else if (key === "Backspace") takeLast(program);
    else if (key === "Enter" && done && !isControl(target)) done();
    else return false;
    return true;
  });
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, [role=button]") !== null;
}

/** Takes back the last die of the last unit that has any. */
function takeLast(program: ProgramDraft): void {
  const unit = program.units.findLastIndex((dice) => dice.length > 0);
  if (unit >= 0) program.take(unit, program.units[unit]!.length - 1);
}
