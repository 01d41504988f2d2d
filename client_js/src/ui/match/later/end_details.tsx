/** What follows the result of a match: the moment that decided it, friends, and folded away curve of points, statistics and key moments. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { text as endText } from "#text/match/end";
import type { GameEndPart, GameMatchPart, Names } from "../../../games/api";
import { gameOf, matchPartOf } from "../../../games/registry";
import { type Curve, type MatchSummary, type Moment, nameOf, summaryOf } from "../../../model/match_summary";
import { type Timeline, emptyTimeline, extend, previous } from "../../../model/timeline";
import { type FinalResult, standingsOf } from "../../../model/standings";
import { call } from "../../../net/api";
import { people } from "../../../net/people";
import { timelinePage, timelinePages } from "../../../net/timelines";
import type { MatchStatistics, Occupant, RoomView, Timeline as Page } from "../../../protocol/generated";
import { useStore, Store } from "../../../store";
import { tip, follow } from "../../controls";
import { timeLeft } from "../../../text/times";
import { BefriendButton } from "../../contact_buttons";
import { useShell } from "../../hooks";
import { seatColour } from "../../avatar";
import { openAt, useMatchSource } from "../source";
import { type SmallBoard, loadBoard, MatchBoard, prefersStill } from "../../front/board";
import { ShareResult } from "./share_result";
import { useLoaded } from "./use_loaded";
import { PointsCurve } from "./points_curve";
import { namesOf } from "../room_events";
import { isRoomEvent } from "../../../model/room";
import type { Event } from "../../../model/types";
import { TimelinePlayer } from "../../../scene/timeline_player";

/** What is read of a finished match. */
interface Past {
  readonly timeline: Timeline;
  readonly part: GameEndPart;
  /** For its decisive moment; null for a game without one. */
  readonly board: SmallBoard | null;
  /** Milliseconds from the start of the match to its end. */
  readonly duration: number;
}

export interface EndDetailsProps {
  readonly room: RoomView;
  /** Undefined where the game does not say it. */
  readonly result: FinalResult | undefined;
  readonly children: ComponentChildren;
}

/**
 * What a finished match was like: its decisive moment, and folded away curve of points, statistics, key moments and
 * `children`. All of it comes at once, so that no part moves another one.
 */
export function EndDetails({ room, result, children }: EndDetailsProps) {
  const past = usePast(room);
  const counted = useCounted(room);
  const strangers = useStrangers(room);
  const names = namesOf(room, past?.timeline.last.view ?? null);
  const summary = useMemo(() => past && summaryOf(past.timeline, past.part, names, endText.lead), [past]);
  if (past === undefined || counted === undefined || strangers === undefined) return <p class="quiet">{endText.loading}</p>;
  return (
    <div class="end-details">
      {past?.board && summary?.decisive && <KeyMoment timeline={past.timeline} moment={summary.decisive} board={past.board} />}
      <div class="end-friends">
        {summary && !room.abandoned && <ShareResult room={room} words={resultWords(room.game, result, names)} />}
        {strangers.map(({ person, isKnown }) => (
          <span key={person.identity} style={{ visibility: isKnown ? "hidden" : "visible" }}><BefriendButton person={person} /></span>
        ))}
      </div>
      {counted && counted.awards.length > 0 && <Awards awards={counted.awards} names={names} />}
      <details class="end-more">
        <summary>{endText.more}</summary>
        {past === null && matchPartOf(room.game)?.model.fold && <p class="quiet">{endText.unavailable}</p>}
        {past && summary?.curve && hasPoints(summary.curve) && <PointsCurve curve={summary.curve} unit={summary.unit} names={names} classOf={classesOf(past)} />}
        {(summary || counted) && <Statistics {...{ past, summary, counted, room, names }} />}
        {summary && summary.moments.length > 0 && <Moments room={room.id} moments={summary.moments} unit={summary.unit} />}
        {children}
      </details>
    </div>
  );
}

/** Whether a player has ever had a point: else the curve shows nothing. */
function hasPoints({ points }: Curve): boolean {
  return points.some((ofMoment) => ofMoment.some((count) => count !== 0));
}

/** Reads a match; undefined while that lasts, null if it can't be read, or if its game has no fold to follow it by. */
function usePast(room: RoomView): Past | null | undefined {
  const { client } = useShell();
  const game = matchPartOf(room.game);
  return useLoaded(async () => (game?.model.fold ? readPast(room, client.session.room.linkToken, game) : null), room.id);
}

/** Reads the whole match. Rejects if it can't be read. */
async function readPast({ id, game: name }: RoomView, token: string | null, game: GameMatchPart): Promise<Past> {
  const readPages = async () => {
    const pages: Page[] = [];
    for await (const page of timelinePages(id, { token })) pages.push(page);
    return pages;
  };
  const [pages, part, board] = await Promise.all([readPages(), game.loadEndPart?.() ?? {}, loadBoard(name)]);
  const { start, audience, room: played } = pages[0]!;
  const frames = pages.flatMap((page) => page.frames);
  const timeline = extend(emptyTimeline({ ...start, room: played, audience }, game.model.activeSeats), frames, game.animation, game.model.activeSeats);
  const end = await timelinePage(id, { token, from: timeline.number }).catch((error: unknown) => console.warn("The duration of the match is unknown.", error));
  const now = end?.start.now ?? start.now; // at the end of the match
  return { timeline, part, board, duration: Math.max(0, now - start.now) };
}

function classesOf({ part, timeline }: Past): (seat: number) => string {
  const view = timeline.last.view;
  return (seat) => (view && part.seatClass?.(view, seat)) ?? seatColour(seat);
}

/** A person of the match. `isKnown`: a friend, asked, asking or blocked by now, so that the viewer need not ask. */
interface Stranger {
  readonly person: Occupant;
  readonly isKnown: boolean;
}

/** The people of the match whom the viewer could ask to be friends when this was first known; undefined until then. */
function useStrangers(room: RoomView): readonly Stranger[] | undefined {
  const { me } = useShell();
  const others = room.seats.filter((seat) => seat !== null && !seat.bot && seat.identity !== me.identity);
  const persons = [...new Map(others.map((seat) => [seat!.identity, seat!])).values()];
  const played = room.seats.some((seat) => seat?.identity === me.identity);
  const asked = played && persons.length > 0;
  const { inbox } = useShell().client.session.account;
  const asking = useStore(inbox).flatMap(({ kind, by }) => (kind === "friend_request" ? [by] : []));
  const known = useKnown(asked, asking.join());
  const isKnown = ({ identity }: Occupant) => asking.includes(identity) || known?.has(identity) === true;
  const offered = useMemo(() => persons.filter((person) => !isKnown(person)), [known === undefined]);
  if (!asked) return [];
  return known && offered.map((person) => ({ person, isKnown: isKnown(person) }));
}

/**
 * The identities that the viewer needs not ask: friends, and people who are asked or blocked; read again with each other value of
 * `requests`. Undefined while they are read.
 */
function useKnown(wanted: boolean, requests: string): ReadonlySet<string> | undefined {
  const [known, setKnown] = useState<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!wanted) return;
    people().then(
      ({ friends, asked, blocked }) => setKnown(new Set([...friends, ...asked, ...blocked].map(({ identity }) => identity))),
      () => setKnown(new Set()),
    );
  }, [wanted, requests]);
  return known;
}

/** The result of a match in a line: the sides by place, with the points of a game that counts points. */
export function resultWords(game: string, result: FinalResult | undefined, names: Names): string {
  const title = gameOf(game)?.title ?? game;
  if (!result) return endText.result(title);
  const lineOf = (name: string, place: number, points: number | null) => (points === null ? endText.placed(place, name) : endText.line(name, points));
  return endText.resultLines(title, standingsOf(result).map(({ side, place, points }) => lineOf(nameOf(side, names), place, points)));
}

/** A column of the table of statistics. */
interface Column {
  readonly label: string;
  readonly about?: string;
  /** By seat. */
  readonly values: readonly (number | null)[];
}

/** What the service counted in a match, with the words of its game. */
interface Counted {
  readonly columns: readonly Column[];
  readonly awards: readonly (Column & { readonly title: string; readonly seat: number; readonly value: number })[];
}

/** Reads what the service counted, without the columns that are 0 for all; undefined meanwhile, null if there is nothing. */
function useCounted(room: RoomView): Counted | null | undefined {
  const { client } = useShell();
  return useLoaded(async () => {
    const path = `/match/${encodeURIComponent(room.id)}/statistics`;
    const made = call<MatchStatistics>("GET", path, undefined, client.session.room.linkToken ?? "");
    const [answer, part] = await Promise.all([made, matchPartOf(room.game)?.loadEndPart?.()]);
    return answer.statistics.length > 0 ? inWords(answer, part?.words) : null;
  }, room.id);
}

/** What the service counted, in the words of the game; without words its names stand. Columns that are 0 or empty for all seats are left out. */
function inWords({ statistics, awards }: MatchStatistics, words: GameEndPart["words"] = (_, name) => name): Counted {
  const columns = new Map(statistics.map(({ name, values }) => [name, { label: words("statistic", name), about: words("about", name), values }]));
  return {
    columns: [...columns.values()].filter(({ values }) => values.some((value) => value)),
    awards: awards.map(({ title, seat, statistic, value }) => ({ ...columns.get(statistic)!, title: words("award", title), seat, value })),
  };
}

/** The awards of a match, a line each. */
function Awards({ awards, names }: { awards: Counted["awards"]; names: Names }) {
  return (
    <section>
      <h3>{endText.awards}</h3>
      <ul class="end-awards">
        {awards.map(({ title, seat, label, value }) => <li key={title}>{endText.award(title, names(seat), label, value)}</li>)}
      </ul>
    </section>
  );
}

interface StatisticsProps {
  readonly past: Past | null;
  readonly summary: MatchSummary | null | undefined;
  readonly counted: Counted | null;
  readonly room: RoomView;
  readonly names: Names;
}

/** The numbers of a match by seat. */
function Statistics({ past, summary, counted, room, names }: StatisticsProps) {
  const columns: readonly Column[] = [
    ...(summary ? [{ label: endText.turns, values: summary.turns }, ...summary.statistics] : []),
    ...(counted?.columns ?? []),
  ];
  const count = Math.max(room.seats.length, ...columns.map(({ values }) => values.length)); // opponents that the rules play come last
  return (
    <section>
      <h3>{endText.statistics}</h3>
      {past && (
        <p class="quiet">
          {endText.duration}: {timeLeft(past.duration)}
          {summary && summary.rounds !== null && ` · ${endText.rounds}: ${summary.rounds}`}
        </p>
      )}
      <div class="end-table" tabindex={0} role="group" aria-label={endText.statistics}>
        <table>
          <thead>
            <tr>
              <th scope="col">{endText.player}</th>
              {columns.map(({ label, about }) => <th key={label} scope="col" {...(about ? tip(label, about) : {})}>{label}</th>)}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, seat) => (
              <tr key={seat}>
                <th scope="row">{names(seat)}</th>
                {columns.map(({ label, values }) => <td key={label}>{values[seat] ?? "–"}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface MomentsProps {
  readonly room: string;
  readonly moments: readonly Moment[];
  readonly unit: MatchSummary["unit"];
}

/** The key moments, each a link to the timeline at its event. */
function Moments({ room, moments, unit }: MomentsProps) {
  const { openTimeline } = useMatchSource();
  return (
    <section>
      <h3>{endText.moments}</h3>
      <ol class="end-moments">
        {moments.map(({ number, index, time, words }, place) => (
          <li key={place}>
            <a
              href={momentPath(room, number)}
              data-entry={number}
              onClick={(event) => openTimeline && follow(event, "", () => openTimeline(openAt({ kind: "event", number, index })))}
            >
              {words}
            </a>{" "}
            <span class="quiet">{unit === "round" ? endText.round(time) : endText.turn(time)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function momentPath(room: string, number: number): string {
  return `/m/${encodeURIComponent(room)}?entry=${number}`;
}

/** The number of events that are played at most, including the moment itself. */
const MOST_EVENTS = 12;
const NORMAL = new Store(1);

interface Props {
  readonly timeline: Timeline;
  readonly moment: Moment;
  readonly board: SmallBoard;
}

/** Plays the turn up to the moment, at most `MOST_EVENTS`; with reduced motion it shows only the moment's end. */
function KeyMoment({ timeline, moment, board }: Props) {
  const end = timeline.entries.findIndex(({ number, index }) => number === moment.number && index === moment.index) + 1;
  const start = Math.max(previous(timeline, end, "turn"), end - MOST_EVENTS);
  const player = useMemo(() => {
    const { animation } = matchPartOf(timeline.start.room.game)!;
    const durationOf = (event: Event) => (isRoomEvent(event) ? 0 : animation.durationOf(event));
    return new TimelinePlayer(timeline, { durationOf, speed: NORMAL, motion: !prefersStill() });
  }, [timeline]);
  const shown = useStore(player.shown);
  const play = () => {
    player.seek(start);
    player.play(end);
  };
  useEffect(() => {
    if (prefersStill()) player.seek(end);
    else play();
    return () => player.pause();
  }, [player]);
  return (
    <figure class="key-moment" data-number={moment.number} data-shown={shown.model.number}>
      <div class="still-board" aria-hidden="true" inert><MatchBoard board={board} shown={shown} /></div>
      <figcaption>
        <span>{moment.words}</span>
        <button class="button small" onClick={play}>{endText.playMoment}</button>
      </figcaption>
    </figure>
  );
}
