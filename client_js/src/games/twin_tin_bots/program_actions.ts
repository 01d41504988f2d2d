/** Actions on the staged change, shared by the parts of the player's panel. */
import type { Change, RobotName, SeatView, Tile } from "./generated";
import { text as matchText } from "#text/twin_tin_bots/match";
import { chooseSlot, chooseTile, possible, stage } from "./staged_change";
import type { StagedChange } from "./staged_change";

/** Actions of the parts of the player's panel on the staged change. */
export interface ProgramActions {
  readonly staging: StagedChange;
  readonly chooseTile: (tile: Tile) => void;
  readonly chooseSlot: (robot: RobotName, slot: number) => void;
  readonly stage: (change: Change) => void;
  /** Says why something that the player tried does nothing. */
  readonly explain: (reason: string) => void;
  readonly set: (staging: StagedChange) => void;
}

/** The actions on `staging`; `set` takes the next staged change, and a sentence if an action is not possible. */
export function programActions(
  staging: StagedChange,
  state: SeatView,
  set: (staging: StagedChange, refusal?: string | null) => void,
): ProgramActions {
  const impossible = staging.mode === "first" ? matchText.program.notFirst : matchText.program.impossible;
  return {
    staging,
    set,
    chooseTile: (tile) => set(chooseTile(staging, state, tile)),
    chooseSlot: (robot, slot) => set(chooseSlot(staging, state, robot, slot)),
    stage: (change) => set(stage(staging, state, change), possible(staging, state, change) ? null : impossible),
    explain: (reason) => set(staging, reason),
  };
}
