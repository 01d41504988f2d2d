/** A player's programs, whose slots can be chosen, and the tiles of the hand. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { type Dragged, useDrag } from "../../kit/drag";
import { tip } from "../../kit/match";
import type { RobotName, SeatView, Tile, View } from "./generated";
import { TileIcon } from "./sprites";
import { programOf, ROBOT_NAMES, inHand, ORDINARY } from "./seat";
import { type SlotProps, isRunning } from "./seats";
import { type ProgramActions, type StagedChange, possible, slotKey, JOKER_KEY, handTiles, tileKey } from "./staged_change";

interface Props {
  readonly seat: number;
  readonly view: View;
  /** The seat as it would be after what is staged. */
  readonly state: SeatView;
  /** The staged change, also while it is being sent; null outside of programming. */
  readonly staging: StagedChange | null;
  /** Null while nothing can be staged. */
  readonly actions: ProgramActions | null;
}

/** The programs of the player's robots, with what can be done to the picked slot. */
export function Programs({ seat, view, state, staging, actions }: Props) {
  return (
    <div class="programs own">
      {ROBOT_NAMES.slice(0, state.programs.length).map((robot) => (
        <div class="program" key={robot} role="group" aria-label={matchText.game.program(robot)}>
          <span class="program-name" aria-hidden="true">{robot}</span>
          {programOf(state, robot).map((tile, index) => (
            <OwnSlot key={index} {...{ seat, view, robot, tile, staging, actions }} slot={index + 1} />
          ))}
          {actions?.staging.mode === "program" && <SlotTools robot={robot} original={view.seats[seat]!} actions={actions} />}
        </div>
      ))}
    </div>
  );
}

interface OwnSlotProps extends SlotProps {
  readonly staging: StagedChange | null;
  readonly actions: ProgramActions | null;
}

/** A slot of an own program: a press puts the chosen tile there, or begins a swap. */
function OwnSlot({ seat, view, robot, slot, tile, staging, actions }: OwnSlotProps) {
  const content = tile ? matchText.tiles[tile] : matchText.emptySlot;
  const drag = useDrag(actions && tile && draggedTile(tile, { robot, slot }, actions));
  const key = actions ? slotKey(robot, slot) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!actions || (event.key !== "Delete" && event.key !== "Backspace")) return;
    event.preventDefault(); // else the key would remove the tile of the picked slot, too
    actions.stage({ type: "remove", robot, slot });
  };
  return (
    <button
      class="slot"
      disabled={!actions}
      aria-label={matchText.game.slot(robot, slot, content)}
      aria-pressed={isPicked(actions, robot, slot)}
      aria-keyshortcuts={key}
      {...tip(matchText.glance.slotTip(matchText.glance.slotName(robot, slot), content), tile ? matchText.tileHelp[tile] : undefined, key)}
      data-slot={`${seat}${robot}${slot}`}
      data-tile={tile ?? ""}
      data-staged={isStaged(staging, robot, slot)}
      data-running={isRunning(view, seat, robot, slot)}
      onClick={() => actions?.chooseSlot(robot, slot)}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {key && <span class="key-hint" aria-hidden="true" data-key={key} />}
      {tile ? <TileIcon tile={tile} /> : <span class="slot-number">{slot}</span>}
    </button>
  );
}

function isPicked(actions: ProgramActions | null, robot: RobotName, slot: number): boolean {
  const pick = actions?.staging.pick;
  return pick?.kind === "slot" && pick.robot === robot && pick.slot === slot;
}

/** Whether a staged change touches a slot. */
function isStaged(staging: StagedChange | null, robot: RobotName, slot: number): boolean {
  return (staging?.changes ?? []).some((change) => {
    if (change.robot !== robot) return false;
    if (change.type === "reset") return true;
    return change.type === "swap" ? change.slots.includes(slot) : change.slot === slot;
  });
}

interface ToolsProps {
  readonly robot: RobotName;
  readonly original: SeatView;
  readonly actions: ProgramActions;
}

// Removing shows for the picked slot only; a reset is for the whole robot.
/** What can be done with the chosen slot besides: remove its tile, or reset the robot. */
function SlotTools({ robot, original, actions }: ToolsProps) {
  const { staging, stage } = actions;
  const { pick } = staging;
  const picked = pick?.kind === "slot" && pick.robot === robot ? pick.slot : null;
  const remove = picked === null ? null : ({ type: "remove", robot, slot: picked } as const);
  const reset = { type: "reset", robot } as const;
  return (
    <span class="slot-tools">
      {remove && possible(staging, original, remove) ? (
        <button class="button small" aria-label={matchText.program.remove} onClick={() => stage(remove)}>
          <span>{matchText.program.remove}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5" /></svg>
        </button>
      ) : (
        <button
          class="button small"
          aria-label={matchText.program.resetRobot(robot)}
          disabled={!possible(staging, original, reset)}
          onClick={() => stage(reset)}
        >
          <span>{matchText.program.reset}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12a7 7 0 1 0 2-5M7 3v4h4" /></svg>
        </button>
      )}
    </span>
  );
}

/** The tiles in the player's hand, and the double modification if it is not used. */
export function Hand({ state, actions }: Pick<Props, "state" | "actions">) {
  return (
    <div class="hand" role="group" aria-label={matchText.game.hand} data-drop="hand" tabIndex={actions ? undefined : 0}>
      {handTiles(state).map((tile) => <HandTile key={tile} tile={tile} state={state} actions={actions} />)}
      <Joker state={state} actions={actions} />
    </div>
  );
}

/** The tiles of one kind in the hand: a press or a drag chooses one. */
function HandTile({ tile, state, actions }: Pick<Props, "state" | "actions"> & { readonly tile: Tile }) {
  const count = inHand(state, tile);
  const operable = actions && count > 0 ? actions : null;
  const drag = useDrag(operable && draggedTile(tile, null, operable));
  const pick = actions?.staging.pick;
  const special = !ORDINARY.includes(tile);
  return (
    <button
      class={special ? "tile special" : "tile"}
      disabled={!operable}
      aria-label={matchText.game.handTile(matchText.tiles[tile], count)}
      aria-pressed={pick?.kind === "tile" && pick.tile === tile}
      aria-keyshortcuts={actions ? tileKey(state, tile) : undefined}
      {...tip(matchText.tiles[tile], matchText.tileHelp[tile], actions ? tileKey(state, tile) : undefined)}
      data-hand={tile}
      data-count={count}
      onClick={() => operable?.chooseTile(tile)}
      {...drag}
    >
      <TileIcon tile={tile} />
      {actions && <span class="key-hint" aria-hidden="true" data-key={tileKey(state, tile)} />}
      <span class="tile-name">{matchText.tiles[tile]}</span>
      {!special && <span class="count-badge" aria-hidden="true" data-count={count} />}
    </button>
  );
}

/** The double modification, as long as it is not used. */
function Joker({ state, actions }: Pick<Props, "state" | "actions">) {
  if (inHand(state, "double_modification") === 0) return null;
  return (
    <button
      class="tile joker"
      disabled={!actions || actions.staging.mode === "first"}
      aria-label={matchText.game.jokerTile}
      aria-pressed={actions?.staging.double ?? false}
      aria-keyshortcuts={actions ? JOKER_KEY : undefined}
      {...tip(matchText.tiles.double_modification, matchText.tileHelp.double_modification, actions ? JOKER_KEY : undefined)}
      data-hand="double_modification"
      data-count="1"
      onClick={() => actions?.chooseTile("double_modification")}
    >
      <TileIcon tile="double_modification" />
      {actions && <span class="key-hint" aria-hidden="true" data-key={JOKER_KEY} />}
      <span class="tile-name">{matchText.tiles.double_modification}</span>
    </button>
  );
}

/** Where a tile comes from: a slot, or the hand (null). */
type Source = { readonly robot: RobotName; readonly slot: number } | null;

/** A tile that can be dragged; `actions` stage what a drop does. */
function draggedTile(tile: Tile, source: Source, actions: ProgramActions): Dragged {
  const slots = ".player-panel [data-slot]";
  return {
    face: ".tile-icon",
    ghost: "drag-ghost",
    places: source ? `${slots}, [data-drop=hand]` : slots,
    scrolls: true,
    dropped: ({ dataset }) => {
      const name = dataset["slot"]; // seat, robot and number, as in 0A2
      const robot = name?.at(-2) as RobotName | undefined;
      const slot = Number(name?.at(-1));
      if (!robot) actions.stage({ type: "remove", ...source! });
      else if (!source) actions.stage({ type: "place", robot, slot, tile });
      else if (source.robot !== robot) actions.explain(matchText.program.otherRobot);
      else if (source.slot !== slot) actions.stage({ type: "swap", robot, slots: [source.slot, slot] });
    },
  };
}
