/** A preview on the board: ways with arrows, numbered orders, turns, and things where they would be. */
import { text as matchText } from "#text/twin_tin_bots/match";
import type { Hex, View } from "./generated";
import { BlobArt, RobotArt } from "./sprites";
import type { Delivery, Forecast, OrderStep, Track, Turn } from "./forecast";
import { angle, centre, hexKey, outline } from "./hex";
import type { Point } from "./hex";

/** From the centre of a hex to the numbers of orders, and to the arrows of turns. */
const STEP_REACH = 37;
const TURN_REACH = 45;
/** Degrees between two numbers on one hex, if there are few. */
const STEP_SPREAD = 52;

interface Props {
  readonly forecast: Forecast;
  readonly view: View;
  /** The previewing seat. */
  readonly seat: number;
}

/** The preview on the board: the ways of robots and things, numbered by step, and where all would end. */
export function PreviewOverlay({ forecast, view, seat }: Props) {
  const { tracks, zaps, robots, crystals, blobs, steps, turns, deliveries, stop } = forecast;
  const colour = view.seats[seat]!.colour;
  return (
    <g class="ghosts" aria-hidden="true">
      {tracks.map((track, index) => (
        <TrackLine key={index} track={track} view={view} />
      ))}
      {zaps.map((way, index) => (
        <polyline key={index} class="ghost-zap" points={line(way)} />
      ))}
      {crystals.map(({ at, crystal }) => (
        <g key={hexKey(at)} class="ghost" data-ghost={crystal} data-at={hexKey(at)} style={place(centre(at))}>
          <use href={`#crystal-${crystal}`} />
          <circle class="ghost-ring" r="30" />
        </g>
      ))}
      {blobs.map((at) => (
        <g key={hexKey(at)} class="ghost" data-ghost="blob" data-at={hexKey(at)} style={place(centre(at))}>
          <BlobArt />
          <circle class="ghost-ring" r="38" />
        </g>
      ))}
      {robots.map(({ seat: owner, name, at, facing, cargo }) => (
        <g
          key={`${owner}${name}`}
          class="ghost"
          data-ghost={`${owner}${name}`}
          data-at={hexKey(at)}
          data-facing={facing}
          data-cargo={cargo ?? ""}
          style={place(centre(at))}
        >
          <RobotArt colour={view.seats[owner]!.colour} name={name} facing={facing} cargo={cargo} stuck={false} />
          <circle class="ghost-ring" r="43" />
        </g>
      ))}
      {turns.map((turn, index) => (
        <TurnArrow key={index} turn={turn} view={view} />
      ))}
      {stop.map((at) => (
        <g key={hexKey(at)} class="preview-stop" data-stop={hexKey(at)} style={place(centre(at))}>
          <polygon points={outline(0.9)} />
          {stop.length === 1 && <text y="-26">?</text>}
        </g>
      ))}
      <g class={`seat-${colour}`}>
        {steps.map((step, index) => (
          <StepMark key={index} step={step} at={placeOf(step, steps)} several={steps.at(-1)!.round > 1} />
        ))}
        {steps.filter((step, index) => steps.findIndex(({ at }) => hexKey(at) === hexKey(step.at)) === index).map(({ at }) => (
          <Reasons key={hexKey(at)} at={at} steps={steps} />
        ))}
      </g>
      {deliveries.map((delivery, index) => (
        <Points key={index} delivery={delivery} />
      ))}
    </g>
  );
}

/** The way of one robot or thing in a preview. */
function TrackLine({ track: { seat, round, parts }, view }: { track: Track; view: View }) {
  const hops = parts.slice(1).map((part, index) => [parts[index]!.at(-1)!, part[0]!]);
  return (
    <g class={seat === null ? "track-of-thing" : `seat-${view.seats[seat]!.colour}`} data-round={round}>
      {parts.map((part, index) => (
        <g key={index}>
          <polyline class="ghost-track-edge" points={line(part)} />
          <polyline class="ghost-track" points={line(part)} />
          {part.slice(1).map((to, step) => (
            <path key={step} class="ghost-arrow" d="M-9-10 10 0-9 10-4 0Z" transform={between(centre(part[step]!), centre(to))} />
          ))}
        </g>
      ))}
      {hops.map((hop, index) => (
        <polyline key={index} class="ghost-hop" points={line(hop)} />
      ))}
    </g>
  );
}

/** An arc from the old facing to the new one, with a head. */
function TurnArrow({ turn: { seat, round, at, steps, facing }, view }: { turn: Turn; view: View }) {
  const [from, to] = [around(angle(facing - steps), TURN_REACH), around(angle(facing), TURN_REACH)];
  const arc = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${TURN_REACH} ${TURN_REACH} 0 0 ${steps > 0 ? 1 : 0} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  const head = `translate(${to.x.toFixed(1)} ${to.y.toFixed(1)}) rotate(${angle(facing) + (steps > 0 ? 90 : -90)})`;
  return (
    <g class={`seat-${view.seats[seat]!.colour}`} data-turn={facing} data-round={round} style={place(centre(at))}>
      <path class="ghost-track-edge" d={arc} />
      <path class="ghost-turn" d={arc} />
      <path class="ghost-arrow" d="M-9-10 10 0-9 10-4 0Z" transform={head} />
    </g>
  );
}

/** The number of an order, in a shape for its round; an ignored one is struck out. */
function StepMark({ step, at, several }: { step: OrderStep; at: Point; several: boolean }) {
  const { round, number, robot, slot, tile, reason } = step;
  return (
    <g
      class={reason ? "preview-step ignored" : "preview-step"}
      data-step={`${round}.${number}`}
      data-order={`${robot}${slot} ${tile}`}
      data-reason={reason ?? ""}
      data-at={hexKey(step.at)}
      style={place(at)}
    >
      {round === 1 && <circle r="16" />}
      {round === 2 && <rect x="-16" y="-16" width="32" height="32" rx="4" />}
      {round === 3 && <path d="M0-21 21 0 0 21-21 0Z" />}
      <text class={several ? "small" : undefined} y="7">
        {several ? `${round}.${number}` : number}
      </text>
      {reason && <path class="strike" d="M-14 14 14-14" />}
    </g>
  );
}

/** Why orders are ignored on a hex, each reason once, below the robot. */
function Reasons({ at, steps }: { at: Hex; steps: readonly OrderStep[] }) {
  const there = steps.filter((step) => hexKey(step.at) === hexKey(at));
  const reasons = [...new Set(there.flatMap(({ reason }) => reason ?? []))];
  return (
    <g style={place(centre(at))}>
      {reasons.map((reason, index) => (
        <text key={reason} class="why" y={46 + 21 * index}>
          {matchText.reasonsShort[reason]}
        </text>
      ))}
    </g>
  );
}

/** The points of a delivery, at the base. */
function Points({ delivery: { at, points } }: { delivery: Delivery }) {
  return (
    <text class="bubble" data-points={points} style={place(centre(at))}>
      {matchText.bubble.points(points)}
    </text>
  );
}

/** Where the number of a step stands: those on one hex lie along its upper edge. */
function placeOf(step: OrderStep, steps: readonly OrderStep[]): Point {
  const there = steps.filter(({ at }) => hexKey(at) === hexKey(step.at));
  const spread = Math.min(STEP_SPREAD, 330 / there.length);
  const turn = -90 + (there.indexOf(step) - (there.length - 1) / 2) * spread;
  const [{ x, y }, offset] = [centre(step.at), around(turn, STEP_REACH)];
  return { x: x + offset.x, y: y + offset.y };
}

function around(degrees: number, reach: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
}

/** The middle of a step, turned along it. */
function between(from: Point, to: Point): string {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return `translate(${((from.x + to.x) / 2).toFixed(1)} ${((from.y + to.y) / 2).toFixed(1)}) rotate(${turn.toFixed(1)})`;
}

/** The centres of hexes as the points of a polyline. */
function line(hexes: readonly Hex[]): string {
  return hexes
    .map(centre)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
}

function place({ x, y }: Point): { transform: string } {
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` };
}
