/** The dialog at the end of a match. */
import { text as matchText } from "#text/robot_master/match";
import type { Names } from "../api";
import type { RoomView } from "../../protocol/generated";
import { EndDialog } from "../../ui/match/end_dialog";
import { FinishedGames } from "./games_dialog";
import type { ResultView, View } from "./generated";
import { LinesTable } from "./lines_table";
import { decidedBy } from "./sides";

interface Props {
  readonly result: ResultView;
  readonly view: View;
  readonly room: RoomView;
  readonly names: Names;
}

/** The end of a match: who won and why, with the finished games, or the lines of the only game. */
export function ResultDialog({ result, view, room, names }: Props) {
  const [first = []] = result.ranking;
  return (
    <EndDialog room={room} reopen={matchText.end.ranking}>
      <p class="winner" data-ranking={result.ranking.map((seats) => seats.join("+")).join(",")} data-scores={result.scores.join(",")}>
        {first.length === 1 ? matchText.end.winner(names(first[0]!)) : matchText.end.draw}
      </p>
      <p>{reason(result, view, names)}</p>
      {view.games > 1 && view.finished.length > 0 ? (
        <FinishedGames games={view.finished} names={names} />
      ) : (
        <LinesTable rows={view.rows} worths={view.worths} names={names} />
      )}
    </EndDialog>
  );
}

/** Why the match ended as it did, in a sentence. */
function reason({ reason: why, ranking }: ResultView, view: View, names: Names): string {
  const because = matchText.end.because;
  if (why === "resigned") return because.resigned(names(ranking[1]?.[0] ?? 0));
  if (view.games > 1) {
    const winner = ranking[0]![0]!;
    return because.games(view.won[winner]!, view.won[1 - winner]!);
  }
  const decided = decidedBy(view);
  if (!decided) return because.even;
  const { place, won, lost } = decided;
  return place === 0 ? because.lowest(won, lost) : because.later(matchText.end.places[place]!, won, lost);
}
