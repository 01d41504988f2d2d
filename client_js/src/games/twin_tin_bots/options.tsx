/** The options of a prompt, drawn on the board; those of zaps lie in the corner next to the target, where nothing is. */
import type { ComponentChildren } from "preact";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as placesText } from "#text/twin_tin_bots/places";
import type { Choice, GameCommand, Hex, Tile, View } from "./generated";
import { SIZE, ahead, angle, centre, corner, hexKey, outline } from "./hex";
import { hexName, directionWords, robotWords } from "./wording";
import { TileIcon } from "./icons";
import type { Point } from "./hex";
import { robotOf } from "./fold";
import type { Names } from "../api";

interface Props {
  readonly choice: Choice;
  readonly view: View;
  readonly names: Names;
  readonly answer: (command: GameCommand) => void;
}

/** The answers to a choice on the board; programming has none there. */
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

/** Radius of a chip, and of an arrow between two hexes. */
const CHIP = 25;
const ARROW = 17;

/** The orders that a zapped robot can be made to carry out. */
function ZapOptions({ choice, view, names, answer }: OfKind<"zap_robot">) {
  const around = centre(robotOf(view, choice.robot).at);
  const spots = corner(around, choice.options.length, view.radius, CHIP);
  const robot = placesText.piece(robotWords(names, choice.robot), hexName(robotOf(view, choice.robot).at, view.radius));
  return (
    <g class="options">
      <Leader from={around} to={spots[0]!} />
      <circle class="target" style={at(around)} r="46" />
      {choice.options.map((order, index) => (
        <Option
          chip
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

/** A thin line from the target to its options. */
function Leader({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = 46 / length;
  return <line class="leader" x1={from.x + (to.x - from.x) * share} y1={from.y + (to.y - from.y) * share} x2={to.x} y2={to.y} />;
}

/** The round button of an order; null declines. */
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

/** The directions in which a zapped blob can go. */
function BlobOptions({ choice, view, answer }: OfKind<"zap_blob">) {
  const around = centre(choice.at);
  return (
    <g class="options">
      <circle class="target" style={at(around)} r="46" />
      {choice.options.map((direction) => (
        <Option
          chip
          key={direction ?? "decline"}
          spot={direction === null ? corner(around, 1, view.radius, CHIP)[0]! : between(choice.at, direction)}
          label={direction === null ? matchText.prompt.decline : placesText.blobTo(directionWords(direction), hexName(ahead(choice.at, direction), view.radius))}
          value={direction === null ? "decline" : String(direction)}
          choose={() => answer({ type: "zap_blob", direction })}
        >
          {direction === null ? <Chip order={null} /> : <Arrow direction={direction} />}
        </Option>
      ))}
    </g>
  );
}

/** The round button of a direction. */
function Arrow({ direction }: { direction: number }) {
  return (
    <g transform={`rotate(${angle(direction)})`}>
      <circle class="chip-ground" r={ARROW} />
      <path class="chip-arrow" d="M-9 0H8M1-7 8 0 1 7" />
    </g>
  );
}

/** The hexes on which a crystal can be placed. */
function HexOptions({ choice, view, answer }: OfKind<"place_crystal">) {
  return (
    <g class="options">
      {choice.options.map((hex, index) => (
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
          <text class="hex-option-number" y="9">
            {index + 1}
          </text>
        </Option>
      ))}
    </g>
  );
}

interface OptionProps {
  /** Whether the option is small: then small screens show the buttons of the panel alone. */
  readonly chip?: boolean;
  readonly spot: Point;
  readonly label: string;
  readonly value: string;
  readonly choose: () => void;
  readonly children: ComponentChildren;
}

/** An answer on the board: a press gives it, pointing at it previews it. */
function Option({ chip = false, spot, label, value, choose, children }: OptionProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  };
  return (
    <g
      class={chip ? "option chip-option" : "option"}
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

/** The point between a hex and its neighbour in a direction, where an arrow lies. */
function between(hex: Hex, direction: number): Point {
  const [from, to] = [centre(hex), centre(ahead(hex, direction))];
  const share = 0.5 + ARROW / (4 * SIZE);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}
