/** How the match ends: a short sentence in the turn bar, and a dialog with the details and the ranking of now. */
import { useState } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import type { RoomView } from "../../protocol/generated";
import { Dialog } from "../../ui/dialog";
import { tip } from "../../ui/match/tips";
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

/** A button that says how the match ends and opens the details. */
export function HowItEnds(props: Props) {
  const [open, setOpen] = useState(false);
  const { view } = props;
  if (view.result) return null;
  return (
    <>
      <button
        class={`how-it-ends chip${view.rounds_left === null ? "" : " warn"}`}
        {...tip(matchText.glance.endTitle, matchText.glance.endAbout)}
        data-rounds-left={view.rounds_left ?? ""}
        onClick={() => setOpen(true)}
      >
        {endSentence(view)}
      </button>
      {open && (
        <Dialog title={matchText.glance.endTitle} close={() => setOpen(false)}>
          <Ways view={view} />
          <h3>{matchText.glance.endedNow}</h3>
          <RankingNow {...props} />
        </Dialog>
      )}
    </>
  );
}

/** How the match ends, as short as the turn bar needs it. */
export function endSentence({ rounds_left, score_to_win }: View): string {
  if (rounds_left !== null) return matchText.game.roundsLeft(rounds_left);
  return score_to_win === null ? matchText.glance.endByCrystals : matchText.glance.endByScore(score_to_win);
}

/** The ways in which the match can end, a sentence each. */
function Ways({ view }: { view: View }) {
  const { score_to_win, rounds_left, track, waiting, stalled_after, quiet } = view;
  return (
    <ul class="ways-to-end">
      {score_to_win !== null && <li>{matchText.glance.scoreWay(score_to_win)}</li>}
      <li>{rounds_left === null ? matchText.glance.crystalWay(track.length + waiting.length) : matchText.glance.lastRounds(rounds_left)}</li>
      {stalled_after !== null && <li>{matchText.glance.stalledWay(stalled_after, quiet ?? 0)}</li>}
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
            <span class="place">{matchText.end.place(rank.place)}</span>
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
      <p class="quiet">{matchText.glance.scoringRule}</p>
    </>
  );
}

/** Where a final score comes from: delivered and carried crystals. */
export function ScoreParts({ score: { delivered, carried, cargo } }: { score: FinalScore }) {
  return (
    <span class="quiet score-parts" data-delivered-points={delivered} data-carried-points={carried}>
      {matchText.glance.parts(delivered, carried)}
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
      {matchText.glance.behindBy[behindBy]}
    </span>
  );
}
