/** The end of a match: its dialog, how it can end, the ranking if it ended now, points, statistics and key moments. */
import { text as platformMatchText } from "#text/match/match";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as endText } from "#text/twin_tin_bots/end";
import type { RoomView } from "../../protocol/generated";
import { SeatAvatar, SeatBotBadge } from "../../ui/match/presence";
import { EndDialog } from "../../ui/match/end_dialog";
import { tip } from "../../ui/tip";
import type { GameEndPart, KeyMoment, Names } from "../api";
import type { ResultView, View, GameEvent } from "./generated";
import { rankingNow } from "./final_score";
import { SideMarks } from "./side_scores";
import { membersOf, sideName, standings, sidesOf } from "./sides";
import type { Side } from "./sides";
import type { FinalScore, Rank } from "./final_score";
import { CrystalIcon } from "./sprites";
import { pointsOf, score } from "./seat";
import { robotWords } from "./wording";

interface Props {
  readonly result: ResultView;
  readonly view: View;
  readonly room: RoomView;
  readonly mine: readonly number[];
}

/** The ranking of a finished match. */
export function RankingDialog(props: Props) {
  const { result, room } = props;
  return (
    <EndDialog room={room} reopen={endText.end.ranking}>
      <p class="winner">{winners(props)}</p>
      <p class="quiet">{endText.end.because(matchText.end.reasons[result.reason])}</p>
      <Ranking {...props} />
      <p class="quiet">{endText.glance.scoringRule}</p>
    </EndDialog>
  );
}

/** Who won, in a sentence; several sides may share the first place. */
function winners({ result, view, room }: Props): string {
  const first = standings(view, result).filter(({ place }) => place === 1);
  const names = first.map(({ side }) => sideName(room, view, side));
  return names.length === 1 ? endText.end.winner(names[0]!) : endText.end.shared(platformMatchText.end.and(names));
}

/** The final ranking, with what each side's points are made of and what decided a tie. */
function Ranking({ result, ...props }: Props) {
  const ranks = rankingNow(props.view, result);
  return (
    <ol class="ranking" data-reason={result.reason}>
      {standings(props.view, result).map(({ side, place, score }) => (
        <RankRow key={side[0]} {...props} {...{ side, place, score }} rank={ranks.find((one) => one.side[0] === side[0])} isFinal />
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

/** A side of a ranking: of the final one with pictures and members. */
function RankRow({ view, room, mine, side, place, score, rank, isFinal = false }: RankRowProps) {
  const alone = isFinal && view.mode !== "teams";
  return (
    <li data-seats={side.join(",")} data-place={place} class={side.some((seat) => mine.includes(seat)) ? "mine" : ""}>
      <span class="place">{endText.end.place(place)}</span>
      <SideMarks view={view} side={side} />
      <span class="seat-name">
        <span>
          {alone && <SeatAvatar seat={side[0]!} />} {sideName(room, view, side)} {alone && <SeatBotBadge seat={side[0]!} />}
        </span>
        {isFinal && view.mode === "teams" && <span class="quiet">{platformMatchText.end.and(membersOf(room, side))}</span>}
        {rank?.total === score && <ScoreParts score={rank} />}
        {rank && <RankNote rank={rank} />}
      </span>
      <span class="score" {...(isFinal ? tip(endText.end.finalScore) : {})}>
        {score}
      </span>
    </li>
  );
}

type EndDetailsProps = Omit<Props, "result">;

/** What the dialog says about the end. */
export function EndDetails(props: EndDetailsProps) {
  return (
    <>
      <Ways view={props.view} />
      <h3>{endText.glance.endedNow}</h3>
      <RankingNow {...props} />
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

/** The ranking if the match ended now, and what would decide a tie. */
function RankingNow(props: EndDetailsProps) {
  return (
    <>
      <ol class="ranking now">
        {rankingNow(props.view).map((rank) => (
          <RankRow key={rank.side[0]} {...props} side={rank.side} place={rank.place} score={rank.total} rank={rank} />
        ))}
      </ol>
      <p class="quiet">{endText.glance.scoringRule}</p>
    </>
  );
}

/** Where a final score comes from: delivered and carried crystals. */
function ScoreParts({ score: { delivered, carried, cargo } }: { score: FinalScore }) {
  return (
    <span class="quiet score-parts" data-delivered-points={delivered} data-carried-points={carried}>
      {endText.glance.parts(delivered, carried)}
      {cargo.map((crystal, index) => (
        <CrystalIcon key={index} crystal={crystal} />
      ))}
    </span>
  );
}

/** Why a side is behind the one listed before it, where neither its score nor its place says it. */
function RankNote({ rank: { behindBy } }: { rank: Rank }) {
  if (behindBy === null || behindBy === "score" || behindBy === "shared") return null;
  return (
    <span class="quiet rank-note" data-behind-by={behindBy}>
      {endText.glance.behindBy[behindBy]}
    </span>
  );
}

/** The fewest points of a delivery that is a key moment. */
const BIG_DELIVERY = 3;

export const endPart: GameEndPart<View, GameEvent> = {
  scoreOf: (view, seat) => view.result?.scores[seat] ?? score(view.seats[seat]!),
  sidesOf,
  seatClass: (view, seat) => `seat-${view.seats[seat]!.colour}`,
  keyMoment,
  statistics: (events, { seats }) => {
    const count = (label: string, seatOf: (event: GameEvent) => number | null) => ({
      label,
      values: seats.map((_, seat) => events.filter((event) => seatOf(event) === seat).length),
    });
    return [
      count(endText.deliveries, (event) => (event.type === "crystal_delivered" ? event.seat : null)),
      count(endText.orders, (event) => (event.type === "order_started" ? event.cause.seat : null)),
      count(endText.ignored, (event) => (event.type === "order_ignored" ? event.cause.seat : null)),
      count(endText.zaps, (event) => (event.type === "zap_obeyed" ? event.cause.seat : null)),
      count(endText.thefts, (event) => (isTheft(event) ? event.cause.seat : null)),
      count(endText.passes, (event) => (event.type === "passed" ? event.cause.seat : null)),
    ];
  },
};

/** Key moments are deliveries of many points, thefts, zaps of others, and the start of the end. */
function keyMoment(event: GameEvent, _: View, names: Names): KeyMoment | null {
  switch (event.type) {
    case "crystal_delivered": {
      const points = pointsOf(event.crystal);
      if (points < BIG_DELIVERY) return null;
      return { words: endText.delivered(names(event.seat), matchText.crystals[event.crystal], points), weight: points + 2 };
    }
    case "crystal_taken":
      if (!isTheft(event)) return null;
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

function isTheft(event: GameEvent): boolean {
  return event.type === "crystal_taken" && event.source.seat !== event.robot.seat;
}
