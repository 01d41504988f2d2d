/** The player's own two programs, operable while a change can be staged. */
import type { RobotName, SeatView, Tile, View } from "../../protocol/generated";
import { text } from "../../text";
import type { Desk } from "./console";
import { useDrag } from "./drag";
import { TileIcon } from "./icons";
import { programOf } from "./seat";
import { isRunning } from "./seats";
import { possible } from "./staging";
import type { Staging } from "./staging";
import { ROBOT_NAMES } from "./tiles";

interface Props {
  readonly seat: number;
  readonly view: View;
  /** The seat as it would be after what is staged. */
  readonly state: SeatView;
  /** What is staged, also while it is being sent; null outside of programming. */
  readonly staging: Staging | null;
  /** Null while nothing can be staged. */
  readonly desk: Desk | null;
}

export function Programs({ seat, view, state, staging, desk }: Props) {
  return (
    <div class="programs own">
      {ROBOT_NAMES.slice(0, state.programs.length).map((robot) => (
        <div class="program" key={robot} role="group" aria-label={text.game.program(robot)}>
          <span class="program-name" aria-hidden="true">
            {robot}
          </span>
          {programOf(state, robot).map((tile, index) => (
            <OwnSlot key={index} {...{ seat, view, robot, tile, staging, desk }} slot={index + 1} />
          ))}
          {desk?.staging.mode === "program" && <SlotTools robot={robot} original={view.seats[seat]!} desk={desk} />}
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
  readonly staging: Staging | null;
  readonly desk: Desk | null;
}

function OwnSlot({ seat, view, robot, slot, tile, staging, desk }: SlotProps) {
  const content = tile ? text.tiles[tile] : text.emptySlot;
  const drag = useDrag(desk && tile ? { kind: "slot", robot, slot, tile } : null, desk);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Delete" || event.key === "Backspace") desk?.stage({ type: "remove", robot, slot });
  };
  return (
    <button
      class="slot"
      disabled={!desk}
      aria-label={text.game.slot(robot, slot, content)}
      aria-pressed={isPicked(desk, robot, slot)}
      title={tile ? `${content}. ${text.tileHelp[tile]}` : content}
      data-slot={`${seat}${robot}${slot}`}
      data-tile={tile ?? ""}
      data-staged={isStaged(staging, robot, slot)}
      data-running={isRunning(view, seat, robot, slot)}
      onClick={() => desk?.chooseSlot(robot, slot)}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {tile ? <TileIcon tile={tile} /> : <span class="slot-number">{slot}</span>}
    </button>
  );
}

function isPicked(desk: Desk | null, robot: RobotName, slot: number): boolean {
  const pick = desk?.staging.pick;
  return pick?.kind === "slot" && pick.robot === robot && pick.slot === slot;
}

/** Whether a staged change touches a slot. */
export function isStaged(staging: Staging | null, robot: RobotName, slot: number): boolean {
  return (staging?.changes ?? []).some((change) => {
    if (change.robot !== robot) return false;
    if (change.type === "reset") return true;
    return change.type === "swap" ? change.slots.includes(slot) : change.slot === slot;
  });
}

interface ToolsProps {
  readonly robot: RobotName;
  readonly original: SeatView;
  readonly desk: Desk;
}

// Removing shows for the picked slot only; a reset is for the whole robot.
function SlotTools({ robot, original, desk }: ToolsProps) {
  const { staging, stage } = desk;
  const { pick } = staging;
  const picked = pick?.kind === "slot" && pick.robot === robot ? pick.slot : null;
  const remove = picked === null ? null : ({ type: "remove", robot, slot: picked } as const);
  const reset = { type: "reset", robot } as const;
  return (
    <span class="slot-tools">
      {remove && possible(staging, original, remove) ? (
        <button class="button small" onClick={() => stage(remove)}>
          {text.program.remove}
        </button>
      ) : (
        <button
          class="button small"
          aria-label={text.program.resetRobot(robot)}
          disabled={!possible(staging, original, reset)}
          onClick={() => stage(reset)}
        >
          {text.program.reset}
        </button>
      )}
    </span>
  );
}
