/** How the match can end, the ranking if it ended now, and what scores come from. */
import { text as endText } from "#text/twin_tin_bots/end";
import type { RoomView } from "../../protocol/generated";
import { rankingNow } from "./final_score";
import type { FinalScore, Rank } from "./final_score";
import type { View } from "./generated";
import { SideMarks } from "./side_scores";
import { sideName } from "./sides";
import { CrystalIcon } from "./sprites";

interface Props {
  readonly view: View;
  readonly room: RoomView;
  readonly mine: readonly number[];
}

/** What the dialog says about the end. */
export function EndDetails(props: Props) {
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
function RankingNow({ view, room, mine }: Props) {
  const ranks = rankingNow(view);
  return (
    <>
      <ol class="ranking now">
        {ranks.map((rank) => (
          <li
            key={rank.side[0]}
            data-seats={rank.side.join(",")}
            data-place={rank.place}
            class={rank.side.some((seat) => mine.includes(seat)) ? "mine" : ""}
          >
            <span class="place">{endText.end.place(rank.place)}</span>
            <SideMarks view={view} side={rank.side} />
            <span class="seat-name">
              <span>{sideName(room, view, rank.side)}</span>
              <ScoreParts score={rank} />
              <RankNote rank={rank} />
            </span>
            <span class="score">{rank.total}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">{endText.glance.scoringRule}</p>
    </>
  );
}

/** Where a final score comes from: delivered and carried crystals. */
export function ScoreParts({ score: { delivered, carried, cargo } }: { score: FinalScore }) {
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
export function RankNote({ rank: { behindBy } }: { rank: Rank }) {
  if (behindBy === null || behindBy === "score" || behindBy === "shared") return null;
  return (
    <span class="quiet rank-note" data-behind-by={behindBy}>
      {endText.glance.behindBy[behindBy]}
    </span>
  );
}
