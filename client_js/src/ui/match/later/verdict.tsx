/** What the end of a match says first: the viewer's own result. */
import type { ComponentChildren } from "preact";
import { text as endText } from "#text/match/end";
import { botLevelsOf, gameOf } from "../../../games/registry";
import { type FinalResult, type Standing, standingsOf } from "../../../model/standings";
import type { BotLevel, GameOptions, RoomView } from "../../../protocol/generated";
import { formatNumber } from "../../../text/language";
import { useShell } from "../../hooks";
import { useCreating } from "../../play_now";
import { fromHere } from "../../router";

interface Props {
  readonly room: RoomView;
  readonly result: FinalResult;
  readonly piece: ComponentChildren;
}

/** The own result, with the own piece or mark; nothing for spectators. */
export function VerdictLine({ room, result, piece }: Props) {
  const { me } = useShell();
  const own = ownSeats(room, me.identity);
  const verdict = verdictOf(result, own);
  if (!verdict) return null;
  const { kind, place, points } = verdict;
  const Mark = gameOf(room.game)?.SeatMark;
  return (
    <div class="verdict" data-verdict={kind} data-place={place}>
      <span class="verdict-mark" aria-hidden="true">{piece ?? (Mark && <Mark seat={own[0]!} room={room} />)}</span>
      <p>
        <strong>{kind === "placed" ? endText.verdict.placed(place) : endText.verdict[kind]}</strong>{" "}
        {points.length > 1 && <span class="verdict-points">{points.map(formatNumber).join(" : ")}</span>}
      </p>
    </div>
  );
}

function ownSeats({ seats }: RoomView, identity: string): readonly number[] {
  return seats.flatMap((holder, seat) => (holder?.identity === identity ? [seat] : []));
}

/** The next level of bots after the best one that a person has played against; null if there is none, if people played as well, or if the person had several seats. */
function higherLevel(room: RoomView, identity: string): BotLevel | null {
  const others = room.seats.filter((holder) => holder !== null && holder.identity !== identity);
  const levels = botLevelsOf(room.game);
  // a person among the others counts as infinite: there is no level after that
  const met = Math.max(...others.map((holder) => (holder!.bot ? levels.indexOf(holder!.bot) : Infinity)));
  return ownSeats(room, identity).length === 1 && others.length > 0 ? (levels[met + 1] ?? null) : null;
}

/** The same match against bots of a level. */
export function matchAgainst({ game, players, options, clock, settings }: RoomView, level: BotLevel) {
  return { game, players, options: options as GameOptions | null, clock, settings, bots: Array<BotLevel>(players - 1).fill(level) };
}

/** Begins the same match against bots of the next level, for one who has played against bots alone. */
export function HigherLevel({ room }: { room: RoomView }) {
  const { client, me, navigate } = useShell();
  const busy = useCreating();
  const level = higherLevel(room, me.identity);
  if (!level) return null;
  const begin = async () => {
    const go = fromHere(navigate);
    const next = await client.create(matchAgainst(room, level));
    if (next !== null) go(next);
  };
  return <button class="button higher-level" disabled={busy} onClick={() => void begin()}>{endText.higher}</button>;
}

interface Verdict {
  /** `drawn`: all share the first place; `shared`: some do; `lost`: the second of two; `placed`: one of several others. */
  readonly kind: "won" | "drawn" | "shared" | "lost" | "placed";
  /** From 1. */
  readonly place: number;
  /** The points of the person's side, then those of the others by place; empty without points. */
  readonly points: readonly number[];
}

/** The verdict for the holder of `own` seats, by the best of their sides; null for spectators, and for one who holds all sides. */
export function verdictOf(result: FinalResult, own: readonly number[]): Verdict | null {
  const ranked = standingsOf(result);
  const isOwn = ({ side }: Standing) => side.some((seat) => own.includes(seat));
  const mine = ranked.find(isOwn);
  const others = ranked.filter((one) => one !== mine);
  if (!mine || others.every(isOwn)) return null;
  const { place } = mine;
  return { kind: kindOf(place, others.map((one) => one.place)), place, points: [mine, ...others].flatMap(({ points }) => points ?? []) };
}

/** The kind of a verdict. `others`: the places of the other sides. */
function kindOf(place: number, others: readonly number[]): Verdict["kind"] {
  if (place > 1) return others.length === 1 ? "lost" : "placed";
  const equal = others.filter((one) => one === 1).length;
  if (equal === 0) return "won";
  return equal === others.length ? "drawn" : "shared";
}
