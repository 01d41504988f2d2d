/** A finished match in numbers: turns, points over time, and its key moments. */
import type { GameEndPart, GameEvent, GameView, Names, Statistic } from "../games/api";
import { apply, isRoomEvent } from "./room";
import type { Timeline } from "./timeline";

/** The fewest rounds for which the curve of points is drawn by round; with fewer it is drawn by turn. */
const FEWEST_ROUNDS = 3;
/** How many key moments the end shows at most: the heaviest ones. */
const MOST_MOMENTS = 12;
/** The weight of a change of the lead, next to the weights that games give. */
const LEAD_WEIGHT = 5;

/** The points of the sides over time. */
export interface Curve {
  readonly sides: readonly (readonly number[])[];
  /** By moment (the start of each unit, and the end of the match), then by side. */
  readonly points: readonly (readonly number[])[];
}

/** Something that changed the match: event `index` of entry `number` of the log; `time`: its round or turn, from 1. */
export interface Moment {
  readonly number: number;
  readonly index: number;
  readonly time: number;
  readonly words: string;
}

export interface MatchSummary {
  /** By seat. */
  readonly turns: readonly number[];
  /** What `Moment.time` and the curve count. */
  readonly unit: "round" | "turn";
  /** Null for a game without rounds. */
  readonly rounds: number | null;
  readonly curve: Curve | null;
  /** In the order of the match. */
  readonly moments: readonly Moment[];
  /** The heaviest moment, of equally heavy ones the last; null if there are none. */
  readonly decisive: Moment | null;
  readonly statistics: readonly Statistic[];
}

/** The summary of a whole timeline. `lead`: a sentence about a player who takes the lead. */
export function summaryOf(timeline: Timeline, part: GameEndPart, names: Names, lead: (name: string) => string): MatchSummary {
  const { marks, players, start, last } = timeline;
  const seats = start.room.seats.map((_, seat) => seat);
  const unit = marks.round.length >= FEWEST_ROUNDS ? "round" : "turn";
  const walk = walked(timeline, part, names, marks[unit], lead);
  const events = timeline.entries.flatMap(({ event }) => (isRoomEvent(event) ? [] : [event as GameEvent]));
  return {
    turns: seats.map((seat) => players.filter((active) => active.includes(seat)).length),
    unit,
    rounds: marks.round.length > 1 ? marks.round.length : null,
    curve: walk.points.length > 1 ? { sides: walk.sides, points: walk.points } : null,
    moments: heaviest(walk.moments).map(withoutWeight),
    decisive: decisiveOf(walk.moments),
    statistics: last.view ? (part.statistics?.(events, last.view) ?? []) : [],
  };
}

type Weighed = Moment & { readonly weight: number };

interface Walk {
  readonly sides: readonly (readonly number[])[];
  readonly points: (readonly number[])[];
  readonly moments: Weighed[];
}

/**
 * Follows a match from its start: the points of its sides and its key moments. `starts`: the positions at which its
 * rounds or turns begin; points are read there and at the end.
 */
function walked({ start, entries }: Timeline, part: GameEndPart, names: Names, starts: readonly number[], lead: (name: string) => string): Walk {
  const seats = start.room.seats.map((_, seat) => [seat]);
  const sides = (start.view && part.sidesOf?.(start.view)) ?? seats;
  const scoresOf = (view: GameView) => sides.map((side) => side.reduce((sum, seat) => sum + (part.scoreOf?.(view, seat) ?? 0), 0));
  const walk: Walk = { sides, points: [], moments: [] };
  let model = start;
  let leader: number | null = null;
  const samples = new Set(starts);
  let time = 0;
  for (const [position, { event, number, index }] of entries.entries()) {
    const before = model.view;
    if (starts[time] === position) time += 1;
    if (before && part.scoreOf && samples.has(position)) walk.points.push(scoresOf(before));
    model = apply(model, event) ?? model;
    if (!before || !model.view || isRoomEvent(event)) continue;
    const moment = part.keyMoment?.(event, before, names);
    if (moment) walk.moments.push({ number, index, time, ...moment });
    const ahead = part.scoreOf && model.view !== before ? onlyBest(scoresOf(model.view)) : null;
    if (ahead === null || ahead === leader) continue;
    if (leader !== null) walk.moments.push({ number, index, time, words: lead(nameOf(sides[ahead]!, names)), weight: LEAD_WEIGHT });
    leader = ahead;
  }
  if (model.view && part.scoreOf) walk.points.push(scoresOf(model.view));
  return walk;
}

/** The names of a side's players, each once. */
export function nameOf(side: readonly number[], names: Names): string {
  return [...new Set(side.map(names))].join(" + ");
}

/** The index of the best score; null if several have it. */
function onlyBest(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** The heaviest moments, as many as are shown, in the order of the match. */
function heaviest(moments: readonly Weighed[]): Weighed[] {
  const kept = new Set(moments.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_MOMENTS));
  return moments.filter((moment) => kept.has(moment));
}

/** The heaviest moment, of equally heavy ones the last; null if there are none. */
function decisiveOf(moments: readonly Weighed[]): Moment | null {
  const best = Math.max(...moments.map(({ weight }) => weight));
  const last = moments.findLast(({ weight }) => weight === best);
  return last ? withoutWeight(last) : null;
}

function withoutWeight({ number, index, time, words }: Weighed): Moment {
  return { number, index, time, words };
}
