/** The dialog at the end of a match: the ranking with the VP of each robot. */
import type { RoomView } from "../../protocol/generated";
import { EndDialog } from "../../ui/match/end_dialog";
import type { Names } from "../api";
import { ColourMark } from "./emblems";
import type { ResultView, View } from "./generated";
import { matchText } from "./text/match";

interface Props {
  readonly result: ResultView;
  readonly view: View;
  readonly room: RoomView;
  readonly names: Names;
  readonly mine: readonly number[];
}

export function ResultDialog({ result, view, room, names, mine }: Props) {
  const isSquads = result.ranking[0]?.some((seat) => view.seats[seat]!.killbot) ?? false;
  return (
    <EndDialog room={room} reopen={matchText.end.reopen}>
      <p>{result.reason === "resigned" && isSquads ? matchText.end.nobodyLeft : matchText.end.reasons[result.reason]}</p>
      <ol class="vt-ranking">
        {result.ranking.flatMap((seats, place) =>
          seats.map((seat) => (
            <li key={seat} value={place + 1} class={`seat-${view.seats[seat]!.colour}`} data-place={place + 1} data-own={mine.includes(seat)}>
              <ColourMark colour={view.seats[seat]!.colour} killbot={view.seats[seat]!.killbot !== null} />
              <strong>{names(seat)}</strong>
              <span>{view.championship ? matchText.end.arenas(result.scores[seat]!) : matchText.seats.vp(result.scores[seat]!)}</span>
            </li>
          )),
        )}
      </ol>
    </EndDialog>
  );
}
