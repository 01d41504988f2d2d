/** The bar of a timeline: where it is, steps, play, scrubber, speed, viewpoint, and the way back. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as timelineText } from "#text/match/timeline";
import { type Timeline, type Unit, markAt, wholeNumberAt } from "../../model/timeline";
import { type TimelinePlayer, TIMELINE_SPEEDS } from "../../scene/timeline_player";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { namesOf } from "../match/room_events";
import { tip } from "../controls";
import type { Viewpoint } from "../match/source";
import { ShareMenu } from "./share";

interface Props {
  readonly player: TimelinePlayer;
  readonly timeline: Timeline;
  readonly viewpoints: readonly number[];
  readonly viewpoint: Viewpoint;
  /** Whether the match goes on. */
  readonly running: boolean;
  readonly close: () => void;
  readonly change: (viewpoint: Viewpoint) => void;
}

/** The controls of a timeline: steps, play, speed, viewpoint and sharing. */
export function TimelineBar(props: Props) {
  const { player, timeline, running, close, viewpoints } = props;
  const position = useStore(player.position);
  const playing = useStore(player.playing);
  const words = useWords(timeline, position, running);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), []);
  const label = playing ? timelineText.pause : timelineText.play;
  return (
    <div
      class="timeline-bar plate"
      role="region"
      aria-label={timelineText.title}
      data-position={position}
      data-end={timeline.entries.length}
      data-playing={playing}
      data-turn={words.turn}
      data-number={timeline.entries[position - 1]?.number ?? timeline.start.number}
    >
      <p class="timeline-words" aria-live={playing ? "off" : "polite"}>
        <strong>{words.title}</strong> <span class="quiet">{words.round}</span>
      </p>
      <Scrubber player={player} timeline={timeline} position={position} words={words} />
      <div class="timeline-steps" role="group" aria-label={timelineText.title} title={timelineText.keys}>
        <StepButton {...{ player, position }} unit="round" direction={-1} disabled={position === 0} hidden={timeline.marks.round.length < 2} />
        <StepButton {...{ player, position }} unit="turn" direction={-1} disabled={position === 0} />
        <StepButton {...{ player, position }} unit="order" direction={-1} disabled={position === 0} />
        <button ref={play} class="icon-button timeline-play" data-step="play" aria-label={label} onClick={() => player.toggle()}>
          <Icon path={playing ? "M7 5h4v14H7zM13 5h4v14h-4z" : "M7 4l13 8-13 8z"} />
        </button>
        <StepButton {...{ player, position }} unit="order" direction={1} disabled={position === player.end} />
        <StepButton {...{ player, position }} unit="turn" direction={1} disabled={position === player.end} />
        <StepButton {...{ player, position }} unit="round" direction={1} disabled={position === player.end} hidden={timeline.marks.round.length < 2} />
      </div>
      <div class="timeline-more">
        <SpeedField player={player} />
        {viewpoints.length > 0 && <ViewpointField {...props} />}
        <ShareMenu {...{ player, timeline }} viewpoint={props.viewpoint} pictures={!running && viewpoints.length > 0} />
        <TryButton {...{ player, timeline }} viewpoint={props.viewpoint} />
      </div>
      <button class="button primary timeline-close" {...tip(running ? timelineText.live : text.app.close, timelineText.closeAbout)} onClick={close}>
        {running ? timelineText.live : text.app.close}
        {running && <YourTurn />}
      </button>
    </div>
  );
}

/** Leads to a sandbox that begins with the moment which is shown. */
function TryButton({ player, timeline, viewpoint }: Pick<Props, "player" | "timeline" | "viewpoint">) {
  const { client, navigate } = useShell();
  const leave = () => {
    const query = new URLSearchParams({ room: timeline.start.room.id, number: String(wholeNumberAt(timeline, player.position.value)) });
    if (typeof viewpoint === "number") query.set("as", String(viewpoint + 1));
    const token = client.session.room.linkToken;
    navigate(`/practice?${query}${token === null ? "" : `#${token}`}`);
  };
  return (
    <button class="button timeline-try" {...tip(timelineText.tryIt, timelineText.tryAbout)} onClick={leave}>
      {timelineText.tryIt}
    </button>
  );
}

/** Says that the match waits for the viewer. */
function YourTurn() {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const asked = model?.choices.some(({ seat }) => model.audience.includes(seat)) ?? false;
  return <span role="status">{asked && <span class="chip timeline-your-turn">{timelineText.yourTurn}</span>}</span>;
}

interface Words {
  /** From 1 on. */
  readonly turn: number;
  readonly title: string;
  readonly round: string;
}

/** What the bar says about a position. `running`: the match goes on. */
function useWords({ marks, players, entries, start, last }: Timeline, position: number, running: boolean): Words {
  const turn = markAt(marks.turn, position) + 1;
  const rounds = marks.round.length > 1 ? timelineText.round(markAt(marks.round, position) + 1) : "";
  const active = players[turn - 1] ?? [];
  const names = active.map(namesOf(start.room, last.view)).join(", ");
  const atEnd = position === entries.length;
  const ofAll = active.length === 0 || active.length === start.room.seats.length;
  const title = ofAll ? timelineText.turnOfAll(turn, marks.turn.length) : timelineText.turn(turn, marks.turn.length, names);
  return { turn, title: atEnd ? (running ? timelineText.newest : timelineText.end)(title) : title, round: rounds };
}

interface ScrubberProps {
  readonly player: TimelinePlayer;
  readonly timeline: Timeline;
  readonly position: number;
  readonly words: Words;
}

/** Every event is a step of the scrubber; ticks stand where turns and rounds begin. */
function Scrubber({ player, timeline, position, words }: ScrubberProps) {
  const end = timeline.entries.length;
  const ticks = useMemo(() => <Ticks marks={timeline.marks} end={end} />, [timeline]);
  return (
    <div class="timeline-scrubber">
      {ticks}
      <input
        type="range"
        min={0}
        max={end}
        step={1}
        value={position}
        aria-label={timelineText.position}
        aria-valuetext={`${words.title}. ${words.round}`}
        onInput={(event) => player.seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Where turns and rounds begin. `end`: the last position. */
function Ticks({ marks, end }: { marks: Timeline["marks"]; end: number }) {
  if (end === 0) return null;
  const lines = (positions: readonly number[], top: number) => positions.map((at) => `M${((at * 1000) / end).toFixed(1)} ${top}V10`).join("");
  return (
    <svg class="timeline-ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      <path class="timeline-turns" d={lines(marks.turn, 4)} />
      <path class="timeline-rounds" d={lines(marks.round, 0)} />
    </svg>
  );
}

interface StepProps {
  readonly player: TimelinePlayer;
  readonly position: number;
  readonly unit: Unit;
  readonly direction: 1 | -1;
  readonly disabled: boolean;
  readonly hidden?: boolean;
}

const ICONS: Readonly<Record<Unit, readonly [back: string, forward: string]>> = {
  order: ["M16 5 7 12l9 7z", "M8 5l9 7-9 7z"],
  turn: ["M12 5 4 12l8 7zM20 5l-8 7 8 7z", "M4 5l8 7-8 7zM12 5l8 7-8 7z"],
  round: ["M4 5h3v14H4zM20 5 9 12l11 7z", "M17 5h3v14h-3zM4 5l11 7-11 7z"],
};
const KEYS: Readonly<Record<Unit, readonly [back: string, forward: string]>> = {
  order: ["←", "→"],
  turn: ["⇧←", "⇧→"],
  round: ["PgUp", "PgDn"],
};

/** Steps by a unit, back or forward. */
function StepButton({ player, unit, direction, disabled, hidden = false }: StepProps) {
  if (hidden) return null;
  const side = direction < 0 ? 0 : 1;
  const label = timelineText[side === 0 ? "back" : "forward"][unit];
  return (
    <button
      class="icon-button"
      data-step={`${unit}${direction < 0 ? "-" : "+"}`}
      aria-label={label}
      aria-disabled={disabled}
      {...tip(label, undefined, KEYS[unit][side])}
      onClick={() => !disabled && player.step(unit, direction)}
    >
      <Icon path={ICONS[unit][side]} />
    </button>
  );
}

/** A stroke as an icon. */
function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** How fast the timeline plays. */
function SpeedField({ player }: { player: TimelinePlayer }) {
  const speed = useStore(player.speed);
  return (
    <select class="timeline-speed" aria-label={timelineText.speed} value={speed} onChange={(event) => player.speed.set(Number(event.currentTarget.value))}>
      {TIMELINE_SPEEDS.map((one) => (
        <option key={one} value={one}>{timelineText.times(one)}</option>
      ))}
    </select>
  );
}

/** Whose knowledge the timeline shows. The value "" is the viewer's own view: without a seat that of spectators. */
function ViewpointField({ timeline, viewpoints, viewpoint, change }: Props) {
  const { client } = useShell();
  const { seats } = timeline.start.room;
  const own = useStore(client.session.room.model)?.audience ?? [];
  const choose = (value: string) => change(value === "" ? null : value === "spectator" ? value : Number(value));
  return (
    <label class="timeline-viewpoint">
      <span>{timelineText.viewpoint}</span>
      <select value={viewpoint === null ? "" : String(viewpoint)} onChange={(event) => choose(event.currentTarget.value)}>
        {own.length > 0 && <option value="">{timelineText.own}</option>}
        {own.length === 0 && viewpoint === null && <option value="">{text.chat.titles.spectators}</option>}
        {viewpoints
          .filter((seat) => !own.includes(seat))
          .map((seat) => (
            <option key={seat} value={seat}>{seats[seat]?.name ?? seat + 1}</option>
          ))}
        {(own.length > 0 || viewpoint !== null) && <option value={own.length > 0 ? "spectator" : ""}>{text.chat.titles.spectators}</option>}
      </select>
    </label>
  );
}
