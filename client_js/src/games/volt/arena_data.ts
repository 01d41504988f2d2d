/** Arenas of the game's data file, in the form that views have. */
import type { Arena, Edge } from "./generated";
import type { Space } from "./types";

type Place = readonly number[];
type DataEdge = readonly (number | string)[];

/** An arena as the data file has it. */
export interface ArenaData {
  readonly name: string;
  readonly title: string;
  readonly size: number;
  readonly start: readonly (readonly { readonly at: Place; readonly arrow: number }[])[];
  readonly vp: Readonly<Record<string, Place>>;
  readonly workshop: readonly Place[];
  readonly pit: readonly Place[];
  readonly field: readonly Place[];
  readonly wall: readonly DataEdge[];
  readonly energy: readonly DataEdge[];
  readonly barrier: readonly DataEdge[];
  readonly door: readonly DataEdge[];
}

/** The arena of an entry of the data file. */
export function arenaOf(data: ArenaData): Arena {
  return {
    name: data.name,
    title: data.title,
    size: data.size,
    start: data.start.map((side) => side.map(({ at, arrow }) => ({ at: spaceOf(at), arrow }))),
    vp: Object.entries(data.vp).map(([number, at]) => ({ number: Number(number), at: spaceOf(at) })),
    workshop: data.workshop.map(spaceOf),
    pit: data.pit.map(spaceOf),
    field: data.field.map(spaceOf),
    wall: data.wall.map(edgeOf),
    energy: data.energy.map(edgeOf),
    barrier: data.barrier.map(edgeOf),
    door: data.door.map(edgeOf),
  };
}

function spaceOf([x, y]: Place): Space {
  return [x!, y!];
}

function edgeOf([x, y, side]: DataEdge): Edge {
  return { at: [Number(x), Number(y)], side: side === "n" ? "n" : "e" };
}
