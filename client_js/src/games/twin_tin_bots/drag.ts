/** Tiles that are dragged: from the hand to a slot, from slot to slot, from a slot to the hand. */
import { text as matchText } from "#text/twin_tin_bots/match";
import type { Dragged } from "../../kit/drag";
import type { RobotName, Tile } from "./generated";
import type { ProgramActions } from "./staged_change";

/** Where a tile comes from: a slot, or the hand (null). */
type Source = { readonly robot: RobotName; readonly slot: number } | null;

/** A tile that can be dragged; `actions` stage what a drop does. */
export function draggedTile(tile: Tile, source: Source, actions: ProgramActions): Dragged {
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
