/** What the player does in a turn, kept for the arena and the desk alike. */
import type { ComponentChildren } from "preact";
import { useMemo, useState, useEffect, useRef } from "preact/hooks";
import { text as playText } from "#text/volt/play";
import { type Limits, type Units, type Sides, type Orders, COLOURS, NO_UNITS, diceLeft, limitsOf, modulesFor, nextUnit, place, sameUnits, takeBack, useOrders } from "./draft";
import type { Names, PreviewOutcome } from "../api";
import type { Choice, DieColour, GameCommand, Module, GameEvent, Remote, Swivel, View } from "./generated";
import { type PlayContext, type Space, sameSpace, centreOf } from "./geometry";
import { model } from "./fold";
import { RobotArt } from "./robots";
import { describe } from "./wording";

/** What the arena shows of a turn, and the state of the desk. */
export interface Play {
  readonly picks: readonly Space[];
  readonly onPick: (space: Space) => void;
  readonly picked: Space | null;
  /** What a pick is for, such as `Come in`. */
  readonly pickWords: string;
  /** Drawn over the robots, such as a dry run. */
  readonly overlay: ComponentChildren;
  /** Draws over the robots what modules would hit; null takes it away. */
  readonly showAim: (drawing: ComponentChildren) => void;
  readonly orders: Orders;
  /** Answers the choice, with the standing orders that wait. */
  readonly send: (command: GameCommand) => void;
  readonly program: ProgramDraft;
  readonly dryRun: DryRun;
  readonly sides: Sides;
  readonly setSides: (sides: Sides) => void;
  readonly use: UseDraft;
  readonly setUse: (use: UseDraft) => void;
}

/** The modules that are chosen for a die, and how they are used. */
export interface UseDraft {
  readonly used: readonly Module[];
  readonly swivel: Swivel;
  readonly remote: Remote | null;
}

/** The program that is put together, and the die that is put down next. */
export interface ProgramDraft {
  readonly units: Units;
  readonly limits: Limits;
  readonly colour: DieColour;
  readonly number: number;
  /** Whether the program differs from the one that is sent; null without a sent one. */
  readonly changed: boolean | null;
  /** The unit (0..2) that a die goes to by keys; null for none. */
  readonly nextUnit: number | null;
  /** The equipped modules that are used with a die of a number and the picked colour. */
  modulesFor(number: number): readonly Module[];
  pickColour(colour: DieColour): void;
  pickNumber(number: number): void;
  /** Puts `die`, by default the picked one, on a button of a unit (0..2). Returns whether it can lie there. */
  put(unit: number, button: number, die?: { readonly colour: DieColour; readonly number: number }): boolean;
  /** Takes a die of a unit back and picks it. */
  take(unit: number, index: number): void;
  /** Moves a die of a unit to a button of a unit, if it can lie there. */
  move(unit: number, index: number, toUnit: number, toButton: number): void;
  clear(): void;
}

/** What the player does in a turn, for the arena and the desk (see `Play`). */
export function usePlay(context: PlayContext): Play {
  const { view, seat, choice, answer } = context;
  const state = seat === null ? null : view.seats[seat]!;
  const orders = useOrders(state);
  const send = (command: GameCommand) => answer(orders.withOrders(command));
  const program = useProgram(context);
  const dryRun = useDryRun(context, program.units, orders);
  const [aim, showAim] = useState<ComponentChildren>(null);
  const [sides, setSides] = useDraft<Sides>(choice, state?.own?.equipment ?? { left: state?.left ?? [], right: state?.right ?? [] });
  const only = choice?.kind === "use" && choice.modules.length === 1 ? choice.modules : NO_MODULES; // one module: one press
  const [use, setUse] = useDraft<UseDraft>(choice, { used: only, swivel: "left", remote: null });
  const picks = picksOf(choice);
  const onPick = (space: Space) => {
    if (choice?.kind === "restart") send({ type: "restart", at: space });
    if (choice?.kind === "arm") send({ type: "arm", at: isOwn(space, state?.at ?? null) ? null : space });
  };
  const pickWords = choice?.kind === "arm" ? playText.arm.pick : playText.restart.pick;
  return { picks, onPick, picked: null, pickWords, overlay: dryRun.overlay ?? aim, showAim, orders, send, program, dryRun, sides, setSides, use, setUse };
}

function picksOf(choice: Choice | null): readonly Space[] {
  return choice?.kind === "restart" || choice?.kind === "arm" ? choice.spaces : [];
}

function isOwn(space: Space, own: Space | null): boolean {
  return own !== null && sameSpace(space, own);
}

/** What the player changes while a choice is open; another choice begins with `initial`. */
function useDraft<T>(choice: Choice | null, initial: T): [T, (next: T) => void] {
  const id = choice?.id ?? null;
  const [draft, setDraft] = useState<{ readonly id: number | null; readonly value: T } | null>(null);
  return [draft && draft.id === id ? draft.value : initial, (value) => setDraft({ id, value })];
}

const NO_MODULES: readonly Module[] = [];

/** The number of the die that is picked at first. */
const FIRST_NUMBER = 3;

/** The dice that the player has put on units and has not sent. */
function useProgram({ view, seat, choice }: PlayContext): ProgramDraft {
  const state = seat === null ? null : view.seats[seat]!;
  const [units, setUnits] = useDraft<Units>(choice, state?.own?.units ?? NO_UNITS);
  const [colour, pickColour] = useState<DieColour>("blue");
  const [number, pickNumber] = useState(FIRST_NUMBER);
  const equipped = useMemo(() => [...(state?.left ?? []), ...(state?.right ?? [])], [state?.left, state?.right]);
  const limits = useMemo(() => limitsOf(equipped, view.cards), [equipped, view.cards]);
  const sent = state?.own?.units ?? null;
  const left = COLOURS.filter((one) => diceLeft(units, one) > 0);
  const picked = left.includes(colour) ? colour : (left[0] ?? colour);
  return {
    units,
    limits,
    colour: picked,
    number,
    changed: sent && !sameUnits(units, sent),
    nextUnit: nextUnit(units, limits),
    modulesFor: (other) => modulesFor(equipped, view.cards, picked, other),
    pickColour,
    pickNumber,
    put: (unit, button, die = { colour: picked, number }) => {
      const next = place(units, limits, unit, { ...die, button });
      if (next) setUnits(next);
      return next !== null;
    },
    take: (unit, index) => {
      const die = units[unit]![index]!;
      pickColour(die.colour);
      pickNumber(die.number);
      setUnits(takeBack(units, unit, index));
    },
    move: (unit, index, toUnit, toButton) => {
      const die = units[unit]![index]!;
      const next = place(takeBack(units, unit, index), limits, toUnit, { ...die, button: toButton });
      if (next) setUnits(next);
    },
    clear: () => setUnits(NO_UNITS),
  };
}

interface DryRun {
  /** Null without one. */
  readonly overlay: ComponentChildren;
  /** What happens, each in a sentence; empty before the answer. */
  readonly lines: readonly string[];
  /** Whether `lines` say why there is no dry run. */
  readonly refused: boolean;
}

/** Events of a dry run that are worth a line. */
const LISTED: ReadonlySet<string> = new Set<GameEvent["type"]>(["robots_moved", "beam_fired", "move_stopped", "robot_damaged", "robot_destroyed", "vp_gained", "mine_removed", "mine_laid"]);

/** The dry run: what `units` would do if no other robot moves, with the changed orders; asked for each change. */
function useDryRun({ view, seat, actions, names, choice }: PlayContext, units: Units, orders: Orders): DryRun {
  const [outcome, show] = useState<PreviewOutcome | null>(null);
  const newest = useRef(0);
  const wanted = seat !== null && choice?.kind === "program" && units.some((dice) => dice.length > 0);
  useEffect(() => {
    const mine = (newest.current += 1);
    if (!wanted) return show(null);
    const asked = actions.preview(seat, [orders.withOrders({ type: "program", units })], 1);
    // an answer to an earlier program is left out
    void asked.then((answer) => mine === newest.current && show(answer));
  }, [units, choice?.id, wanted, orders.waiting]);
  const events = outcome?.kind === "shown" ? ((outcome.preview as { events?: readonly GameEvent[] }).events ?? []) : null;
  return {
    overlay: events && seat !== null ? <Track view={view} seat={seat} events={events} /> : null,
    lines: outcome?.kind === "refused" ? [outcome.reason] : events ? linesOf(events, names) : [],
    refused: outcome?.kind === "refused",
  };
}

/** What happens, each in a sentence; of the steps of one movement only the last. */
function linesOf(events: readonly GameEvent[], names: Names): string[] {
  const listed = events.filter(({ type }, place) => LISTED.has(type) && !(type === "robots_moved" && events[place + 1]?.type === type));
  return listed.length > 0 ? listed.map((event) => describe(event, names)) : [playText.dryRun.nothing];
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
