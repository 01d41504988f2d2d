/** The floor of an arena: what never moves in a match. Each piece is drawn around the middle of its space or edge. */
import type { ComponentChildren } from "preact";
import { Emblem } from "./emblems";
import type { Arena, Colour, Edge, StartSpace } from "./generated";
import { type Space, CELL, MARGIN, angleOf, centreOf, columnName, spaceKey, spacesOf } from "./geometry";
import "./ground.css";

interface Props {
  readonly arena: Arena;
  /** The colours of the robots that come in by each side, null for a side without one. */
  readonly sideColours: readonly (Colour | null)[];
  /** Whether rows and columns are named around the arena. */
  readonly named?: boolean;
}

/** The drawing of an arena without robots: spaces, walls, and what is printed on them. */
export function Ground({ arena, sideColours, named = true }: Props) {
  const { size } = arena;
  const at = (space: Space, children: ComponentChildren, kind: string) => (
    <g key={`${kind}${spaceKey(space)}`} class={kind} transform={placeOf(space, size)}>{children}</g>
  );
  return (
    <g class="vt-ground" aria-hidden="true">
      <rect class="vt-outer" x={-8} y={-8} width={size * CELL + 16} height={size * CELL + 16} rx="12" />
      {spacesOf(size).map((space) => (
        <rect
          key={spaceKey(space)}
          class={`vt-floor tone-${(space[0] + space[1]) % 2}`}
          x={space[0] * CELL + 1.5}
          y={(size - 1 - space[1]) * CELL + 1.5}
          width={CELL - 3}
          height={CELL - 3}
          rx="7"
        />
      ))}
      {arena.start.flatMap((starts, side) => starts.map((start) => at(start.at, <Start start={start} colour={sideColours[side] ?? null} />, "vt-start")))}
      {SPACE_KINDS.flatMap((kind) => arena[kind].map((space) => at(space, SPACES[kind], `vt-${kind}`)))}
      {arena.vp.map(({ at: space }) => at(space, <circle r="39" />, "vt-plinth"))}
      {EDGE_KINDS.flatMap((kind) => arena[kind].map((edge) => <EdgeArt key={`${kind}${spaceKey(edge.at)}${edge.side}`} kind={kind} edge={edge} size={size} />))}
      {named && <Names size={size} />}
    </g>
  );
}

function placeOf(space: Space, size: number): string {
  const { x, y } = centreOf(space, size);
  return `translate(${x} ${y})`;
}

/** The letters of columns below, and the numbers of rows at the left. */
function Names({ size }: { size: number }) {
  const edge = size * CELL;
  return (
    <g class="vt-names">
      {Array.from({ length: size }, (_, nth) => (
        <>
          <text x={(nth + 0.5) * CELL} y={edge + MARGIN - 9}>{columnName(nth)}</text>
          <text x={-MARGIN + 16} y={edge - (nth + 0.5) * CELL + 9}>{nth + 1}</text>
        </>
      ))}
    </g>
  );
}

/** A start space: its arrow, and the mark of the robot that comes in there. */
function Start({ start, colour }: { start: StartSpace; colour: Colour | null }) {
  return (
    <g class={colour ? `seat-${colour}` : "vt-free-side"}>
      <g transform={`rotate(${angleOf(start.arrow)})`}><path class="vt-arrow" d="M-26 2 0-24 26 2M-26 24 0-2 26 24" /></g>
      {colour && (
        <g transform="translate(-33 -33)">
          <circle class="vt-mark-ground" r="11" />
          <g transform="scale(0.8)"><Emblem colour={colour} /></g>
        </g>
      )}
    </g>
  );
}

const SPACE_KINDS = ["workshop", "field", "pit"] as const;

const SPACES = {
  workshop: (
    <>
      <rect class="vt-workshop-floor" x="-41" y="-41" width="82" height="82" rx="12" />
      <path class="vt-wrench" d="M-24 18 4-10A17 17 0 0 1 26-30L15-19 17-9 27-7 37-18A17 17 0 0 1 14 4L-14 32A7 7 0 0 1-24 18Z" transform="translate(-3 1)" />
    </>
  ),
  field: (
    <>
      <rect class="vt-field-floor" x="-44" y="-44" width="88" height="88" rx="10" />
      <path class="vt-field-studs" d="M-36-36h.1M36-36h.1M-36 36h.1M36 36h.1" />
      <path class="vt-bolt" d="M9-36-21 6H-3L-9 36 21-8H4Z" />
    </>
  ),
  pit: (
    <>
      <rect class="vt-pit-rim" x="-42" y="-42" width="84" height="84" rx="16" />
      <rect class="vt-pit-stripes" x="-42" y="-42" width="84" height="84" rx="16" />
      <rect class="vt-pit-hole" x="-33" y="-33" width="66" height="66" rx="12" />
      <path class="vt-pit-depth" d="M-33-33-18-18M33-33 18-18M-33 33-18 18M33 33 18 18" />
      <rect class="vt-pit-depth" x="-18" y="-18" width="36" height="36" rx="7" />
    </>
  ),
};

const EDGE_KINDS = ["door", "barrier", "energy", "wall"] as const;
type EdgeKind = (typeof EDGE_KINDS)[number];

/** A wall, energy wall, barrier or door on its edge. */
function EdgeArt({ kind, edge, size }: { kind: EdgeKind; edge: Edge; size: number }) {
  const { x, y } = centreOf(edge.at, size);
  const place = edge.side === "n" ? `translate(${x} ${y - CELL / 2})` : `translate(${x + CELL / 2} ${y}) rotate(90)`;
  return <g class={`vt-edge vt-${kind}`} transform={place}>{EDGES[kind]}</g>;
}

const EDGES = {
  wall: (
    <>
      <rect class="vt-wall-body" x="-56" y="-9" width="112" height="18" rx="5" />
      <path class="vt-wall-joints" d="M-28-8V8M0-8V8M28-8V8" />
    </>
  ),
  energy: (
    <>
      <path class="vt-energy-glow" d="M-46 0H46" />
      <path class="vt-energy-rails" d="M-46-4.5H46M-46 4.5H46" />
      <circle class="vt-post" cx="-47" r="9" />
      <circle class="vt-post" cx="47" r="9" />
    </>
  ),
  barrier: (
    <>
      <path class="vt-barrier-ground" d="M-44 0H44" />
      <path class="vt-barrier-bolt" d="M-44 0-31-9-18 8-6-9 6 9 18-8 31 9 44 0" />
      <rect class="vt-post" x="-53" y="-8" width="13" height="16" rx="2" />
      <rect class="vt-post" x="40" y="-8" width="13" height="16" rx="2" />
    </>
  ),
  door: (
    <>
      <path class="vt-door-gap" d="M-26 0H26" />
      <rect class="vt-door-jamb" x="-53" y="-7" width="26" height="14" rx="4" />
      <rect class="vt-door-jamb" x="27" y="-7" width="26" height="14" rx="4" />
    </>
  ),
};
