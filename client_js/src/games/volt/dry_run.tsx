/** A dry run: what the own program does if no other robot moves, asked of the service and drawn in the arena. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { text as playText } from "#text/volt/play";
import type { Units } from "./draft";
import { model } from "./fold";
import type { GameEvent, View } from "./generated";
import { centreOf } from "./geometry";
import type { Orders } from "./orders";
import type { PlayContext, Space } from "./types";
import { RobotArt } from "./robots";
import { describe } from "./wording";

export interface DryRun {
  /** Null without one. */
  readonly overlay: ComponentChildren;
  /** What happens, each in a sentence; empty before the answer. */
  readonly lines: readonly string[];
  readonly state: "off" | "asked" | "shown" | "refused";
  start(): void;
  end(): void;
}

interface Shown {
  readonly units: Units;
  readonly events: readonly GameEvent[] | null;
  /** Why there is none, in a sentence. */
  readonly refusal: string | null;
}

/** Events of a dry run that are worth a line. */
const LISTED: ReadonlySet<string> = new Set<GameEvent["type"]>(["robots_moved", "beam_fired", "move_stopped", "robot_damaged", "robot_destroyed", "vp_gained", "mine_removed", "mine_laid"]);

/** The dry run of `units` with the standing orders that wait, which ends when the dice change. */
export function useDryRun({ view, seat, actions, names, choice }: PlayContext, units: Units, orders: Orders): DryRun {
  const [shown, show] = useState<Shown | null>(null);
  const newest = useRef(0);
  const end = () => {
    newest.current += 1;
    show(null);
  };
  useEffect(end, [units, choice?.id]);
  const start = async () => {
    if (seat === null) return;
    const mine = (newest.current += 1);
    show({ units, events: null, refusal: null });
    const outcome = await actions.preview(seat, [orders.withOrders({ type: "program", units })], 1);
    if (mine !== newest.current || outcome.kind === "dropped") return;
    if (outcome.kind === "refused") show({ units, events: null, refusal: outcome.reason });
    else show({ units, events: (outcome.preview as { events?: readonly GameEvent[] }).events ?? [], refusal: null });
  };
  const events = shown?.events ?? null;
  const lines = (events ?? []).filter(({ type }) => LISTED.has(type)).map((event) => describe(event, names));
  return {
    overlay: events && seat !== null ? <Track view={view} seat={seat} events={events} /> : null,
    lines: shown?.refusal ? [shown.refusal] : events && lines.length === 0 ? [playText.dryRun.nothing] : lines,
    state: shown === null ? "off" : shown.refusal ? "refused" : events ? "shown" : "asked",
    start: () => void start(),
    end,
  };
}

/** The way of the own robot, its shots, and where it ends. */
function Track({ view, seat, events }: { view: View; seat: number; events: readonly GameEvent[] }) {
  const { size } = view.arena;
  const way: Space[] = view.seats[seat]!.at ? [view.seats[seat]!.at] : [];
  let end: View | null = view;
  for (const event of events) {
    if (event.type === "robots_moved") for (const step of event.steps) if (step.seat === seat) way.push(step.to);
    end = end && model.fold(end, event);
  }
  const points = way.map((space) => centreOf(space, size));
  const last = way.at(-1);
  const robot = end?.seats[seat] ?? null;
  return (
    <g class="vt-dry-run" data-dry-run={way.length}>
      {events.flatMap((event, nth) =>
        event.type === "beam_fired"
          ? event.lines.map((line, other) => {
              const [from, to] = [centreOf(line.start, size), centreOf(line.end, size)];
              return <path key={`${nth}.${other}`} class="vt-dry-beam" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
            })
          : [],
      )}
      <polyline class="vt-dry-way" points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {last && robot && way.length > 1 && (
        <g class={robot.at ? "vt-dry-end" : "vt-dry-end gone"} transform={`translate(${centreOf(last, size).x} ${centreOf(last, size).y})`}>
          <RobotArt seat={{ ...robot, start_number: 0 }} />
          {!robot.at && <path class="vt-dry-gone" d="M-30-30 30 30M30-30-30 30" />}
        </g>
      )}
    </g>
  );
}
