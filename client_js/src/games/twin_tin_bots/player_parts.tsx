/** What shows a preview, and the form of preset answers: loaded with the player's first turn. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as presetText } from "#text/twin_tin_bots/preset";
import { text as platformText } from "#text/platform/first";
import { text as previewText } from "#text/twin_tin_bots/preview";
import { Dialog, useStore, CloseButton, useShell } from "../../kit/match";
import { Field, Labelled, Radios, RadiosField } from "../../kit/lobby";
import type { Names } from "../api";
import type { CrystalRule, StandingAnswersView, Tile, ZapRule, Hex, View, Branch, Choice, GameEvent } from "./generated";
import { TileIcon, BlobArt, RobotArt } from "./sprites";
import { withOrder, withZap, FORCED } from "./seat";
import type { Delivery, Forecast, OrderStep, Track, Turn, Attempt, PreviewControls } from "./forecast";
import { type Point, angle, centre, hexKey, outline, styleAt } from "./hex";
import { describe, directionWords, robotWords, sentenceFor } from "./wording";
import "./preview.css";

export { forecast } from "./forecast";

interface FormProps {
  readonly answers: StandingAnswersView;
  readonly send: (answers: StandingAnswersView) => void;
  readonly close: () => void;
  readonly hasBlobs: boolean;
}

// Shows a clicked answer at once; reads the answers that the server has stored when the form is opened.
/** The form for preset answers to questions in others' turns. */
export function PresetAnswersDialog({ answers: stored, send, close, hasBlobs }: FormProps) {
  const [answers, setAnswers] = useState(stored);
  const set = (next: StandingAnswersView) => {
    setAnswers(next);
    send(next);
  };
  return (
    <Dialog title={presetText.presetAnswers.title} close={close}>
      <p class="quiet">{presetText.presetAnswers.about}</p>
      <RadiosField
        title={presetText.presetAnswers.crystal}
        name="crystal"
        values={CRYSTAL_RULES}
        words={presetText.presetAnswers.crystalRules}
        chosen={answers.crystal}
        choose={(crystal) => set({ ...answers, crystal })}
      />
      <ZapField answers={answers} set={set} />
      {hasBlobs && <Field title={presetText.presetAnswers.blob}>
        <Labelled
          type="checkbox"
          name="blob"
          label={presetText.presetAnswers.blobDecline}
          about={presetText.presetAnswers.blobAbout}
          checked={answers.blob === "decline"}
          choose={(decline) => set({ ...answers, blob: decline ? "decline" : "ask" })}
        />
      </Field>}
    </Dialog>
  );
}

interface FieldProps {
  readonly answers: StandingAnswersView;
  readonly set: (answers: StandingAnswersView) => void;
}

const CRYSTAL_RULES: readonly CrystalRule[] = ["ask", "nearest", "farthest", "first"];
const ZAP_RULES: readonly ZapRule[] = ["ask", "decline", "orders"];

/** What the player's zaps do to a robot that they hit. */
function ZapField({ answers, set }: FieldProps) {
  return (
    <Field title={presetText.presetAnswers.zap}>
      <Radios
        name="zap"
        values={ZAP_RULES}
        words={presetText.presetAnswers.zapRules}
        chosen={answers.zap}
        choose={(rule) => set(withZap(answers, rule))}
      />
      {answers.zap === "orders" && <Orders answers={answers} set={set} />}
    </Field>
  );
}

/** The orders in the order in which they are tried; a click puts one last, or takes it away. */
function Orders({ answers, set }: FieldProps) {
  return (
    <div class="preset-answers" role="group" aria-label={presetText.presetAnswers.orders}>
      {FORCED.map((tile) => <Order key={tile} tile={tile} place={answers.orders.indexOf(tile)} choose={() => set(withOrder(answers, tile))} />)}
    </div>
  );
}

/** An order as a button. `place`: its place in the list, -1 if it is not in it. */
function Order({ tile, place, choose }: { tile: Tile; place: number; choose: () => void }) {
  return (
    <button class="button" data-order={tile} aria-pressed={place >= 0} onClick={choose}>
      <TileIcon tile={tile} />
      {matchText.tiles[tile]}
      {place >= 0 && <span class="tally">{place + 1}</span>}
    </button>
  );
}

/** From the centre of a hex to the numbers of orders, and to the arrows of turns. */
const STEP_REACH = 37;
const TURN_REACH = 45;
/** Degrees between two numbers on one hex, if there are few. */
const STEP_SPREAD = 52;

interface OverlayProps {
  readonly forecast: Forecast;
  readonly view: View;
  /** The previewing seat. */
  readonly seat: number;
}

/** The preview on the board: the ways of robots and things, numbered by step, and where all would end. */
export function PreviewOverlay({ forecast, view, seat }: OverlayProps) {
  const { tracks, zaps, robots, crystals, blobs, steps, turns, deliveries, stop } = forecast;
  const colour = view.seats[seat]!.colour;
  return (
    <g class="ghosts" aria-hidden="true">
      {tracks.map((track, index) => <TrackLine key={index} track={track} view={view} />)}
      {zaps.map((way, index) => <polyline key={index} class="ghost-zap" points={line(way)} />)}
      {crystals.map(({ at, crystal }) => <Ghost key={hexKey(at)} at={at} of={crystal} ring={30}><use href={`#crystal-${crystal}`} /></Ghost>)}
      {blobs.map((at) => <Ghost key={hexKey(at)} at={at} of="blob" ring={38}><BlobArt /></Ghost>)}
      {robots.map(({ seat: owner, name, at, facing, cargo }) => (
        <Ghost key={`${owner}${name}`} at={at} of={`${owner}${name}`} ring={43} data-facing={facing} data-cargo={cargo ?? ""}>
          <RobotArt colour={view.seats[owner]!.colour} name={name} facing={facing} cargo={cargo} stuck={false} />
        </Ghost>
      ))}
      {turns.map((turn, index) => <TurnArrow key={index} turn={turn} view={view} />)}
      {stop.map((at) => (
        <g key={hexKey(at)} class="preview-stop" data-stop={hexKey(at)} style={styleAt(centre(at))}>
          <polygon points={outline(0.9)} />
          {stop.length === 1 && <text y="-26">?</text>}
        </g>
      ))}
      <g class={`seat-${colour}`}>
        {steps.map((step, index) => <StepMark key={index} step={step} at={placeOf(step, steps)} several={steps.at(-1)!.round > 1} />)}
        {steps.filter((step, index) => steps.findIndex(({ at }) => hexKey(at) === hexKey(step.at)) === index).map(({ at }) => (
          <Reasons key={hexKey(at)} at={at} steps={steps} />
        ))}
      </g>
      {deliveries.map((delivery, index) => <Points key={index} delivery={delivery} />)}
    </g>
  );
}

/** A piece where a preview ends, in a ring of a radius. `of`: which one. */
function Ghost({ at, of, ring, children, ...data }: { at: Hex; of: string; ring: number; children: ComponentChildren; "data-facing"?: number; "data-cargo"?: string }) {
  return (
    <g class="ghost" data-ghost={of} data-at={hexKey(at)} {...data} style={styleAt(centre(at))}>{children}<circle class="ghost-ring" r={ring} /></g>
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
      {hops.map((hop, index) => <polyline key={index} class="ghost-hop" points={line(hop)} />)}
    </g>
  );
}

/** An arc from the old facing to the new one, with a head. */
function TurnArrow({ turn: { seat, round, at, steps, facing }, view }: { turn: Turn; view: View }) {
  const [from, to] = [around(angle(facing - steps), TURN_REACH), around(angle(facing), TURN_REACH)];
  const arc = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${TURN_REACH} ${TURN_REACH} 0 0 ${steps > 0 ? 1 : 0} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  const head = `translate(${to.x.toFixed(1)} ${to.y.toFixed(1)}) rotate(${angle(facing) + (steps > 0 ? 90 : -90)})`;
  return (
    <g class={`seat-${view.seats[seat]!.colour}`} data-turn={facing} data-round={round} style={styleAt(centre(at))}>
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
      style={styleAt(at)}
    >
      {round === 1 && <circle r="16" />}
      {round === 2 && <rect x="-16" y="-16" width="32" height="32" rx="4" />}
      {round === 3 && <path d="M0-21 21 0 0 21-21 0Z" />}
      <text class={several ? "small" : undefined} y="7">{several ? `${round}.${number}` : number}</text>
      {reason && <path class="strike" d="M-14 14 14-14" />}
    </g>
  );
}

/** Why orders are ignored on a hex, each reason once, below the robot. */
function Reasons({ at, steps }: { at: Hex; steps: readonly OrderStep[] }) {
  const there = steps.filter((step) => hexKey(step.at) === hexKey(at));
  const reasons = [...new Set(there.flatMap(({ reason }) => reason ?? []))];
  return (
    <g style={styleAt(centre(at))}>
      {reasons.map((reason, index) => <text key={reason} class="why" y={46 + 21 * index}>{matchText.reasonsShort[reason]}</text>)}
    </g>
  );
}

/** The points of a delivery, at the base. */
function Points({ delivery: { at, points } }: { delivery: Delivery }) {
  return <text class="bubble" data-points={points} style={styleAt(centre(at))}>{matchText.bubble.points(points)}</text>;
}

/** Where the number of a step stands: those on one hex lie along its upper edge. */
function placeOf(step: OrderStep, steps: readonly OrderStep[]): Point {
  const there = steps.filter(({ at }) => hexKey(at) === hexKey(step.at));
  const spread = Math.min(STEP_SPREAD, 330 / there.length); // not quite a full turn for all of them
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


const ROUNDS = [1, 2, 3];
/** More ignored orders are counted only: the list says why. */
const MOST_REASONS = 2;

interface PanelProps {
  readonly attempt: Attempt;
  readonly forecast: Forecast | null;
  readonly previewState: PreviewControls;
  readonly names: Names;
  /** That of the board. */
  readonly radius: number;
}

/** The preview in words: rounds to look ahead, what each order does, and what is left open. */
export function PreviewPanel({ attempt, forecast, previewState, names, radius }: PanelProps) {
  const [open, setOpen] = useState(false);
  const { rounds, lookAhead, end } = previewState;
  const branches = attempt.answer?.branches ?? [];
  return (
    <section class="preview" data-preview={attempt.answer ? "seen" : "asked"} aria-label={previewText.preview.title}>
      <div class="preview-above">
        {open && forecast && <Lines {...{ forecast, names, radius }} />}
        {branches.length > 0 && <Branches {...{ attempt, branches, previewState }} />}
      </div>
      <p class="preview-summary" role="status">
        <Waiting />
        {attempt.refusal ?? (
          forecast && (
            <button title={previewText.details} aria-expanded={open} onClick={() => setOpen(!open)}>
              <span>{summary(forecast, attempt, names)}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 15l6-6 6 6" /></svg>
            </button>
          )
        )}
      </p>
      <div class="preview-tools">
        <fieldset class="preview-rounds" title={previewText.preview.roundsAbout}>
          <legend class="visually-hidden">{previewText.preview.rounds}</legend>
          {ROUNDS.map((count) => (
            <label key={count} class="count">
              <input
                type="radio"
                name="preview-rounds"
                value={count}
                checked={count === rounds}
                aria-label={previewText.rounds(count)}
                onChange={() => lookAhead(count)}
              />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
        <CloseButton label={previewText.preview.close} close={end} title={previewText.preview.close} />
      </div>
    </section>
  );
}

/** Why the service asked to wait; the request is sent again by itself. */
function Waiting() {
  const { client } = useShell();
  const pending = useStore(client.session.requests.pending);
  const reason = pending.find(({ request }) => request.type === "preview")?.delayed;
  return reason ? <>{platformText.connection.delayed(reason)}</> : null;
}

/** What happens in short: how many orders, which are ignored and why, points, and why it goes no further. */
function summary({ steps, deliveries, events }: Forecast, attempt: Attempt, names: Names): string {
  const ignored = steps.flatMap(({ robot, slot, reason }) =>
    reason ? [previewText.ignoredOrder(`${robot}${slot}`, matchText.reasons[reason])] : [],
  );
  const points = deliveries.filter(({ seat }) => seat === attempt.seat).reduce((sum, delivery) => sum + delivery.points, 0);
  const parts = [
    steps.length > 0 ? previewText.orders(steps.length) : null,
    ignored.length > MOST_REASONS ? previewText.ignoredCount(ignored.length) : null,
    ignored.length > 0 && ignored.length <= MOST_REASONS ? previewText.ignored(ignored.join(", ")) : null,
    points > 0 ? previewText.delivers(points) : null,
    events.some(({ type }) => type === "game_ended") ? previewText.ends : null,
  ].filter((part) => part !== null);
  const choice = attempt.branch ? attempt.branch.choice : (attempt.answer?.choice ?? null);
  const stops = choice ? [previewText.stops(reasonOf(choice, attempt.seat, names))] : [];
  return [...stops, parts.length > 0 ? previewText.summary(parts.join("; ")) : previewText.preview.nothing].join(" ");
}

/** Why a preview stops at a choice. */
function reasonOf(choice: Choice, seat: number, names: Names): string {
  if (choice.seat !== seat) return sentenceFor(choice, names);
  switch (choice.kind) {
    case "zap_robot":
      return previewText.ownZap(robotWords(names, choice.robot));
    case "zap_blob":
      return previewText.ownBlob;
    case "place_crystal":
      return previewText.ownCrystal(matchText.crystals[choice.crystal]);
    default:
      return sentenceFor(choice, names);
  }
}

interface BranchesProps {
  readonly attempt: Attempt;
  readonly branches: readonly Branch[];
  readonly previewState: PreviewControls;
}

/** The answers to the choice at which the preview stops, as buttons: a press shows what follows. */
function Branches({ attempt, branches, previewState }: BranchesProps) {
  return (
    <div class="branches" role="group" aria-label={previewText.preview.branches}>
      {branches.map((branch) => {
        const chosen = attempt.branch === branch;
        const label = branchLabel(branch);
        return (
          <button key={label} class="button small" aria-pressed={chosen} onClick={() => previewState.follow(chosen ? null : branch)}>
            {branch.order && <TileIcon tile={branch.order} />}
            {label}
          </button>
        );
      })}
    </div>
  );
}

function branchLabel({ order, direction }: Branch): string {
  if (order) return matchText.tiles[order];
  return direction === null ? matchText.prompt.decline : directionWords(direction);
}

/** Changes of programs are shown on the panel already. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  "tile_placed",
  "tiles_swapped",
  "tile_removed",
  "robot_reset",
  "passed",
  "double_modification_used",
]);

/** The events of a preview in words. */
function Lines({ forecast, names, radius }: Pick<PanelProps, "names" | "radius"> & { readonly forecast: Forecast }) {
  const shown = forecast.events.filter((event): event is GameEvent => !NOT_SHOWN.has(event.type));
  if (shown.length === 0) return null;
  return (
    <ol class="preview-lines" tabindex={0} aria-label={previewText.list}>
      {shown.map((event, index) => (
        <li key={index} class={`log-line ${event.type}`} data-event={event.type}>{describe(event, names, radius)}</li>
      ))}
    </ol>
  );
}
