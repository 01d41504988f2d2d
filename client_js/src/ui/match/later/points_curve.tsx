/** The points of all sides over a match, as a drawing with a table of the same numbers. */
import { useId } from "preact/hooks";
import { text as endText } from "#text/match/end";
import type { Names } from "../../../games/api";
import { type Curve, type MatchSummary, nameOf } from "../../../model/match_summary";

const WIDTH = 480;
const HEIGHT = 230;
const LEFT = 34;
/** Room for the names at the ends of the lines. */
const RIGHT = 152;
/** A piece of each line next to its name. */
const SAMPLE = 22;
const TOP = 12;
const BOTTOM = 30;
const LABEL_HEIGHT = 19;
const MOST_LABEL_CHARS = 14;
/** Lines differ without their colours, too. */
const DASHES = ["", "12 6", "3 6", "16 5 3 5", "7 4", "1 5"];

interface Props {
  readonly curve: Curve;
  readonly unit: MatchSummary["unit"];
  readonly names: Names;
  readonly classOf: (seat: number) => string;
}

/** The points of all sides by turn or round, as a drawing with a text for screen readers. */
export function PointsCurve({ curve, unit, names, classOf }: Props) {
  const id = useId();
  const { sides, points } = curve;
  const title = unit === "round" ? endText.byRound : endText.byTurn;
  const last = points.at(-1)!;
  const words = sides.map((side, index) => endText.line(nameOf(side, names), last[index]!));
  const most = Math.max(1, ...points.flat());
  const x = (moment: number) => LEFT + (moment / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const labels = labelPlaces(last.map(y));
  return (
    <section class="points-curve">
      <h3>{title}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={`${id}t ${id}d`}>
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{endText.curveAbout(words)}</desc>
        {ticksUpTo(most).map((value) => (
          <g key={value} class="curve-tick">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4}>{value}</text>
          </g>
        ))}
        {momentsOf(points.length).map((moment) => (
          <text key={moment} class="curve-moment" x={x(moment)} y={HEIGHT - 10}>{moment}</text>
        ))}
        {sides.map((side, index) => (
          <g key={index} class={classOf(side[0]!)} data-side={side.join(",")}>
            <polyline
              class="curve-line"
              stroke-dasharray={DASHES[index % DASHES.length]}
              points={points.map((scores, moment) => `${x(moment).toFixed(1)},${y(scores[index]!).toFixed(1)}`).join(" ")}
            />
            <line class="curve-line" stroke-dasharray={DASHES[index % DASHES.length]} x1={WIDTH - RIGHT + 10} x2={WIDTH - RIGHT + 10 + SAMPLE} y1={labels[index]} y2={labels[index]} />
            <text class="curve-name" x={WIDTH - RIGHT + 18 + SAMPLE} y={labels[index]! + 5}>
              {shortened(nameOf(side, names))} {last[index]}
            </text>
          </g>
        ))}
      </svg>
      <CurveTable {...{ curve, unit, names }} />
    </section>
  );
}

/** The numbers of the drawing. */
function CurveTable({ curve: { sides, points }, unit, names }: Omit<Props, "classOf">) {
  return (
    <details>
      <summary>{endText.curveTable}</summary>
      <div class="end-table" tabindex={0} role="group" aria-label={endText.curveTable}>
        <table>
          <thead>
            <tr>
              <td />
              {sides.map((side, index) => (
                <th key={index} scope="col">{nameOf(side, names)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((scores, moment) => (
              <tr key={moment}>
                <th scope="row">{momentWords(moment, unit)}</th>
                {scores.map((score, index) => (
                  <td key={index}>{score}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function momentWords(moment: number, unit: MatchSummary["unit"]): string {
  if (moment === 0) return endText.start;
  return unit === "round" ? endText.round(moment) : endText.turn(moment);
}

function shortened(name: string): string {
  return name.length > MOST_LABEL_CHARS ? `${name.slice(0, MOST_LABEL_CHARS - 1)}…` : name;
}

/** The round values on the axis: 0, and up to five above it. */
function ticksUpTo(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => most / one <= 5) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Up to seven moments that are named on the axis. */
function momentsOf(count: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / 6));
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, index) => index * step);
}

/** Heights of labels that do not overlap, each near its wanted one. */
export function labelPlaces(wanted: readonly number[]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed: number[] = [];
  let free = TOP;
  for (const index of order) {
    placed[index] = Math.max(free, wanted[index]!);
    free = placed[index]! + LABEL_HEIGHT;
  }
  let lowest = HEIGHT - BOTTOM; // then upwards from the bottom: labels that were pushed out come back in
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, lowest);
    lowest = placed[index]! - LABEL_HEIGHT;
  }
  return placed;
}
