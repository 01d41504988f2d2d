/** The controller: three units of eight buttons, and the dice that are put on them by tap, by drag and by keys. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { tip } from "../../ui/tip";
import { COLOURS, diceLeft, fitsButton, nextUnit } from "./draft";
import { DieFace } from "./dice";
import { useDieDrag } from "./die_drag";
import { dieWords } from "./die_words";
import type { Die, DieColour } from "./generated";
import { angleOf } from "./geometry";
import type { Play } from "./play";
import type { PlayContext } from "./play_context";
import { matchText } from "./text/match";
import { playText } from "./text/play";

interface Props extends PlayContext {
  readonly play: Play;
  /** Opens the list of the modules; on wide screens it is not shown. */
  readonly modulesButton: ComponentChildren;
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** The directions in the order of a grid of three rows; null is the middle. */
const GRID = [7, 0, 1, 6, null, 2, 5, 4, 3] as const;

export function Controller(props: Props) {
  const { play, busy, again, modulesButton } = props;
  const { program, dryRun, send } = play;
  const done = () => send({ type: "program", units: program.units });
  useKeys(play, busy, done);
  const empty = program.units.every((dice) => dice.length === 0);
  return (
    <div class="vt-controller" data-again={again} data-dice={program.units.flat().length}>
      <div class="vt-hand">
        <div class="vt-hand-dice" role="group" aria-label={playText.controller.dice}>
          {COLOURS.map((colour) => (
            <HandDie key={colour} colour={colour} play={play} />
          ))}
        </div>
        <div class="vt-numbers" role="group" aria-label={playText.controller.number}>
          {NUMBERS.map((number) => (
            <button key={number} type="button" class="vt-number" aria-pressed={program.number === number} data-number={number} onClick={() => program.pickNumber(number)}>
              {number}
            </button>
          ))}
        </div>
      </div>
      <div class="vt-units">
        {program.units.map((dice, unit) => (
          <Unit key={unit} unit={unit} dice={dice} play={play} />
        ))}
      </div>
      <p class="vt-hint quiet">{again ? playText.controller.sent : empty ? playText.controller.hint : playText.controller.left(diceLeft(program.units, "blue"), diceLeft(program.units, "red"))}</p>
      <div class="actions vt-actions">
        <button type="button" class="button" disabled={empty} data-clear onClick={program.clear}>
          {playText.controller.clear}
        </button>
        <button type="button" class="button" disabled={empty || dryRun.state === "asked"} data-try aria-pressed={dryRun.state !== "off"} onClick={dryRun.state === "off" ? dryRun.start : dryRun.end} {...tip(playText.dryRun.title, playText.dryRun.about)}>
          {dryRun.state === "off" ? playText.dryRun.start : playText.dryRun.end}
        </button>
        {modulesButton}
        <button type="button" class="button primary" disabled={busy} data-done onClick={done}>
          {again ? playText.controller.change : playText.controller.done}
        </button>
      </div>
      {dryRun.lines.length > 0 && (
        <div role="status">
          <ol class="vt-dry-lines" data-state={dryRun.state}>
            {dryRun.lines.map((line, nth) => (
              <li key={nth}>{line}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

/** The dice of a colour that are left; pressed: the next die is one of them. */
function HandDie({ colour, play }: { colour: DieColour; play: Play }) {
  const { program } = play;
  const left = diceLeft(program.units, colour);
  const drag = useDieDrag({ colour, number: program.number }, left > 0 ? (unit, button) => void program.put(unit, button, { colour, number: program.number }) : null);
  return (
    <button
      type="button"
      class={`vt-hand-die ${colour}`}
      disabled={left === 0}
      aria-pressed={left > 0 && program.colour === colour}
      aria-label={playText.controller.handDie[colour](left)}
      data-hand={colour}
      data-left={left}
      {...tip(playText.controller.handDie[colour](left), playText.controller.dieAbout[colour], colour === "blue" ? "B" : "R")}
      {...drag}
      onClick={() => program.pickColour(colour)}
    >
      <DieFace colour={colour} number={program.number} />
      <span aria-hidden="true">×{left}</span>
    </button>
  );
}

function Unit({ unit, dice, play }: { unit: number; dice: readonly Die[]; play: Play }) {
  return (
    <div class="vt-unit" role="group" aria-label={matchText.seats.unit(unit + 1)} data-own-unit={unit + 1}>
      {GRID.map((button) =>
        button === null ? (
          <span key="middle" class="vt-unit-number" aria-hidden="true">
            {unit + 1}
          </span>
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
  const drag = useDieDrag(last?.die ?? null, last ? (toUnit, toButton) => program.move(unit, last.index, toUnit, toButton) : null);
  return (
    <button
      type="button"
      class={`vt-button ${button % 2 === 0 ? "orthogonal" : "diagonal"}`}
      aria-label={label}
      aria-disabled={!last && !fits}
      data-button={`${unit + 1},${button}`}
      data-die={last ? `${last.die.colour}${last.die.number}` : ""}
      {...drag}
      onClick={() => (last ? program.take(unit, last.index) : program.put(unit, button))}
    >
      {last ? (
        lying.map(({ die, index }) => <DieFace key={index} colour={die.colour} number={die.number} />)
      ) : (
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path transform={`rotate(${angleOf(button)})`} d="M0 8V-7M-5-2 0-8 5-2" />
        </svg>
      )}
    </button>
  );
}

/** The keys around S are the directions, as they lie on a keyboard. */
const COMPASS: Readonly<Record<string, number>> = { KeyW: 0, KeyE: 1, KeyD: 2, KeyC: 3, KeyX: 4, KeyZ: 5, KeyA: 6, KeyQ: 7 };

/** Keys: B or R picks a die, 1 to 6 its number, a key around S its button on the next unit; Backspace, Enter. */
function useKeys(play: Play, busy: boolean, done: () => void): void {
  const newest = useRef({ play, busy, done });
  newest.current = { play, busy, done };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, key, code } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (target instanceof Element && target.closest("input, textarea, select, [role=log]")) return;
      const { play: now, busy: waiting, done: send } = newest.current;
      const { program } = now;
      const direction = COMPASS[code];
      const unit = nextUnit(program.units);
      if (key === "b" || key === "r") program.pickColour(key === "b" ? "blue" : "red");
      else if (/^[1-6]$/.test(key)) program.pickNumber(Number(key));
      else if (direction !== undefined) unit !== null && program.put(unit, direction);
      else if (key === "Backspace") takeLast(now);
      else if (key === "Enter" && !waiting && !isControl(target)) send();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, [role=button]") !== null;
}

/** Takes the die back that was put on the last unit that has one. */
function takeLast({ program }: Play): void {
  const unit = program.units.findLastIndex((dice) => dice.length > 0);
  if (unit >= 0) program.take(unit, program.units[unit]!.length - 1);
}
