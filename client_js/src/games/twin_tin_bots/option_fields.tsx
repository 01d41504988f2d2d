/** The fields of the form for the options of a room: loaded when the form is unfolded. */
import { useState } from "preact/hooks";
import { text } from "#text/twin_tin_bots/lobby";
import { text as optionsText } from "#text/twin_tin_bots/options";
import { Field, Labelled, Radios, RadiosField } from "../../kit/lobby";
import type { OptionsFormProps } from "../api";
import { LOBBY_ENUMS } from "./lobby.generated";
import { type Lying, type Placed, colourOf, SETUPS, PLACED, hasOneMore, isFree, lying, withPlaced, withoutAt } from "./placing";
import { type Kind, KINDS, MOST_OF_A_KIND, NOTHING_PLACED, STANDARD, hasRoom, modeProblem, placesLeft, seatCount, robotCount } from "./room_options";
import { type OptionsView, type Colour, type Hex, type Mode, ENUMS } from "./generated";
import { SeatMark, BaseArt, BlobArt, GateArt, MudArt, RockArt } from "./sprites";
import { board, centre, hexKey, outline, plate, styleAt, viewBox } from "./hex";

export { fit } from "./placing";

type Props = Pick<OptionsFormProps<OptionsView>, "options" | "players" | "change">;

/** The options of a table: mode, end, elements and colours. */
export function OptionFields(props: Props) {
  return (
    <>
      <ModeField {...props} />
      <EndingField {...props} />
      <ElementsField {...props} />
      <ColoursField {...props} />
    </>
  );
}

/** The option of the game's mode: standard, simplified, or teams. */
function ModeField({ options, players, change }: Props) {
  const problemOf = (mode: Mode) => modeProblem(mode, players);
  const choose = (mode: Mode) => change({ ...options, mode });
  return <RadiosField title={optionsText.options.mode} name="mode" values={LOBBY_ENUMS.Mode} words={text.options.modes} chosen={options.mode} {...{ problemOf, choose }} />;
}

/** The options that say when the match ends. */
function EndingField({ options, change }: Props) {
  const teams = options.mode === "teams";
  return (
    <Field title={optionsText.options.ending}>
      <Labelled
        type="checkbox"
        name="score-victory"
        label={optionsText.options.scoreVictory}
        about={teams ? optionsText.options.scoreVictoryTeams : optionsText.options.scoreVictoryAbout}
        checked={options.score_victory && !teams}
        disabled={teams}
        choose={(score_victory) => change({ ...options, score_victory })}
      />
      <label>
        {optionsText.options.stalled}
        <select
          name="stalled"
          value={options.stalled_after}
          onChange={(event) => change({ ...options, stalled_after: Number(event.currentTarget.value) })}
        >
          <option value={STANDARD.stalled_after}>{optionsText.options.stalledAfter(STANDARD.stalled_after)}</option>
          <option value={0}>{optionsText.options.stalledNever}</option>
        </select>
      </label>
    </Field>
  );
}

const PLACINGS = ["none", "example", "random", "by_hand"] as const;
const SOME: Readonly<Record<Kind, number>> = { teleporters: 1, rocks: 2, blobs: 1, mud: 2 };
const NO_ELEMENTS: Readonly<Record<Kind, number>> = { teleporters: 0, rocks: 0, blobs: 0, mud: 0 };

/** The value of the placing field: `none` if elements are placed at random but there are none. */
function placingOf(options: OptionsView): (typeof PLACINGS)[number] {
  if (options.placing !== "random") return options.placing;
  return KINDS.some((kind) => options[kind] > 0) ? "random" : "none";
}

/** How the elements are placed: none, as printed, at random in numbers, or by hand. */
function ElementsField({ options, players, change }: Props) {
  const placing = placingOf(options);
  const choose = (chosen: typeof placing) => {
    const counts = chosen === "random" ? SOME : NO_ELEMENTS;
    change({ ...options, ...counts, ...NOTHING_PLACED, placing: chosen === "none" ? "random" : chosen });
  };
  return (
    <Field title={optionsText.options.elements}>
      <button type="button" class="button small random-setup" onClick={() => change(randomSetup(options, players))}>
        {optionsText.options.drawSetup}
      </button>
      <Radios name="placing" values={PLACINGS} words={optionsText.options.placings} chosen={placing} choose={choose} />
      {placing === "random" && <Counts {...{ options, players, change }} />}
      {placing === "by_hand" && <ElementEditor {...{ options, players, change }} />}
    </Field>
  );
}

/** How many of each element the board has, drawn by chance. */
function Counts({ options, players, change }: Props) {
  return (
    <div class="element-counts">
      {KINDS.map((kind) => (
        <label key={kind}>
          {optionsText.options.kinds[kind]}
          <select name={kind} value={options[kind]} onChange={(event) => change({ ...options, [kind]: Number(event.currentTarget.value) })}>
            {Array.from({ length: MOST_OF_A_KIND + 1 }, (_, count) => (
              <option key={count} value={count} disabled={!hasRoom(options, players, kind, count)}>{count}</option>
            ))}
          </select>
        </label>
      ))}
      <p class="quiet">{optionsText.options.room(placesLeft(options, players))}</p>
    </div>
  );
}

/** The option that says which seat has which colour; a colour that another seat has is exchanged. */
function ColoursField({ options, players, change }: Props) {
  const seats = seatCount(options, players);
  const printed = Array.from({ length: seats }, (_, seat): Colour => colourOf(seat, seats) ?? "red");
  const colours = options.colours ?? printed;
  const choose = (seat: number, colour: Colour) => {
    const former = colours[seat]!;
    const exchanged = colours.map((one, at) => (at === seat ? colour : one === colour ? former : one));
    change({ ...options, colours: exchanged });
  };
  return (
    <Field title={optionsText.options.coloursTitle}>
      <Labelled
        type="checkbox"
        name="own-colours"
        label={optionsText.options.ownColours}
        about={optionsText.options.ownColoursAbout}
        checked={options.colours !== null}
        choose={(own) => change({ ...options, colours: own ? printed : null })}
      />
      {options.colours && (
        <div class="element-counts">
          {colours.map((colour, seat) => (
            <label key={seat}>
              <span class="colour-label"><SeatMark colour={colour} /> {optionsText.options.seat(seat + 1)}</span>
              <select name={`colour-${seat}`} value={colour} onChange={(event) => choose(seat, event.currentTarget.value as Colour)}>
                {ENUMS.Colour.map((one) => <option key={one} value={one}>{text.colours[one]}</option>)}
              </select>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

const MARGIN = 30;

/** The board on which the host places rocks, mud, teleporters and blobs by hand. */
function ElementEditor({ options, players, change }: Props) {
  const [kind, setKind] = useState<Placed>("rock");
  const [end, setEnd] = useState<Hex | null>(null);
  const [seats, robots] = [seatCount(options, players), robotCount(options)];
  const setup = SETUPS[seats];
  if (!setup) return null;
  const first: Lying[] = end ? [{ kind: "teleporter", at: end, pair: options.teleporter_hexes.length }] : [];
  const there = [...lying(options), ...first];
  const choose = (chosen: Placed) => {
    setKind(chosen);
    setEnd(null);
  };
  const click = (at: Hex) => {
    if (end && hexKey(end) === hexKey(at)) return setEnd(null);
    if (there.some((one) => hexKey(one.at) === hexKey(at))) return change(withoutAt(options, at));
    if (kind === "teleporter" && !end) return setEnd(at);
    change(withPlaced(options, kind, at, end));
    setEnd(null);
  };
  const more = hasOneMore(kind, options);
  return (
    <div class="element-editor">
      <div class="presets">
        {PLACED.map((one) => (
          <label key={one} class="count">
            <input type="radio" name="element-editor" value={one} checked={kind === one} onChange={() => choose(one)} />
            <span>{optionsText.options.placed[one]}</span>
          </label>
        ))}
      </div>
      <svg class="element-editor-board" viewBox={viewBox(setup.radius, MARGIN).join(" ")} role="group" aria-label={optionsText.options.byHandBoard}>
        <polygon class="element-editor-plate" points={plate(setup.radius, MARGIN)} />
        {board(setup.radius).map((at) => {
          const lies = there.find((one) => hexKey(one.at) === hexKey(at));
          const free = lies !== undefined || (more && isFree(kind, at, there, seats, robots));
          return <Spot key={hexKey(at)} at={at} lies={lies} kind={kind} click={free ? () => click(at) : null} />;
        })}
        {setup.bases.map((at, seat) => (
          <g key={seat} class={`seat-${options.colours?.[seat] ?? colourOf(seat, seats)}`} style={styleAt(centre(at))}>
            <BaseArt colour={options.colours?.[seat] ?? colourOf(seat, seats) ?? "red"} />
          </g>
        ))}
      </svg>
      <p class="quiet" role="status">
        {end ? optionsText.options.otherEnd : more ? optionsText.options.byHandHint : optionsText.options.noMore(optionsText.options.placed[kind])}
      </p>
    </div>
  );
}

interface SpotProps {
  readonly at: Hex;
  readonly lies: Lying | undefined;
  readonly kind: Placed;
  readonly click: (() => void) | null;
}

/** A hex of the editor. `click`: places or takes away; null if nothing can be done there. */
function Spot({ at, lies, kind, click }: SpotProps) {
  const label = lies ? optionsText.options.takeAway[lies.kind] : optionsText.options.placeHere(optionsText.options.placed[kind]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    click?.();
  };
  const button = click && { role: "button" as const, tabindex: 0, "aria-label": `${label} (${hexKey(at)})`, onClick: click, onKeyDown };
  const Art = ART[lies?.kind ?? kind];
  return (
    <g class={click ? "element-editor-hex free" : "element-editor-hex"} style={styleAt(centre(at))} data-hex={hexKey(at)} data-lies={lies?.kind} {...button}>
      <polygon points={outline(0.94)} />
      {lies && <Art pair={lies.pair} />}
    </g>
  );
}

/** The drawings of elements. */
const ART = { teleporter: GateArt, rock: RockArt, blob: BlobArt, mud: MudArt };

/** The fewest and the most of each kind that are drawn; those that take most room come first. */
const RANGES: readonly (readonly [Placed, number, number])[] = [["teleporter", 1, 2], ["rock", 1, 3], ["blob", 0, 2], ["mud", 1, 3]];

/**
 * `options` with elements at random, without those that were placed before. The number of each kind is drawn from
 * `RANGES`; on a board with too little room there are fewer. `random`: numbers from 0 to below 1.
 */
export function randomSetup(options: OptionsView, players: number, random: () => number = Math.random): OptionsView {
  let drawn: OptionsView = { ...options, ...NOTHING_PLACED, placing: "by_hand", teleporters: 0, rocks: 0, blobs: 0, mud: 0 };
  const [seats, robots] = [seatCount(options, players), robotCount(options)];
  const hexes = board(SETUPS[seats]?.radius ?? 0);
  // a free hex at random; null if there is none
  const pick = (kind: Placed, there: readonly Lying[]): Hex | null => {
    const free = hexes.filter((at) => isFree(kind, at, there, seats, robots));
    return free[Math.floor(random() * free.length)] ?? null;
  };
  for (const [kind, fewest, most] of RANGES) {
    const count = fewest + Math.floor(random() * (most - fewest + 1));
    for (let placed = 0; placed < count; placed += 1) {
      const there = lying(drawn);
      const first = pick(kind, there);
      // a teleporter has a second end, which keeps its distance from the first
      const other = kind === "teleporter" && first ? pick(kind, [...there, { kind, at: first, pair: 0 }]) : null;
      if (first && (kind !== "teleporter" || other)) drawn = withPlaced(drawn, kind, other ?? first, other ? first : null);
    }
  }
  return drawn;
}
