/** The player's own tiles: ordinary ones with their counts, specials, and the double modification; and how tiles are dragged. */
import { text as matchText } from "#text/twin_tin_bots/match";
import { useDrag } from "../../kit/drag";
import { tip } from "../../ui/tip";
import type { Dragged } from "../../kit/drag";
import type { SeatView, Tile, RobotName } from "./generated";
import type { ProgramActions } from "./staged_change";
import { TileIcon } from "./icons";
import { inHand, ORDINARY } from "./seat";
import { JOKER_KEY, handTiles, tileKey } from "./turn_keys";

interface Props {
  /** The seat as it would be after what is staged. */
  readonly state: SeatView;
  /** Null while nothing can be staged. */
  readonly actions: ProgramActions | null;
}

/** The tiles in the player's hand, and the double modification if it is not used. */
export function Hand({ state, actions }: Props) {
  return (
    <div class="hand" role="group" aria-label={matchText.game.hand} data-drop="hand" tabIndex={actions ? undefined : 0}>
      {handTiles(state).map((tile) => (
        <HandTile key={tile} tile={tile} state={state} actions={actions} />
      ))}
      <Joker state={state} actions={actions} />
    </div>
  );
}

/** The tiles of one kind in the hand: a press or a drag chooses one. */
function HandTile({ tile, state, actions }: Props & { readonly tile: Tile }) {
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
function Joker({ state, actions }: Props) {
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
