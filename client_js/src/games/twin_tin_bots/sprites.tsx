/** Drawings of the things on the board, each around (0, 0) in units of the drawing, and of the order tiles. */
import { text } from "#text/twin_tin_bots/lobby";
import type { Colour, Crystal, Tile } from "./generated";
import { CRYSTALS } from "./seat";
import { SIZE, angle, outline } from "./hex";

/** A crystal has as many corners as it is worth points: 2, 3, 4. */
const FACETS: Readonly<Record<Crystal, { readonly body: string; readonly shine: string }>> = {
  blue: { body: "M0-22Q17 0 0 22Q-17 0 0-22Z", shine: "M0-22Q-4 0 0 22Q-17 0 0-22Z" },
  green: { body: "M0-20 20 15H-20Z", shine: "M0-20 0 4-20 15Z" },
  pink: { body: "M-16-16H16V16H-16Z", shine: "M-16-16H16L6-6H-6V6L-16 16Z" },
};

/** Crystals that `<use href="#crystal-blue">` draws, also in animations. */
export function CrystalDefinitions() {
  return (
    <defs>
      {CRYSTALS.map((crystal) => (
        <g key={crystal} id={`crystal-${crystal}`} class={`crystal ${crystal}`}><CrystalShape crystal={crystal} /></g>
      ))}
    </defs>
  );
}

/** The drawing of a crystal around (0, 0). */
function CrystalShape({ crystal }: { crystal: Crystal }) {
  const { body, shine } = FACETS[crystal];
  return (
    <>
      <path class="crystal-body" d={body} />
      <path class="crystal-shine" d={shine} />
      <path class="crystal-edge" d={body} />
    </>
  );
}

/** A small crystal for a line of text. */
export function CrystalIcon({ crystal }: { crystal: Crystal }) {
  return (
    <svg class={`crystal-icon crystal ${crystal}`} viewBox="-24 -24 48 48" aria-hidden="true"><CrystalShape crystal={crystal} /></svg>
  );
}

/** A mark for each colour, so that seats differ without colours, too. */
export const EMBLEMS: Readonly<Record<Colour, string>> = {
  red: "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z",
  yellow: "M0-8 8 6H-8Z",
  green: "M-6.5-6.5H6.5V6.5H-6.5Z",
  blue: "M0-9 7 0 0 9-7 0Z",
  purple: "M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z",
  pink: "M0-9 2.6-2.8 9-2.8 4 1.6 6 8 0 4.2-6 8-4 1.6-9-2.8-2.6-2.8Z",
};

function Emblem({ colour }: { colour: Colour }) {
  return <path class="emblem" d={EMBLEMS[colour]} />;
}

/** A seat's mark for a line of text. */
export function SeatMark({ colour }: { colour: Colour }) {
  return (
    <svg class={`seat-mark seat-${colour}`} viewBox="-14 -14 28 28" role="img" aria-label={text.colours[colour]}>
      <circle r="13" class="seat-mark-ground" />
      <Emblem colour={colour} />
    </svg>
  );
}

/** A hopper with its funnel, in the colour of its seat. */
export function BaseArt({ colour }: { colour: Colour }) {
  return (
    <g class={`base seat-${colour}`}>
      <polygon class="base-ring-edge" points={outline(1.02)} />
      <polygon class="base-ring" points={outline(1.02)} />
      <polygon class="base-wall" points={outline(0.93)} />
      <polygon class="base-rim" points={outline(0.72)} />
      <polygon class="base-pit" points={outline(0.5)} />
      <g transform="scale(1.5)"><Emblem colour={colour} /></g>
    </g>
  );
}

interface RobotArtProps {
  readonly colour: Colour;
  readonly name: string;
  readonly facing: number;
  readonly cargo: Crystal | null;
  readonly stuck: boolean;
  /** Whether the robot is the player's own: it stands on a bright disc. */
  readonly own?: boolean;
  /** Whether its left and right sides are marked. */
  readonly sideMarks?: boolean;
}

/** A wind-up robot seen from above: key and emblem behind, eyes and claws ahead; letters and emblem are upright. */
export function RobotArt({ colour, name, facing, cargo, stuck, own = false, sideMarks = false }: RobotArtProps) {
  return (
    <g class={`robot seat-${colour}`}>
      {own && <circle class="own-halo" r="41" />}
      {stuck && <ellipse class="mud-ring" cx="0" cy="4" rx="40" ry="36" />}
      <circle class="robot-glow" r="40" />
      <g class="rotor" style={{ transform: `rotate(${angle(facing)}deg)` }}>
        {cargo && <Cargo crystal={cargo} facing={facing} />}
        <RobotBody />
        <g transform={`translate(-21 0) rotate(${-angle(facing)})`}>
          <circle class="robot-badge" r="10" />
          <g transform="scale(0.82)"><Emblem colour={colour} /></g>
        </g>
        {sideMarks && <SideMark label={text.sideMarks.left} y={-32} facing={facing} />}
        {sideMarks && <SideMark label={text.sideMarks.right} y={32} facing={facing} />}
      </g>
      <circle class="robot-plate" r="12.5" cx="0" />
      <text class="robot-letter" y="7.4">{name}</text>
    </g>
  );
}

/** A letter at one side of a robot that faces east. */
function SideMark({ label, y, facing }: { label: string; y: number; facing: number }) {
  return (
    <g class="side-mark" transform={`translate(-1 ${y}) rotate(${-angle(facing)})`}>
      <circle class="side-mark-ground" r="9.5" />
      <text class="side-mark-letter" y="5">{label}</text>
    </g>
  );
}

/** The drawing of a robot, which looks to the east. */
function RobotBody() {
  return (
    <>
      <path class="robot-key" d="M-24 0h-9M-33 0c-3-12-13-9-10 0c-3 9 7 12 10 0Z" />
      <rect class="robot-tread" x="-25" y="-31" width="46" height="12" rx="5" />
      <rect class="robot-tread" x="-25" y="19" width="46" height="12" rx="5" />
      <path class="robot-links" d="M-17-31v12M-9-31v12M-1-31v12M7-31v12M15-31v12M-17 19v12M-9 19v12M-1 19v12M7 19v12M15 19v12" />
      <path class="robot-claw" d="M16-17 28-21Q38-20 40-9M16 17 28 21Q38 20 40 9" />
      <path class="robot-body" d="M-14-23H8Q23-23 25-10V10Q23 23 8 23H-14Q-25 23-25 12V-12Q-25-23-14-23Z" />
      <path class="robot-sheen" d="M-14-19H8Q18-19 21-11" />
      <circle class="robot-eye" cx="19" cy="-10.5" r="5.5" />
      <circle class="robot-eye" cx="19" cy="10.5" r="5.5" />
      <circle class="robot-pupil" cx="21" cy="-10.5" r="2.6" />
      <circle class="robot-pupil" cx="21" cy="10.5" r="2.6" />
    </>
  );
}

/** The crystal that a robot carries, upright whatever its facing. */
function Cargo({ crystal, facing }: { crystal: Crystal; facing: number }) {
  return (
    <g class="cargo" transform={`translate(42 0) rotate(${-angle(facing)}) scale(0.78)`}>
      <circle class="cargo-ground" r="23" />
      <use href={`#crystal-${crystal}`} />
    </g>
  );
}

/** A rock. */
export function RockArt() {
  return (
    <g class="rock">
      <path class="rock-body" d="M-32 18-26-12-8-30 14-26 32-4 28 22 4 32Z" />
      <path class="rock-light" d="M-26-12-8-30 14-26 2-8-14-2Z" />
    </g>
  );
}

/** A blob. */
export function BlobArt() {
  return (
    <g class="blob">
      <path class="blob-body" d="M-28 10C-34-12-14-30 4-28S34-10 30 10 10 30-4 29-24 24-28 10Z" />
      <circle class="blob-eye" cx="-6" cy="-4" r="5" />
      <circle class="blob-eye" cx="10" cy="-4" r="5" />
    </g>
  );
}

/** Mud. */
export function MudArt() {
  return (
    <g class="mud">
      <path d="M-34 6C-36-14-16-24 2-22S36-14 34 6 18 28-2 28-32 24-34 6Z" />
      <path class="mud-ripple" d="M-20 4q8-7 16 0t16 0M-12 16q6-5 12 0t12 0" />
    </g>
  );
}

/** The letters of the pairs of teleporters. */
export const GATE_LETTERS = ["α", "β", "γ"] as const;

/** One end of a pair of teleporters; the pair's letter tells which belong together. */
export function GateArt({ pair }: { pair: number }) {
  return (
    <g class={`gate gate-${pair % 3}`}>
      <circle class="gate-ring" r={SIZE * 0.68} />
      <circle class="gate-hole" r={SIZE * 0.48} />
      <path class="gate-swirl" d="M0-16A16 16 0 0 1 16 0M0 16A16 16 0 0 1-16 0M-7 0A7 7 0 0 1 0-7M7 0A7 7 0 0 1 0 7" />
      <text class="gate-letter" y="7">{GATE_LETTERS[pair % 3]}</text>
    </g>
  );
}

const BOLT = "M13.5 2.5 6 13h4.8L9.5 21.5 18 10h-5.2z";

interface Icon {
  /** Outlines. */
  readonly lines?: string;
  /** Filled shapes. */
  readonly filled?: string;
}

const ICONS: Readonly<Record<Tile, Icon>> = {
  forward_1: { lines: "M12 20.5V4.5M5.5 11 12 4.5l6.5 6.5" },
  forward_2: { lines: "M12 21V3M5.5 9.5 12 3l6.5 6.5M5.5 16 12 9.5l6.5 6.5" },
  forward_3: { lines: "M12 22V2.5M6 8.5l6-6 6 6M6 14l6-6 6 6M6 19.5l6-6 6 6" },
  turn_left: { lines: "M17.5 20.5v-6a6 6 0 0 0-6-6H5M9.5 4 5 8.5 9.5 13" },
  turn_right: { lines: "M6.5 20.5v-6a6 6 0 0 1 6-6H19M14.5 4 19 8.5 14.5 13" },
  turn_left_2: { lines: "M19 20.5v-6a6 6 0 0 0-6-6H3.5M7.5 4.5l-4 4 4 4M13 4.5l-4 4 4 4" },
  turn_right_2: { lines: "M5 20.5v-6a6 6 0 0 1 6-6h9.5M16.5 4.5l4 4-4 4M11 4.5l4 4-4 4" },
  u_turn: { lines: "M18 20V9.5a5.5 5.5 0 0 0-11 0V20M2.8 15.8 7 20l4.2-4.2" },
  load: { lines: "M4 14v6.5h16V14M12 3v11M7.5 9.5 12 14l4.5-4.5" },
  unload: { lines: "M4 14v6.5h16V14M12 15V3.5M7.5 8 12 3.5 16.5 8" },
  zap: { filled: BOLT },
  double_zap: { filled: "M8.5 2.5 3 12h3.4L5.3 20l6.2-10.5H7.8zM18 4l-5.5 9.5h3.4L14.8 21.5 21 11h-3.7z" },
  long_range_zap: { filled: "M10 6.5 4.5 15H8l-1 6.5 6.5-9.5H10z", lines: "M14.5 9.5l2-2M18 6l3.5-3.5M17.5 2.5h4v4" },
  forward_zap: { filled: "M18 3l-5.5 9.5h3.4L14.5 21 21 10.5h-3.7z", lines: "M6.5 20.5v-15M2.5 10l4-4.5 4 4.5" },
  forward_load: { lines: "M6.5 20.5v-15M2.5 10l4-4.5 4 4.5M13.5 15v5.5h8V15M17.5 6v8.5M14.7 11.7l2.8 2.8 2.8-2.8" },
  anti_zap: { lines: "M12 2.5 4 5.5v6c0 5 3.5 8.5 8 10 4.5-1.5 8-5 8-10v-6z", filled: "M13 6l-4.5 6.5h3L11 18l5-7.5h-3.2z" },
  anti_theft: { lines: "M5 10.5h14v10H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5" },
  dash: { lines: "M12 21.5V10M6.5 15 12 9.5l5.5 5.5M5 2.5h14v3.5H5zM4 18v3.5M20 18v3.5" },
  jump: { lines: "M12 21.5v-2M9 11.5h6v4H9zM12 21.5C2.5 18.5 2.5 7 11 3.5M7.5 2l4.5 1.3-2 4.2" },
  back_up: { lines: "M12 3.5v16M5.5 13l6.5 6.5 6.5-6.5M7 3.5h10" },
  double_modification: { lines: "M3.5 3.5h11v11h-11zM9.5 17.5v3h11v-11h-3M9 6.5v5M6.5 9h5" },
};

/** The picture of a tile; its name stands next to it or in the label of its holder. */
export function TileIcon({ tile }: { tile: Tile }) {
  const { lines, filled } = ICONS[tile];
  return (
    <svg class="tile-icon" viewBox="0 0 24 24" aria-hidden="true">
      {lines && <path class="lines" d={lines} />}
      {filled && <path class="filled" d={filled} />}
    </svg>
  );
}
