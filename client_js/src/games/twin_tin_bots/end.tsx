/** The end of a match: its dialog, how it can end, the ranking if it ended now, points, statistics and key moments. */
import { text as platformMatchText } from "#text/match/match";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as endText } from "#text/twin_tin_bots/end";
import { type EndProps, SeatAvatar, SeatBotBadge, EndDialog, standingsOf, tip } from "../../kit/match";
import type { GameEndPart, KeyMoment, Names } from "../api";
import type { ResultView, View, GameEvent, Crystal, Colour } from "./generated";
import { type Side, SideMarks, membersOf, sideName, sideOf, sidesOf } from "./sides";
import { CrystalIcon, RobotArt } from "./sprites";
import { pointsOf, score, CRYSTALS } from "./seat";
import { robotWords } from "./wording";

type Props = Omit<EndProps<View, ResultView>, "names">;

/** The ranking of a finished match. */
export function RankingDialog(props: Props) {
  const { result, view, room, mine } = props;
  const final = { ranking: result.ranking, points: result.scores, sides: sidesOf(view) };
  const standings = standingsOf(final);
  return (
    <EndDialog room={room} reopen={endText.end.ranking} result={final} piece={mine[0] !== undefined && <OwnRobot colour={view.seats[mine[0]]!.colour} />}>
      <p class="winner">{winners(props, standings)}</p>
      <p class="quiet">{endText.end.because(matchText.end.reasons[result.reason])}</p>
      <Ranking {...props} standings={standings} />
      <p class="quiet">{endText.glance.scoringRule}</p>
    </EndDialog>
  );
}

function OwnRobot({ colour }: { colour: Colour }) {
  return <svg viewBox="-46 -46 92 92"><RobotArt colour={colour} name="A" facing={1} cargo={null} stuck={false} /></svg>;
}

type Standings = ReturnType<typeof standingsOf>;

/** Who won, in a sentence; several sides may share the first place. */
function winners({ view, room }: Props, standings: Standings): string {
  const names = standings.filter(({ place }) => place === 1).map(({ side }) => sideName(room, view, side));
  return names.length === 1 ? endText.end.winner(names[0]!) : endText.end.shared(platformMatchText.end.and(names));
}

/** The final ranking, with what each side's points are made of and what decided a tie. */
function Ranking({ result, standings, ...props }: Props & { readonly standings: Standings }) {
  const ranks = rankingNow(props.view, result);
  return (
    <ol class="ranking" data-reason={result.reason}>
      {standings.map(({ side, place, points }) => (
        <RankRow key={side[0]} {...props} {...{ side, place }} score={points!} rank={ranks.find((one) => one.side[0] === side[0])} isFinal />
      ))}
    </ol>
  );
}

interface RankRowProps extends Omit<Props, "result"> {
  readonly side: Side;
  readonly place: number;
  readonly score: number;
  readonly rank: Rank | undefined;
  readonly isFinal?: boolean;
}

/** A side's row of a ranking; the final ranking has pictures and the members of teams, too. */
function RankRow({ view, room, mine, side, place, score, rank, isFinal = false }: RankRowProps) {
  const alone = isFinal && view.mode !== "teams";
  return (
    <li data-seats={side.join(",")} data-place={place} class={side.some((seat) => mine.includes(seat)) ? "mine" : ""}>
      <span class="place">{endText.end.place(place)}</span>
      <SideMarks view={view} side={side} />
      <span class="seat-name">
        <span>{alone && <SeatAvatar seat={side[0]!} />} {sideName(room, view, side)} {alone && <SeatBotBadge seat={side[0]!} />}</span>
        {isFinal && view.mode === "teams" && <span class="quiet">{platformMatchText.end.and(membersOf(room, side))}</span>}
        {rank?.total === score && <ScoreParts score={rank} />}
        {rank && <RankNote rank={rank} />}
      </span>
      <span class="score" {...(isFinal ? tip(endText.end.finalScore) : {})}>{score}</span>
    </li>
  );
}

type EndDetailsProps = Omit<Props, "result">;

/** What the dialog says about the end: how it can come, the ranking if it came now, and what would decide a tie. */
export function EndDetails(props: EndDetailsProps) {
  return (
    <>
      <Ways view={props.view} />
      <h3>{endText.glance.endedNow}</h3>
      <ol class="ranking now">
        {rankingNow(props.view).map((rank) => <RankRow key={rank.side[0]} {...props} side={rank.side} place={rank.place} score={rank.total} rank={rank} />)}
      </ol>
      <p class="quiet">{endText.glance.scoringRule}</p>
    </>
  );
}

/** The ways in which the match can end, a sentence each. */
function Ways({ view }: { view: View }) {
  const { score_to_win, rounds_left, track, waiting, stalled_after, quiet } = view;
  return (
    <ul class="ways-to-end">
      {score_to_win !== null && <li>{endText.glance.scoreWay(score_to_win)}</li>}
      <li>{rounds_left === null ? endText.glance.crystalWay(track.length + waiting.length) : endText.glance.lastRounds(rounds_left)}</li>
      {stalled_after !== null && <li>{endText.glance.stalledWay(stalled_after, quiet ?? 0)}</li>}
    </ul>
  );
}

/** Where a final score comes from: delivered and carried crystals. */
function ScoreParts({ score: { delivered, carried, cargo } }: { score: FinalScore }) {
  return (
    <span class="quiet score-parts" data-delivered-points={delivered} data-carried-points={carried}>
      {endText.glance.parts(delivered, carried)}
      {cargo.map((crystal, index) => <CrystalIcon key={index} crystal={crystal} />)}
    </span>
  );
}

/** Why a side is behind the one listed before it, unless score or place show that already. */
function RankNote({ rank: { behindBy } }: { rank: Rank }) {
  if (behindBy === null || behindBy === "score" || behindBy === "shared") return null;
  return <span class="quiet rank-note" data-behind-by={behindBy}>{endText.glance.behindBy[behindBy]}</span>;
}

/** The fewest points of a delivery that is a key moment. */
const BIG_DELIVERY = 3;

export const endPart: GameEndPart<View, GameEvent> = {
  scoreOf: (view, seat) => view.result?.scores[seat] ?? score(view.seats[seat]!),
  sidesOf,
  seatClass: (view, seat) => `seat-${view.seats[seat]!.colour}`,
  keyMoment,
  words: (kind, name) => (endText[kind] as Readonly<Record<string, string>>)[name] ?? name,
};

/** Key moments are deliveries of many points, thefts, zaps of others, and the start of the end. */
function keyMoment(event: GameEvent, view: View, names: Names): KeyMoment | null {
  switch (event.type) {
    case "crystal_delivered": {
      const points = pointsOf(event.crystal);
      if (points < BIG_DELIVERY) return null;
      return { words: endText.delivered(names(event.seat), matchText.crystals[event.crystal], points), weight: points + 2 };
    }
    case "crystal_taken":
      if (sideOf(view, event.source.seat) === sideOf(view, event.robot.seat)) return null; // no theft
      return {
        words: endText.stolen(robotWords(names, event.robot), matchText.crystals[event.crystal], robotWords(names, event.source)),
        weight: pointsOf(event.crystal),
      };
    case "zap_obeyed":
      if (event.robot.seat === event.cause.seat) return null;
      return { words: endText.zapped(names(event.cause.seat), robotWords(names, event.robot), matchText.tiles[event.order]), weight: 2 };
    case "end_phase_begun":
      return { words: endText.endPhase, weight: 2 };
    default:
      return null;
  }
}

/** The parts of a side's final score. */
interface FinalScore {
  readonly side: Side;
  /** Points of the crystals in the side's bases. */
  readonly delivered: number;
  /** Points of the crystals that its robots carry: each is worth one less than a delivered one. */
  readonly carried: number;
  /** The crystals that its robots carry. */
  readonly cargo: readonly Crystal[];
  readonly total: number;
  /** Delivered crystals by colour: blue, green, pink. */
  readonly crystals: readonly number[];
  /** Whether all seats of the side have resigned. */
  readonly resigned: boolean;
}

/** What decides the order of two neighbours of the ranking; `shared`: nothing, so that they share a place. */
type RankReason = "won" | "resigned" | "score" | "blue" | "green" | "delivered" | "shared";

interface Rank extends FinalScore {
  /** From 1; sides that share a place have the same one. */
  readonly place: number;
  /** What puts the side behind the one listed before it; null for the first. */
  readonly behindBy: RankReason | null;
}

/** The parts of the final score of one side. */
export function finalScore(view: View, side: Side): FinalScore {
  const seats = side.map((seat) => view.seats[seat]!);
  const delivered = seats.reduce((sum, seat) => sum + score(seat), 0);
  const cargo = view.robots.flatMap((robot) => (robot.cargo && side.includes(robot.seat) ? [robot.cargo] : []));
  const carried = cargo.reduce((sum, crystal) => sum + pointsOf(crystal) - 1, 0);
  const crystals = CRYSTALS.map((_, index) => seats.reduce((sum, seat) => sum + seat.delivered[index]!, 0));
  const resigned = seats.every((seat) => seat.resigned);
  return { side, delivered, carried, cargo, total: delivered + carried, crystals, resigned };
}

/**
 * The ranking if the match ended now. `result`: that of a match which has ended by points; its first side is the first
 * here too, whatever the scores are.
 */
export function rankingNow(view: View, result: ResultView | null = view.result): readonly Rank[] {
  const winner = result?.reason === "score" ? (result.ranking[0] ?? []) : [];
  const hasWon = ({ side }: FinalScore): boolean => side.some((seat) => winner.includes(seat));
  const compare = (a: FinalScore, b: FinalScore): Comparison =>
    firstOf([Number(hasWon(b)) - Number(hasWon(a)), "won"], [Number(a.resigned) - Number(b.resigned), "resigned"], ...byPoints(a, b));
  const sorted = sidesOf(view)
    .map((side) => finalScore(view, side))
    .sort((a, b) => compare(a, b)[0]);
  let place = 1;
  return sorted.map((one, index) => {
    const behindBy = index === 0 ? null : compare(sorted[index - 1]!, one)[1];
    if (behindBy !== "shared") place = index + 1; // else it shares the place of the one before
    return { ...one, place, behindBy };
  });
}

type Comparison = readonly [difference: number, reason: RankReason];

/** What decides between two sides, in order: total, blue crystals, green ones, delivered points. */
function byPoints(a: FinalScore, b: FinalScore): readonly Comparison[] {
  return [
    [b.total - a.total, "score"],
    [b.crystals[0]! - a.crystals[0]!, "blue"],
    [b.crystals[1]! - a.crystals[1]!, "green"],
    [b.delivered - a.delivered, "delivered"],
  ];
}

function firstOf(...comparisons: readonly Comparison[]): Comparison {
  return comparisons.find(([difference]) => difference !== 0) ?? [0, "shared"];
}
