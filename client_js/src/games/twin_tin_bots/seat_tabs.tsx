/** The seats as buttons in a row, for small screens: points, whose turn it is, and the programs while they run. */
import { useEffect, useRef } from "preact/hooks";
import { text as platformMatchText } from "#text/match/match";
import { text as matchText } from "#text/twin_tin_bots/match";
import { disclosure } from "../../ui/match/sheet";
import type { SheetState } from "../../ui/match/sheet";
import type { Names } from "../api";
import { useIsOver } from "../../ui/match/source";
import type { View } from "./generated";
import { TileIcon } from "./icons";
import { programOf } from "./seat";
import { isRunning } from "./seats";
import { hasCompany } from "./sides";
import { SeatMark } from "./sprites";
import { ROBOT_NAMES, score } from "./tiles";

interface Props {
  readonly seats: readonly number[];
  readonly view: View;
  readonly names: Names;
  readonly state: SheetState;
}

/** The tabs of the other players' seats. */
export function SeatTabs({ seats, ...props }: Props) {
  return (
    <>
      {seats.map((seat) => (
        <SeatTab key={seat} seat={seat} {...props} />
      ))}
    </>
  );
}

interface OwnProps extends Omit<Props, "state"> {
  /** The seat whose panel is shown. */
  readonly front: number | null;
  readonly bring: (seat: number) => void;
}

/** For a player with several seats: buttons that bring the panel of a seat to the front. */
export function OwnSeatTabs({ seats, view, names, front, bring }: OwnProps) {
  return (
    <>
      {seats.map((seat) => (
        <button
          key={seat}
          class={`sheet-tab own-tab seat-${view.seats[seat]!.colour}`}
          data-own-tab={seat}
          aria-pressed={seat === front}
          aria-label={matchText.game.programs(names(seat))}
          onClick={() => bring(seat)}
        >
          <SeatMark colour={view.seats[seat]!.colour} />
          <b class="tab-points">{score(view.seats[seat]!)}</b>
        </button>
      ))}
    </>
  );
}

/** The tab of a seat on small screens: points, and whether it plays now. */
function SeatTab({ seat, view, names, state }: Omit<Props, "seats"> & { readonly seat: number }) {
  const { colour, resigned } = view.seats[seat]!;
  const points = score(view.seats[seat]!);
  const over = useIsOver() || view.result !== null;
  const target = hasCompany(view) ? null : view.score_to_win;
  const active = view.active === seat && !over;
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active && tab.current?.checkVisibility()) scrollIntoRow(tab.current);
  }, [active]);
  return (
    <button
      ref={tab}
      class={`sheet-tab seat-tab seat-${colour}`}
      data-active={active}
      data-resigned={resigned}
      data-tab={seat}
      aria-label={platformMatchText.compact.show(names(seat), matchText.game.scoreLabel(points, target))}
      {...disclosure(state, seat)}
    >
      <SeatMark colour={colour} />
      <span class="tab-name">{names(seat)}</span>{" "}
      <b class="tab-points">{points}</b>
      {active && <RunningPrograms seat={seat} view={view} />}
    </button>
  );
}

/** Scrolls the row, and nothing around it, until a tab can be seen. */
function scrollIntoRow(tab: HTMLElement): void {
  const row = tab.parentElement!;
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** The programs of the seat whose turn it is, with the running order marked. */
function RunningPrograms({ seat, view }: { seat: number; view: View }) {
  const state = view.seats[seat]!;
  return (
    <span class="tab-programs" aria-hidden="true">
      {ROBOT_NAMES.slice(0, state.programs.length).map((robot) => (
        <span key={robot}>
          {programOf(state, robot).map((tile, index) => (
            <i key={index} data-running={isRunning(view, seat, robot, index + 1)}>
              {tile && <TileIcon tile={tile} />}
            </i>
          ))}
        </span>
      ))}
    </span>
  );
}
