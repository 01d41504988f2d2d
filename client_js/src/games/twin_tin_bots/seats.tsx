/** The other players' seats: their panels, and the tabs that stand for all seats on small screens. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { text as matchText } from "#text/twin_tin_bots/match";
import { text as platformMatchText } from "#text/match/match";
import { type SheetState, SeatPlayer, useOver, usePickedPanel, SinceTurn, Clock, tip, disclosure } from "../../kit/match";
import type { Names } from "../api";
import type { RobotName, SeatView, Tile, View } from "./generated";
import { CrystalIcon, SeatMark, TileIcon } from "./sprites";
import { inHand, programOf, CRYSTALS, ROBOT_NAMES, score } from "./seat";
import { Points, hasCompany, sideOf } from "./sides";
import { type ChangeEvent, changeWords, isChanged } from "./wording";

interface Props {
  readonly seat: number;
  readonly view: View;
  readonly names: Names;
  /** The seat's last change. */
  readonly changes: readonly ChangeEvent[];
  /** Whether the panel was asked for; only on small screens. */
  readonly picked: boolean;
}

/** Another seat: its points, its programs and the specials in its hand. */
export function SeatPanel({ seat, view, names, changes, picked }: Props) {
  const state = view.seats[seat]!;
  const name = names(seat);
  const over = useOver(view);
  const panel = usePickedPanel(picked);
  return (
    <section
      ref={panel}
      class={`plate seat-panel seat-${state.colour}`}
      data-seat={seat}
      data-active={view.active === seat && !over}
      data-resigned={state.resigned}
      data-picked={picked}
      aria-label={matchText.game.programs(name)}
    >
      <SeatHeader seat={seat} view={view} name={name}><SinceTurn seat={seat} name={name} /></SeatHeader>
      <div class="programs">
        {ROBOT_NAMES.slice(0, state.programs.length).map((robot) => (
          <div class="program" key={robot}>
            <span class="program-name">{robot}</span>
            {programOf(state, robot).map((tile, index) => (
              <Slot key={index} {...{ seat, view, robot, tile, changes }} slot={index + 1} name={name} />
            ))}
          </div>
        ))}
      </div>
      <Specials seat={state} />
      <LastChange changes={changes} />
    </section>
  );
}

/** A seat's last change in one line; nothing before the first one. */
export function LastChange({ changes }: { changes: readonly ChangeEvent[] }) {
  const words = changeWords(changes);
  if (words === null) return <p class="last-change" />; // its place, so that nothing moves with the first change
  return <p class="last-change" data-last-change>{matchText.glance.lastChange(words)}</p>;
}

/** Name, presence, delivered crystals, clock and points of a seat; its team where there are some. */
export function SeatHeader({ seat, view, name, children }: { seat: number; view: View; name: string; children?: ComponentChildren }) {
  const state = view.seats[seat]!;
  const together = hasCompany(view);
  return (
    <header class="seat-header">
      <SeatMark colour={state.colour} />
      <SeatPlayer seat={seat} name={name} nameClass="seat-name" />
      {view.mode === "teams" && !state.resigned && <span class="chip">{matchText.game.team(sideOf(view, seat) + 1)}</span>}
      {state.resigned && <span class="chip warn">{matchText.game.resigned}</span>}
      <Delivered state={state} />
      {children}
      <span class="standing">
        <Clock seat={seat} name={name} />
        <span data-score={score(state)}><Points points={score(state)} target={together ? null : view.score_to_win} /></span>
      </span>
    </header>
  );
}

/** The crystals in the seat's base, as icons and in words. */
function Delivered({ state }: { state: SeatView }) {
  const words = CRYSTALS.map((crystal, index) => matchText.crystalCounts[crystal](state.delivered[index]!));
  const label = matchText.game.delivered(words.join(", "));
  return (
    <span class="delivered" role="img" aria-label={label} {...tip(matchText.glance.deliveredTitle, words.join(", "))} data-delivered={state.delivered.join(",")}>
      {CRYSTALS.flatMap((crystal, index) =>
        Array.from({ length: state.delivered[index]! }, (_, nth) => <CrystalIcon key={`${crystal}${nth}`} crystal={crystal} />),
      )}
    </span>
  );
}

export interface SlotProps {
  readonly seat: number;
  readonly view: View;
  readonly robot: RobotName;
  readonly slot: number;
  readonly tile: Tile | null;
}

/** A slot of another player's program. */
function Slot({ seat, view, robot, slot, tile, name, changes }: SlotProps & { name: string; changes: readonly ChangeEvent[] }) {
  const content = tile ? matchText.tiles[tile] : matchText.emptySlot;
  return (
    <span
      class="slot small"
      role="img"
      aria-label={matchText.game.otherSlot(name, robot, slot, content)}
      {...tip(matchText.glance.slotTip(matchText.glance.slotName(robot, slot), content), tile ? matchText.tileHelp[tile] : undefined)}
      data-slot={`${seat}${robot}${slot}`}
      data-tile={tile ?? ""}
      data-running={isRunning(view, seat, robot, slot)}
      data-changed={isChanged(changes, robot, slot)}
    >
      {tile && <TileIcon tile={tile} />}
    </span>
  );
}

/** Whether the order in a slot is being executed. */
export function isRunning({ executing }: View, seat: number, robot: RobotName, slot: number): boolean {
  return executing?.seat === seat && executing.robot === robot && executing.slot === slot;
}

/** The joker, the special tiles that all know, and backs of those that only their owner knows. */
function Specials({ seat }: { seat: SeatView }) {
  const used = inHand(seat, "double_modification") === 0;
  const joker = used ? matchText.game.jokerUsed : matchText.game.jokerLeft;
  return (
    <p class="specials">
      <span class={used ? "card back" : "card"} role="img" data-joker-used={used} aria-label={joker} {...tip(joker, matchText.tileHelp.double_modification)}>
        {!used && <TileIcon tile="double_modification" />}
      </span>
      {seat.specials.map((tile) => (
        <span
          class="card"
          role="img"
          key={tile}
          data-special={tile}
          aria-label={matchText.tiles[tile]}
          {...tip(matchText.tiles[tile], matchText.tileHelp[tile])}
        >
          <TileIcon tile={tile} />
        </span>
      ))}
      {seat.secret_specials > 0 && (
        <span
          role="img"
          class="backs"
          data-secret={seat.secret_specials}
          aria-label={matchText.game.secretSpecials(seat.secret_specials)}
          {...tip(matchText.game.secretSpecials(seat.secret_specials), matchText.glance.secretAbout)}
        >
          {Array.from({ length: seat.secret_specials }, (_, nth) => <span class="card back" key={nth} />)}
        </span>
      )}
    </p>
  );
}

interface SeatTabsProps {
  readonly seats: readonly number[];
  readonly view: View;
  readonly names: Names;
  readonly state: SheetState;
}

/** The tabs of the other players' seats. */
export function SeatTabs({ seats, ...props }: SeatTabsProps) {
  return (
    <>
      {seats.map((seat) => <SeatTab key={seat} seat={seat} {...props} />)}
    </>
  );
}

interface OwnProps extends Omit<SeatTabsProps, "state"> {
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
function SeatTab({ seat, view, names, state }: Omit<SeatTabsProps, "seats"> & { readonly seat: number }) {
  const { colour, resigned } = view.seats[seat]!;
  const points = score(view.seats[seat]!);
  const over = useOver(view);
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
            <i key={index} data-running={isRunning(view, seat, robot, index + 1)}>{tile && <TileIcon tile={tile} />}</i>
          ))}
        </span>
      ))}
    </span>
  );
}
