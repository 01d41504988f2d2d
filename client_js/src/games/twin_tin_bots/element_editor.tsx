/** The board of a new room, on which elements are placed by hand: a click places what is chosen, or takes away. */
import { useState } from "preact/hooks";
import { text } from "#text/twin_tin_bots/options";
import type { Hex, OptionsView } from "./generated";
import { BaseArt, BlobArt, GateArt, MudArt, RockArt } from "./sprites";
import { SETUPS, colourOf } from "./setup_data";
import { board, centre, hexKey, outline, plate, viewBox } from "./hex";
import { PLACED, hasOneMore, isFree, lying, withPlaced, withoutAt } from "./placing";
import type { Lying, Placed } from "./placing";
import { robotCount, seatCount } from "./room_options";

interface Props {
  readonly options: OptionsView;
  readonly players: number;
  readonly change: (options: OptionsView) => void;
}

const MARGIN = 30;

/** The board on which the host places rocks, mud, teleporters and blobs by hand. */
export function ElementEditor({ options, players, change }: Props) {
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
            <span>{text.options.placed[one]}</span>
          </label>
        ))}
      </div>
      <svg class="element-editor-board" viewBox={viewBox(setup.radius, MARGIN).join(" ")} role="group" aria-label={text.options.byHandBoard}>
        <polygon class="element-editor-plate" points={plate(setup.radius, MARGIN)} />
        {board(setup.radius).map((at) => {
          const lies = there.find((one) => hexKey(one.at) === hexKey(at));
          const free = lies !== undefined || (more && isFree(kind, at, there, seats, robots));
          return <Spot key={hexKey(at)} at={at} lies={lies} kind={kind} click={free ? () => click(at) : null} />;
        })}
        {setup.bases.map((at, seat) => (
          <g key={seat} class={`seat-${options.colours?.[seat] ?? colourOf(seat, seats)}`} style={moved(at)}>
            <BaseArt colour={options.colours?.[seat] ?? colourOf(seat, seats) ?? "red"} />
          </g>
        ))}
      </svg>
      <p class="quiet" role="status">
        {end ? text.options.otherEnd : more ? text.options.byHandHint : text.options.noMore(text.options.placed[kind])}
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
  const label = lies ? text.options.takeAway[lies.kind] : text.options.placeHere(text.options.placed[kind]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    click?.();
  };
  const button = click && { role: "button" as const, tabindex: 0, "aria-label": `${label} (${hexKey(at)})`, onClick: click, onKeyDown };
  return (
    <g class={click ? "element-editor-hex free" : "element-editor-hex"} style={moved(at)} data-hex={hexKey(at)} data-lies={lies?.kind} {...button}>
      <polygon points={outline(0.94)} />
      {lies && <Art lies={lies} />}
    </g>
  );
}

/** The drawing of an element. */
function Art({ lies: { kind, pair } }: { lies: Lying }) {
  switch (kind) {
    case "teleporter":
      return <GateArt pair={pair} />;
    case "rock":
      return <RockArt />;
    case "blob":
      return <BlobArt />;
    case "mud":
      return <MudArt />;
  }
}

function moved(at: Hex): { transform: string } {
  const { x, y } = centre(at);
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}
