/** The options of a prompt, drawn on the board where they happen. */
import type { ComponentChildren } from "preact";
import type { Choice, GameCommand, Hex, Tile, View } from "./generated";
import { hexName } from "./hex_names";
import { matchText } from "./text/match";
import { placesText } from "./text/places";
import { TileIcon } from "./icons";
import { SIZE, ahead, centre, hexKey, outline, viewBox } from "./hex";
import type { Point } from "./hex";
import { robotOf } from "./fold";
import type { Names } from "../api";
import { robotWords } from "./wording";

interface Props {
  readonly choice: Choice;
  readonly view: View;
  readonly names: Names;
  readonly answer: (command: GameCommand) => void;
}

export function OptionsOnBoard({ choice, view, names, answer }: Props) {
  switch (choice.kind) {
    case "zap_robot":
      return <ZapOptions {...{ choice, view, names, answer }} />;
    case "zap_blob":
      return <BlobOptions {...{ choice, view, names, answer }} />;
    case "place_crystal":
      return <HexOptions {...{ choice, view, names, answer }} />;
    case "program":
    case "first":
      return null;
  }
}

type OfKind<K extends Choice["kind"]> = Omit<Props, "choice"> & { readonly choice: Extract<Choice, { kind: K }> };

const CHIP = 27;
const RING = 78;

function ZapOptions({ choice, view, names, answer }: OfKind<"zap_robot">) {
  const around = centre(robotOf(view, choice.robot).at);
  const spots = fan(around, choice.options.length, view.radius);
  const robot = robotWords(names, choice.robot);
  return (
    <g class="options">
      <circle class="target" style={at(around)} r="46" />
      {choice.options.map((order, index) => (
        <Option
          key={order ?? "decline"}
          spot={spots[index]!}
          label={order ? matchText.prompt.orderFor(matchText.tiles[order], robot) : matchText.prompt.decline}
          value={order ?? "decline"}
          choose={() => answer({ type: "zap_robot", order })}
        >
          <Chip order={order} />
        </Option>
      ))}
    </g>
  );
}

function Chip({ order }: { order: Tile | null }) {
  return (
    <>
      <circle class="chip-ground" r={CHIP} />
      {order ? (
        <svg x="-17" y="-17" width="34" height="34">
          <TileIcon tile={order} />
        </svg>
      ) : (
        <path class="chip-cross" d="M-9-9 9 9M9-9-9 9" />
      )}
    </>
  );
}

function BlobOptions({ choice, view, answer }: OfKind<"zap_blob">) {
  const around = centre(choice.at);
  return (
    <g class="options">
      <circle class="target" style={at(around)} r="46" />
      {choice.options.map((direction) => (
        <Option
          key={direction ?? "decline"}
          spot={direction === null ? fan(around, 1, view.radius)[0]! : between(choice.at, direction)}
          label={direction === null ? matchText.prompt.decline : placesText.blobTo(matchText.directions[direction]!, hexName(ahead(choice.at, direction), view.radius))}
          value={direction === null ? "decline" : String(direction)}
          choose={() => answer({ type: "zap_blob", direction })}
        >
          {direction === null ? <Chip order={null} /> : <Arrow direction={direction} />}
        </Option>
      ))}
    </g>
  );
}

function Arrow({ direction }: { direction: number }) {
  return (
    <g transform={`rotate(${direction * 60})`}>
      <circle class="chip-ground" r={CHIP - 5} />
      <path class="chip-arrow" d="M-11 0H10M2-8 10 0 2 8" />
    </g>
  );
}

function HexOptions({ choice, view, answer }: OfKind<"place_crystal">) {
  return (
    <g class="options">
      {choice.options.map((hex) => (
        <Option
          key={hexKey(hex)}
          spot={centre(hex)}
          label={placesText.crystalOn(hexName(hex, view.radius))}
          value={hexKey(hex)}
          choose={() => answer({ type: "place_crystal", at: hex })}
        >
          <polygon class="hex-option" points={outline(0.9)} />
          <g class="hex-option-crystal">
            <use href={`#crystal-${choice.crystal}`} />
          </g>
        </Option>
      ))}
    </g>
  );
}

interface OptionProps {
  readonly spot: Point;
  readonly label: string;
  readonly value: string;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

function Option({ spot, label, value, choose, children }: OptionProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      class="option"
      role="button"
      tabindex={0}
      aria-label={label}
      data-option={value}
      style={at(spot)}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}

// Points on a circle; the ones that would leave the drawing are pushed back in with all others.
function fan({ x, y }: Point, count: number, radius: number): Point[] {
  const [left, top, width, height] = viewBox(radius, 0);
  const room = RING + CHIP;
  const middle = { x: clamp(x, left + room, left + width - room), y: clamp(y, top + room, top + height - room) };
  return Array.from({ length: count }, (_, index) => {
    const turn = 2 * Math.PI * (index / count) - Math.PI / 2;
    return { x: middle.x + RING * Math.cos(turn), y: middle.y + RING * Math.sin(turn) };
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function between(hex: Hex, direction: number): Point {
  const [from, to] = [centre(hex), centre(ahead(hex, direction))];
  const share = 0.5 + (CHIP - 5) / (4 * SIZE);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}
