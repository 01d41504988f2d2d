/** Both players with their lowest lines, the owner of the rows on the left, and the own hand. */
import { text as matchText } from "#text/robot_master/match";
import { SeatPlayer, useOver, SinceTurn, Clock, tip } from "../../kit/match";
import { type Dragged, useDrag } from "../../kit/drag";
import type { Names } from "../api";
import { CardBack, SideMark, CardIcon } from "./card";
import type { View, Cell } from "./generated";
import { type Side, SIDES, VALUES } from "./grid";
import { type Comparison, lowestList, ownerOf, winsNeeded } from "./worth";
import { lineWords } from "./wording";
import { cellIndex } from "./fold";
import type { Turn } from "./turn";

interface Props {
  readonly view: View;
  readonly names: Names;
  /** The seats of the viewer. */
  readonly mine: readonly number[];
  /** The lines as they lie, or as they would be. */
  readonly comparison: Comparison;
  /** Whether a card is previewed. */
  readonly foreseen: boolean;
}

/** The panels of both players, and whether neither is ahead. */
export function Players(props: Props) {
  return (
    <section class="rm-players" aria-label={matchText.game.players} data-ahead={props.comparison.ahead ?? ""}>
      {SIDES.map((side) => <Player key={side} side={side} {...props} />)}
      {isEven(props) && <span class="rm-ahead even">{matchText.game.even}</span>}
    </section>
  );
}

/** A player's panel: side, name, presence, cards in hand, clock and lowest lines. */
function Player({ side, view, names, mine, comparison, foreseen }: Props & { readonly side: Side }) {
  const seat = ownerOf(view, side);
  const over = useOver(view);
  const active = view.active === seat && !over;
  return (
    <div class={`plate rm-player rm-${side}`} data-seat={seat} data-side={side} data-active={active} data-foreseen={foreseen}>
      <Badge view={view} seat={seat} ahead={comparison.ahead === side} />
      <p class="rm-player-name">
        <SideMark side={side} />
        <SeatPlayer seat={seat} name={names(seat)} />
        {view.games > 1 && <Won view={view} seat={seat} name={names(seat)} />}
      </p>
      <p class="rm-player-facts">
        <span class="rm-side-word">{mine.includes(seat) ? matchText.sides.own[side] : matchText.sides.owner[side]}</span>
        <HandSize count={view.hands[seat]!.size} />
        {!mine.includes(seat) && <SinceTurn seat={seat} name={names(seat)} />}
        <Clock seat={seat} name={names(seat)} />
      </p>
      <LowestList side={side} comparison={comparison} name={names(seat)} />
    </div>
  );
}

/** Whether neither side is ahead, or the match is a draw. */
function isEven({ view: { result }, comparison }: Props): boolean {
  return result ? result.ranking.length === 1 : comparison.ahead === null;
}

/** Marks the player who is ahead in the game, and in the end the one who has won the match. */
function Badge({ view: { result }, seat, ahead }: { view: View; seat: number; ahead: boolean }) {
  if (!result) return ahead ? <span class="rm-ahead">{matchText.game.ahead}</span> : null;
  const won = result.ranking.length > 1 && result.ranking[0]!.includes(seat);
  return won ? <span class="rm-ahead">{matchText.game.winner}</span> : null;
}

/** How many cards a player holds. */
function HandSize({ count }: { count: number }) {
  const words = matchText.game.hand(count);
  return (
    <span class="rm-hand-size" role="img" aria-label={words} {...tip(words)} data-cards={count}>
      <CardBack />
      {count}
    </span>
  );
}

/** The games that a player has won, out of those that decide the match. */
function Won({ view, seat, name }: { view: View; seat: number; name: string }) {
  const [won, needed] = [view.won[seat]!, winsNeeded(view)];
  const words = matchText.game.won(name, won, needed);
  return (
    <span class="rm-won" role="img" aria-label={words} {...tip(words)} data-won={won}>
      {Array.from({ length: needed }, (_, nth) => <span key={nth} class={nth < won ? "rm-win yes" : "rm-win"} />)}
    </span>
  );
}

/** The worths of a player's lines, lowest first, as far as they are needed to compare both players. */
function LowestList({ side, comparison, name }: { side: Side; comparison: Comparison; name: string }) {
  const { deciding } = comparison;
  const list = lowestList(comparison, side);
  const parts = list.map((one) => matchText.game.lowestPart(lineWords(one), one.worth));
  return (
    <p class="rm-lowest" data-length={list.length} data-lowest={list.map(({ worth }) => worth).join(",")} aria-label={matchText.game.lowestOf(name, parts.join(", "))} role="group">
      <span class="rm-lowest-title" aria-hidden="true">{matchText.game.lowest}</span>
      {list.map((one, place) => (
        <span
          key={place}
          class={place === deciding ? "rm-chip deciding" : "rm-chip"}
          {...tip(place === deciding ? lineWords(one) : `${lineWords(one)}, ${matchText.game.tied}`)}
          aria-hidden="true"
        >
          {one.worth}
        </span>
      ))}
      {deciding !== null && <small class="rm-which" aria-hidden="true">{lineWords(list[deciding]!)}</small>}
    </p>
  );
}

interface HandProps {
  readonly seat: number;
  readonly view: View;
  readonly names: Names;
  /** Whether another person's hand is shown. */
  readonly coaching: boolean;
  readonly turn: Turn;
  readonly busy: boolean;
}

/** The cards of a seat by value. They can be chosen while it is to lay one (`turn.legal`). */
export function Hand({ seat, view, names, coaching, turn, busy }: HandProps) {
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

/** The cards of one value in the hand: a press or a drag chooses one. Without any it shows one card, which can't be chosen. */
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
        {Array.from({ length: Math.max(count, 1) }, (_, nth) => <CardIcon key={nth} value={value} covered={nth > 0} />)}
      </span>
      <span class="rm-pile-count" aria-hidden="true">{matchText.turn.times(count)}</span>
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
