/** The player's hand: one pile for each value, in their order. */
import { text as matchText } from "#text/robot_master/match";
import type { Names } from "../api";
import { CardIcon } from "./card";
import { useDrag } from "../../kit/drag";
import type { Dragged } from "../../kit/drag";
import { cellIndex } from "./fold";
import type { Cell, View } from "./generated";
import { VALUES } from "./grid";
import type { Turn } from "./turn";

interface Props {
  readonly seat: number;
  readonly view: View;
  readonly names: Names;
  /** Whether another person's hand is shown. */
  readonly coaching: boolean;
  readonly turn: Turn;
  readonly busy: boolean;
}

/** The cards of a seat by value. They can be chosen while it is to lay one (`turn.legal`). */
export function Hand({ seat, view, names, coaching, turn, busy }: Props) {
  const { values } = view.hands[seat]!;
  return (
    <section class="rm-hand" aria-label={coaching ? matchText.turn.handOf(names(seat)) : matchText.turn.hand} data-hand={values.join("")}>
      {VALUES.map((value) => (
        <Pile
          key={value}
          value={value}
          count={values.filter((one) => one === value).length}
          turn={turn.legal.length > 0 && !busy ? turn : null}
          chosen={turn.draft.value === value}
        />
      ))}
    </section>
  );
}

interface PileProps {
  readonly value: number;
  readonly count: number;
  /** Null while no card can be chosen. */
  readonly turn: Turn | null;
  readonly chosen: boolean;
}

/** The cards of one value in the hand: a press or a drag chooses one. */
function Pile({ value, count, turn, chosen }: PileProps) {
  const operable = count > 0 ? turn : null;
  const drag = useDrag(operable && draggedCard(value, operable));
  return (
    <button
      class="rm-pile"
      type="button"
      disabled={!operable}
      aria-pressed={chosen}
      aria-label={count > 0 ? matchText.turn.pile(value, count) : matchText.turn.noPile(value)}
      aria-keyshortcuts={String(value)}
      data-pile={value}
      data-count={count}
      onClick={() => operable?.pickValue(value)}
      {...drag}
    >
      <span class="rm-pile-cards" aria-hidden="true">
        {Array.from({ length: Math.max(count, 1) }, (_, nth) => (
          <CardIcon key={nth} value={value} covered={nth > 0} />
        ))}
      </span>
      <span class="rm-pile-count" aria-hidden="true">
        {matchText.turn.times(count)}
      </span>
    </button>
  );
}

/** A card of the hand, which is laid on a cell. */
function draggedCard(value: number, turn: Turn): Dragged {
  const indexOf = (cell: HTMLElement) => cellIndex(cell.dataset["cell"] as Cell);
  return {
    face: ".rm-card-icon",
    ghost: "rm-drag-ghost",
    places: "[data-cell]",
    above: 52,
    lifted: () => turn.lift(value),
    over: (cell) => turn.point(cell && indexOf(cell)),
    dropped: (cell, exact) => turn.drop(value, indexOf(cell), exact), // a drop by a finger is confirmed by another tap
  };
}
