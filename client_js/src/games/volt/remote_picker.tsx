/** What remote control does with its target: another button for one of its dice, or another facing of a KillBot. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/volt/match";
import { text as questionText } from "#text/volt/questions";
import { DieFace } from "./cards";
import { dieWords } from "./wording";
import type { Remote, RemoteDie, RemoteTarget, View } from "./generated";
import { ROSE, angleOf } from "./geometry";

interface Props {
  readonly target: RemoteTarget;
  readonly name: string;
  readonly view: View;
  readonly remote: Remote | null;
  choose(remote: Remote | null): void;
}

/** Lets the player choose the new facing of a KillBot, or a die and its new button. */
export function RemotePicker({ target, name, view, remote, choose }: Props) {
  const { facings, robot } = target;
  if (facings.length > 0) {
    const words = questionText.use.face(name);
    return (
      <div class="vt-remote" data-remote={robot}>
        <p>{words}</p>
        <Rose label={words} legal={facings} chosen={remote?.facing ?? null} choose={(facing) => choose({ facing })} />
      </div>
    );
  }
  return <DiePicker target={target} name={name} view={view} remote={remote} choose={choose} />;
}

/**
 * Which die of a remotely controlled robot changes, and what it becomes. Its unit is the one that was chosen, if the die can
 * go there; else the one where it lies, or the first possible one.
 */
function DiePicker({ target: { dice, robot }, name, view, remote, choose }: Props) {
  const [picked, pick] = useState(0);
  const [wanted, want] = useState<number | null>(null);
  const die = dice[picked] ?? dice[0]!;
  const unit = wanted !== null && die.units.includes(wanted) ? wanted : die.units.includes(die.unit) ? die.unit : die.units[0]!;
  const lying = ({ unit: from, place }: RemoteDie) => view.seats[robot]!.units[from - 1]![place]!;
  const legal = unit === die.unit ? die.buttons.filter((button) => button !== lying(die).button) : die.buttons;
  return (
    <div class="vt-remote" data-remote={robot}>
      <p>{questionText.use.target(name)}</p>
      <div class="vt-remote-dice" role="group" aria-label={questionText.use.target(name)}>
        {dice.map((one, index) => {
          const { colour, number, button } = lying(one);
          return (
            <button
              key={index}
              type="button"
              class="button"
              aria-pressed={one === die}
              aria-label={questionText.use.die(one.unit, dieWords({ colour, number, button }))}
              data-remote-die={`${one.unit},${one.place}`}
              onClick={() => {
                pick(index);
                choose(null);
              }}
            >
              <small>{one.unit}</small>
              <DieFace colour={colour} number={number} button={button} />
            </button>
          );
        })}
      </div>
      {die.units.length > 1 && (
        <div class="vt-options" role="group" aria-label={questionText.use.toUnit}>
          {die.units.map((one) => (
            <button
              key={one}
              type="button"
              class="button"
              aria-pressed={one === unit}
              data-remote-unit={one}
              onClick={() => {
                want(one);
                choose(null);
              }}
            >
              {matchText.seats.unit(one)}
            </button>
          ))}
        </div>
      )}
      <Rose
        label={questionText.use.toButton}
        legal={legal}
        chosen={remote?.to_unit === unit ? (remote.to_button ?? null) : null}
        choose={(button) => choose({ unit: die.unit, place: die.place, to_unit: unit, to_button: button })}
      />
    </div>
  );
}

interface RoseProps {
  /** What the choice is about, for screen readers. */
  readonly label: string;
  /** The directions that can be chosen. */
  readonly legal: readonly number[];
  readonly chosen: number | null;
  choose(direction: number): void;
}

/** The eight directions as buttons around a middle, to choose one. */
function Rose({ label, legal, chosen, choose }: RoseProps) {
  return (
    <div class="vt-unit vt-rose" role="group" aria-label={label}>
      {ROSE.map((direction) =>
        direction === null ? (
          <span key="middle" />
        ) : (
          <button
            key={direction}
            type="button"
            class={`vt-button ${direction % 2 === 0 ? "orthogonal" : "diagonal"}`}
            disabled={!legal.includes(direction)}
            aria-label={matchText.directions[direction]!}
            aria-pressed={chosen === direction}
            data-remote-option={legal.includes(direction) ? direction : undefined}
            onClick={() => choose(direction)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true"><path transform={`rotate(${angleOf(direction)})`} d="M0 8V-7M-5-2 0-8 5-2" /></svg>
          </button>
        ),
      )}
    </div>
  );
}
