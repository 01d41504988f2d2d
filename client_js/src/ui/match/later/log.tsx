import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import type { LogMark, MatchLogProps, Names } from "../../../games/api";
import type { LogEntry, Moment } from "../../../model/log";
import { type HandOver, type LogGroup, type ReaderPosition, LogGroups, WINDOW_PARTS, holderAt, numberOf, windowOf } from "../../../model/log_groups";
import { isRoomEvent } from "../../../model/room";
import type { GameEvent, RoomEvent } from "../../../protocol/generated";
import { useStore } from "../../../store";
import { shownLanguage } from "../../../text/language";
import { useStickToEnd } from "../../hooks";
import { describeRoomEvent } from "../room_events";
import { SeatBotBadge } from "../presence";
import { useMatchSource } from "../source";

const ALL = "";

/** The shown events in words, in parts that begin where the game has a heading, such as a turn. */
export function LogPanel(props: MatchLogProps) {
  const source = useMatchSource();
  const log = useStore(source.log);
  const divider = useGroups(props);
  const groups = divider.read(log);
  const [filter, setFilter] = useState(ALL);
  const at = useStore(source.at);
  const found = filter === ALL ? groups : groups.filter(({ entries }) => entries.some((entry) => passes(props, entry, filter)));
  const current = at ? found.findLastIndex((group) => isBefore(group, at)) : found.length - 1;
  const { list, first, end, earlier, later, newest, onScroll } = useWindow(found, current, log.entries.length);
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{matchText.log.title}</h2>
      {props.filters && props.filters.length > 0 && <FilterField filters={props.filters} chosen={filter} choose={setFilter} />}
      <div class="log-lines" ref={list} tabIndex={0} role="log" aria-live="off" aria-labelledby="log-title" onKeyDown={moveAmongLines} onScroll={onScroll}>
        {(log.more || first > 0) && (
          <button class="button small" onClick={earlier}>{matchText.log.earlier}</button>
        )}
        {found.length === 0 && !log.more && <p class="quiet">{filter === ALL ? matchText.log.empty : matchText.log.nothingFound}</p>}
        {found.slice(first, end).map((group, index) => (
          <Part key={keyOf(group)} {...{ group, filter, props }} handOvers={divider.handOvers} count={group.entries.length} open={first + index === current} isMiddle={log.more || source.kind === "practice"} />
        ))}
        {end < found.length && (
          <>
            <button class="button small" onClick={later}>{matchText.log.later}</button>
            <button class="button small log-newest" onClick={newest}>{matchText.log.newest}</button>
          </>
        )}
      </div>
    </section>
  );
}

interface Window {
  readonly list: { readonly current: HTMLDivElement | null };
  /** The parts that are drawn: from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
  readonly earlier: () => void;
  readonly later: () => void;
  readonly newest: () => void;
  readonly onScroll: () => void;
}

/**
 * Which parts of the log are drawn, and the ways to others. They are the newest ones until the reader scrolls away from
 * the end: then they stay, until the reader is back at the end. In a timeline they are those around its moment.
 * `current`: the part of the moment that is shown; `length`: the number of entries of the log.
 */
function useWindow(found: readonly LogGroup[], current: number, length: number): Window {
  const source = useMatchSource();
  const at = useStore(source.at);
  const [position, setPosition] = useState<ReaderPosition | null>(null);
  const [first, end] = windowOf(found, position, at ? current : null);
  const keepPlace = useKeptPlace(found[first] ? keyOf(found[first]) : "", end);
  const { list, isAtEnd } = useStickToEnd(length, at === null && end === found.length);
  keepPlace(list);
  useCurrentLine(list, at, found[current] ? keyOf(found[current]) : "");
  useLayoutEffect(() => {
    if (at && (current < first || current >= end)) setPosition(null);
  }, [at?.number, at?.index]);
  const showFrom = (place: number) => setPosition(found[place] ? { number: numberOf(found[place]), before: 0 } : null);
  const hadNewestPart = useRef(true);
  const scrollsToEnd = useRef(false);
  useLayoutEffect(() => {
    if (position && !at && hadNewestPart.current && isAtEnd()) setPosition(null); // drawing few parts makes each event cheaper
  }, [length]);
  useLayoutEffect(() => {
    hadNewestPart.current = end === found.length;
    if (scrollsToEnd.current) list.current!.scrollTop = list.current!.scrollHeight;
    scrollsToEnd.current = false;
  });
  const earlier = () => {
    if (first > 0) return showFrom(Math.max(0, first - WINDOW_PARTS));
    source.loadEarlier();
    if (found[0]) setPosition({ number: numberOf(found[0]), before: WINDOW_PARTS });
  };
  const newest = () => {
    showFrom(Math.max(0, found.length - WINDOW_PARTS));
    scrollsToEnd.current = true;
  };
  const onScroll = () => {
    if (!isAtEnd() && !position && !at) showFrom(first); // parts added at the end then leave the view as it is
  };
  return { list, first, end, earlier, later: () => showFrom(first + WINDOW_PARTS), newest, onScroll };
}

/** What divides the log into parts: one object for the life of the component, since it keeps the parts that it made. */
function useGroups(props: MatchLogProps): LogGroups {
  const newest = useRef(props);
  newest.current = props;
  return useMemo(
    () =>
      new LogGroups(
        ({ event }) => !isRoomEvent(event) && newest.current.heading(event, newest.current.names) !== null,
        ({ event }) => event.type === "absence_changed", // the events before it say why
      ),
    [],
  );
}

/**
 * Keeps the visible parts and the focus in place when parts are removed from the document or put into it.
 *
 * `first`, `end`: the key of the first part that is drawn, and the index after the last. Measures before the change is
 * drawn, and scrolls after it. Returns a function that takes the ref of the list at each render; at the first one it is
 * empty.
 */
function useKeptPlace(first: string, end: number) {
  const box = useRef<HTMLElement | null>(null);
  const drawn = useRef("");
  const now = `${first} ${end}`;
  const isFocused = box.current?.contains(document.activeElement);
  const parts = now !== drawn.current && box.current ? visibleParts(box.current) : [];
  useLayoutEffect(() => {
    const list = box.current!;
    const [part, top] = parts.find(([one]) => list.contains(one)) ?? [];
    if (part) list.scrollTop += part.getBoundingClientRect().top - top!;
    if (isFocused && !list.contains(document.activeElement)) list.focus({ preventScroll: true });
    drawn.current = now;
  });
  return ({ current }: { readonly current: HTMLElement | null }) => {
    box.current = current ?? box.current;
  };
}

/** The parts from the first visible one on, with their distances from the top of the window in pixels. */
function visibleParts(list: HTMLElement): (readonly [HTMLElement, number])[] {
  const { top } = list.getBoundingClientRect();
  const parts = [...list.querySelectorAll<HTMLElement>(".log-part")].map((part) => [part, part.getBoundingClientRect()] as const);
  return parts.filter(([, place]) => place.bottom > top).map(([part, place]) => [part, place.top] as const);
}

/** Whether a part begins at or before a moment. */
function isBefore({ head, entries }: LogGroup, at: Moment): boolean {
  const { number = 0, index = 0 } = head ?? entries[0] ?? {};
  return number < at.number || (number === at.number && index <= at.index);
}

/** Marks the line of the moment that is shown, and keeps it in sight, or the heading of its part if it has no line. */
function useCurrentLine(list: { readonly current: HTMLElement | null }, at: Moment | null, part: string): void {
  useEffect(() => {
    const box = list.current;
    const line = at && box?.querySelector<HTMLElement>(`[data-entry="${at.number}"][data-index="${at.index}"]`);
    const place = line ?? (at && box?.querySelector<HTMLElement>(`[data-part="${part}"] h3`));
    if (!box || !place) return;
    const top = place.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < place.offsetHeight || top + 2 * place.offsetHeight > box.clientHeight) box.scrollTop += top - box.clientHeight / 2;
    line?.setAttribute("aria-current", "step");
    return () => line?.removeAttribute("aria-current");
  }, [at, part]);
}

function keyOf({ head, entries }: LogGroup): string {
  const entry = head ?? entries[0];
  return entry ? `${entry.number}.${entry.index}` : "";
}

interface FilterProps {
  readonly filters: NonNullable<MatchLogProps["filters"]>;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Chooses which events the log shows. */
function FilterField({ filters, chosen, choose }: FilterProps) {
  return (
    <label class="log-filter">
      <span class="visually-hidden">{matchText.log.filter}</span>
      <select name="log-filter" value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {[{ id: ALL, label: matchText.log.all }, ...filters].map(({ id, label }) => (
          <option key={id} value={id}>{label}</option>
        ))}
      </select>
    </label>
  );
}

/** Moves to the line above or below with the arrow keys; before a line has the focus, to the first or the last one. */
function moveAmongLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(".log-fold, .log-jump")];
  const from = lines.indexOf(document.activeElement as HTMLElement);
  const next = lines[from < 0 ? (step < 0 ? lines.length - 1 : 0) : from + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface PartProps {
  readonly group: LogGroup;
  /** How many entries the part has: it grows while it is the newest one. */
  readonly count: number;
  readonly filter: string;
  /** Whether it is open unless the viewer folds it: the newest part, or that of the moment which is shown. */
  readonly open: boolean;
  /** Whether the match has begun before the first part. */
  readonly isMiddle: boolean;
  readonly handOvers: readonly HandOver[];
  readonly props: MatchLogProps;
}

/** A part of the log. Folded, it shows its major lines alone; the newest part is open until the next one begins. */
function Part({ group, count, filter, open: usual, isMiddle, handOvers, props }: PartProps) {
  const { describe, heading, mark, brief, names } = props;
  const { onLine } = useMatchSource();
  const language = useStore(shownLanguage);
  const [wish, setWish] = useState<boolean | null>(null);
  // the same elements again cost nothing: only the newest part changes with an event
  return useMemo(() => {
    const { head, entries } = group;
    const namesAt = (entry: LogEntry): Names => (seat) => holderAt(handOvers, seat, entry) ?? names(seat);
    const found = filter === ALL ? entries : entries.filter((entry) => passes(props, entry, filter));
    const lines = found.flatMap((entry) => lineOf(entry, props, namesAt(entry)) ?? []);
    if (lines.length === 0) return null;
    const begun = head && heading(head.event as GameEvent, namesAt(head));
    const words = begun?.words ?? (isMiddle ? matchText.log.middle : matchText.log.before);
    const folds = filter === ALL && mark !== undefined && lines.some((line) => !line.mark.major);
    const open = !folds || (wish ?? usual);
    const summary = open ? null : (brief?.(entries.flatMap(({ event }) => (isRoomEvent(event) ? [] : [event])), namesAt(entries[0]!)) ?? null);
    const badge = begun && begun.seat !== null && <SeatBotBadge seat={begun.seat} />;
    return (
      <section class="log-part" data-part={keyOf(group)}>
        <h3>
          {folds ? (
            <button class="log-fold" aria-expanded={open} onClick={() => setWish(!open)}>
              <FoldMark />
              <span>
                {words} {badge}
                {summary !== null && <span class="log-brief">{summary}</span>}
              </span>
            </button>
          ) : (
            <>
              {words} {badge}
            </>
          )}
        </h3>
        <ul>
          {lines.map((line) => (open || line.mark.major) && <Line key={`${line.entry.number}.${line.entry.index}`} {...line} onLine={onLine} />)}
        </ul>
      </section>
    );
  }, [group, count, filter, usual, isMiddle, wish, describe, mark, brief, names, handOvers, language, onLine]);
}

/** The arrow of a part of the log that can be folded. */
function FoldMark() {
  return (
    <svg class="fold-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 5l7 7-7 7" />
    </svg>
  );
}

interface LineContent {
  readonly entry: LogEntry;
  readonly sentence: string;
  readonly mark: LogMark;
}

const PLAIN: LogMark = {};
const MAJOR: LogMark = { major: true };
/** Events of the platform that stay when their part is folded. */
const MAJOR_EVENTS: ReadonlySet<RoomEvent["type"]> = new Set([
  "match_started",
  "timed_out",
  "seat_absent",
  "seat_returned",
  "person_gone",
  "person_seen",
  "decided",
  "match_abandoned",
]);

/** Steps of the shuffle that each player takes: the end of the match says of all of them that they were checked. */
const UNSAID: ReadonlySet<string> = new Set<RoomEvent["type"]>(["contributed", "share_opened"]);

/** The sentence of an entry and how it looks; null for events that need none, or that the game leaves out. */
function lineOf(entry: LogEntry, props: MatchLogProps, names: Names): LineContent | null {
  const { event } = entry;
  if (UNSAID.has(event.type)) return null;
  const sentence = isRoomEvent(event) ? describeRoomEvent(event, names) : props.describe(event, names);
  return sentence === null ? null : { entry, sentence, mark: markOf(event, props) };
}

function markOf(event: RoomEvent | GameEvent, { mark }: Pick<MatchLogProps, "mark">): LogMark {
  if (isRoomEvent(event)) return MAJOR_EVENTS.has(event.type) ? MAJOR : PLAIN;
  return mark?.(event) ?? PLAIN;
}

function passes(props: MatchLogProps, { event }: LogEntry, filter: string): boolean {
  return markOf(event, props).filters?.includes(filter) ?? false;
}

interface LineProps extends LineContent {
  readonly onLine: ((number: number, index: number) => void) | null;
}

/** A line of the log; a press looks back at its moment. */
function Line({ entry, sentence, mark, onLine }: LineProps) {
  const { number, index, event, standing } = entry;
  const content = (
    <>
      {mark.icon !== undefined && <span class="log-icon">{mark.icon}</span>}
      <span>
        {sentence}
        {standing && index === 0 && <span class="quiet"> {matchText.log.presetAnswer}</span>}
      </span>
    </>
  );
  return (
    <li class={`log-line ${event.type}`} data-entry={number} data-index={index} data-event={event.type} data-loss={mark.loss ?? false}>
      {onLine ? (
        <button class="log-jump" tabIndex={-1} onClick={() => onLine(number, index)}>{content}</button>
      ) : (
        content
      )}
    </li>
  );
}
