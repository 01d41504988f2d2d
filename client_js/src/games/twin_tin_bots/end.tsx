import { useState } from "preact/hooks";
import type { ResultView, View } from "../../protocol/generated";
import { text } from "../../text";
import { Dialog } from "../../ui/dialog";
import { useShell } from "../../ui/hooks";
import { SeatMark } from "./art";
import type { Names } from "./wording";

interface Props {
  readonly result: ResultView;
  readonly view: View;
  readonly names: Names;
  readonly mine: readonly number[];
}

/** The ranking of a finished match; it can be put away to look at the board. */
export function EndDialog({ result, view, names, mine }: Props) {
  const { navigate } = useShell();
  const [open, setOpen] = useState(true);
  if (!open) {
    return (
      <button class="button primary show-ranking" onClick={() => setOpen(true)}>
        {text.end.ranking}
      </button>
    );
  }
  return (
    <Dialog title={text.end.title} close={() => setOpen(false)}>
      <p class="winner">{winners(result, names)}</p>
      <p class="quiet">{text.end.because(text.end.reasons[result.reason])}</p>
      <Ranking {...{ result, view, names, mine }} />
      <div class="actions">
        <button class="button" onClick={() => setOpen(false)}>
          {text.end.look}
        </button>
        <button class="button primary" onClick={() => navigate("/")}>
          {text.app.home}
        </button>
      </div>
    </Dialog>
  );
}

function winners({ ranking }: ResultView, names: Names): string {
  const first = (ranking[0] ?? []).map(names);
  return first.length === 1 ? text.end.winner(first[0]!) : text.end.shared(text.end.and(first));
}

function Ranking({ result, view, names, mine }: Props) {
  return (
    <ol class="ranking" data-reason={result.reason}>
      {places(result.ranking).map(({ seat, place }) => (
        <li key={seat} data-seat={seat} data-place={place} class={mine.includes(seat) ? "mine" : ""}>
          <span class="place">{text.end.place(place)}</span>
          <SeatMark colour={view.seats[seat]!.colour} />
          <span class="seat-name">{names(seat)}</span>
          <span class="score" title={text.end.finalScore}>
            {result.scores[seat]}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The seats in order, those that share a place with the same one: 1, 2, 2, 4. */
export function places(ranking: ResultView["ranking"]): { seat: number; place: number }[] {
  return ranking.flatMap((seats, index) => {
    const before = ranking.slice(0, index).reduce((sum, shared) => sum + shared.length, 0);
    return seats.map((seat) => ({ seat, place: before + 1 }));
  });
}
