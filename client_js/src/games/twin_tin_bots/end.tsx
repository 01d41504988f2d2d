import { text as platformMatchText } from "#text/match/match";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as endText } from "#text/twin_tin_bots/end";
import type { RoomView } from "../../protocol/generated";
import { SeatAvatar, SeatBotBadge } from "../../ui/match/presence";
import { EndDialog } from "../../ui/match/end_dialog";
import type { ResultView, View } from "./generated";
import { rankingNow } from "./final_score";
import { RankNote, ScoreParts } from "./end_details";
import { SideMarks } from "./side_scores";
import { membersOf, sideName, standings } from "./sides";
import type { Side } from "./sides";
import { tip } from "../../ui/tip";

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
function Ranking({ result, view, room, mine }: Props) {
  const ranks = rankingNow(view, result);
  return (
    <ol class="ranking" data-reason={result.reason}>
      {standings(view, result).map(({ side, place, score }) => {
        const rank = ranks.find((one) => one.side[0] === side[0]);
        return (
        <li
          key={side[0]}
          data-seats={side.join(",")}
          data-place={place}
          class={side.some((seat) => mine.includes(seat)) ? "mine" : ""}
        >
          <span class="place">{endText.end.place(place)}</span>
          <SideMarks view={view} side={side} />
          <span class="seat-name">
            <span>
              {view.mode !== "teams" && <SeatAvatar seat={side[0]!} />} {sideName(room, view, side)}{" "}
              {view.mode !== "teams" && <SeatBotBadge seat={side[0]!} />}
            </span>
            <Members {...{ view, room, side }} />
            {rank?.total === score && <ScoreParts score={rank} />}
            {rank && <RankNote rank={rank} />}
          </span>
          <span class="score" {...tip(endText.end.finalScore)}>
            {score}
          </span>
        </li>
        );
      })}
    </ol>
  );
}

/** The members of a team. */
function Members({ view, room, side }: { view: View; room: RoomView; side: Side }) {
  if (view.mode !== "teams") return null;
  return <span class="quiet">{platformMatchText.end.and(membersOf(room, side))}</span>;
}
