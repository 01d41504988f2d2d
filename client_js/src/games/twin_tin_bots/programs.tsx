/** The player's own two programs, operable while a change can be staged. */
import { text as matchText } from "#text/twin_tin_bots/match";
import type { RobotName, SeatView, Tile, View } from "./generated";
import type { ProgramActions, StagedChange } from "./staged_change";
import { useDrag } from "../../kit/drag";
import { draggedTile } from "./hand";
import { TileIcon } from "./icons";
import { tip } from "../../ui/tip";
import { programOf, ROBOT_NAMES } from "./seat";
import { isRunning } from "./seats";
import { possible } from "./staged_change";
import { slotKey } from "./turn_keys";

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
          <span class="program-name" aria-hidden="true">
            {robot}
          </span>
          {programOf(state, robot).map((tile, index) => (
            <OwnSlot key={index} {...{ seat, view, robot, tile, staging, actions }} slot={index + 1} />
          ))}
          {actions?.staging.mode === "program" && <SlotTools robot={robot} original={view.seats[seat]!} actions={actions} />}
        </div>
      ))}
    </div>
  );
}

interface SlotProps {
  readonly seat: number;
  readonly view: View;
  readonly robot: RobotName;
  readonly slot: number;
  readonly tile: Tile | null;
  readonly staging: StagedChange | null;
  readonly actions: ProgramActions | null;
}

/** A slot of an own program: a press puts the chosen tile there, or begins a swap. */
function OwnSlot({ seat, view, robot, slot, tile, staging, actions }: SlotProps) {
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
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5" />
          </svg>
        </button>
      ) : (
        <button
          class="button small"
          aria-label={matchText.program.resetRobot(robot)}
          disabled={!possible(staging, original, reset)}
          onClick={() => stage(reset)}
        >
          <span>{matchText.program.reset}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12a7 7 0 1 0 2-5M7 3v4h4" />
          </svg>
        </button>
      )}
    </span>
  );
}
