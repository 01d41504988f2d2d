/** The arena as a drawing: the floor, what lies and stands on it, and the spaces that a player can pick. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { text as matchText } from "#text/volt/match";
import { useScene, isRoomEvent } from "../../kit/scene";
import type { RoomEvent } from "../../protocol/generated";
import { tip } from "../../kit/match";
import type { Names } from "../api";
import { playEvent } from "./animation";
import type { Stood } from "./arena_stage";
import type { Colour, GameEvent, SeatView, View } from "./generated";
import { type Space, CELL, MARGIN, centreOf, sameSpace, spaceKey, spaceName, spacesOf, viewBox } from "./geometry";
import { Ground } from "./ground";
import { EffectShapes, MineArt, RobotArt, VpArt } from "./robots";
import { isCovered, spaceLabel, spaceWords } from "./space_labels";

interface ArenaBoardProps {
  readonly view: View;
  /** The names of all seats of the game (`namesOf`). */
  readonly names: Names;
  /** The seats whose view it is, whose robots are marked. */
  readonly audience: readonly number[];
  /** The event that is shown, as in `MatchProps`; without it nothing moves. */
  readonly event?: GameEvent | RoomEvent | null;
  readonly duration?: number;
  readonly serial?: number;
  /** The spaces that the player can pick, and what happens then; `pickWords` says for what. */
  readonly picks?: readonly Space[];
  readonly onPick?: (space: Space) => void;
  readonly pickWords?: string;
  /** The space that is picked already. */
  readonly picked?: Space | null;
  /** Drawn over the robots, such as a dry run. */
  readonly overlay?: ComponentChildren;
  /** Whether it is a picture in another part of the page: without names, focus and spaces to pick. */
  readonly isScene?: boolean;
}

/** The arena with its ground, robots and mines, and the spaces that can be picked. */
export function ArenaBoard(props: ArenaBoardProps) {
  const { view, names, audience, event = null, duration = 0, serial = 0, overlay, isScene = false } = props;
  const root = useRef<SVGSVGElement>(null);
  const stood = useRef(new Map<number, Stood>());
  const before = new Map(stood.current);
  const lost = useRef<Space | null>(null);
  useScene(root, { event, duration, serial }, (ground, shown) => {
    // panels around the arena are animated, too; a scene keeps to its own drawing
    playEvent(isScene ? ground : (ground.closest(".vt-small, .vt-match") ?? ground), shown, duration, { before, size: view.arena.size, lost: lost.current });
    lost.current = shown.type === "robot_destroyed" ? (before.get(shown.seat)?.at ?? null) : null;
  });
  useLayoutEffect(() => {
    for (const [seat, { at, killbot }] of view.seats.entries()) if (at) stood.current.set(seat, { at, facing: killbot?.facing ?? null });
  }, [view.seats]);
  const board = { role: "group", "aria-label": matchText.arena.label(view.arena.name), tabindex: 0, "aria-description": matchText.arena.keys, onKeyDown: focusNextSpace } as const;
  return (
    <svg ref={root} class="vt-arena" viewBox={viewBox(view.arena.size, isScene ? SCENE_MARGIN : MARGIN)} {...(!isScene && board)}>
      <EffectShapes />
      <MemoGround view={view} named={!isScene} />
      <g aria-hidden="true">
        <VpSpaces view={view} covered={false} />
        <Mines view={view} />
        <g class="vt-robots">
          {view.seats.map((seat, index) => {
            const at = seat.at ?? leavingAt(event, index, before);
            return (
              at && (
                <g
                  key={index}
                  data-robot={index}
                  data-at={spaceKey(at)}
                  data-leaving={seat.at === null}
                  data-active={view.activation?.seat === index}
                  style={placeStyle(at, view.arena.size)}
                >
                  <g class="vt-inner"><RobotArt seat={seat.at ? seat : asItLeft(seat, before.get(index))} own={audience.includes(index)} /></g>
                </g>
              )
            );
          })}
        </g>
        <VpSpaces view={view} covered />
        {overlay}
        <g class="effects" />
      </g>
      {!isScene && <Spaces {...props} names={names} />}
    </svg>
  );
}

/** The space of a robot that the event takes out of the arena; null for none. */
function leavingAt(event: GameEvent | RoomEvent | null, seat: number, before: ReadonlyMap<number, Stood>): Space | null {
  if (!event || isRoomEvent(event)) return null;
  const leaves = (event.type === "robot_destroyed" || event.type === "robot_removed") && event.seat === seat;
  return leaves ? (before.get(seat)?.at ?? null) : null;
}

/** The seat with the facing that its KillBot had before it left the arena, for the drawing of its exit. */
function asItLeft(seat: SeatView, stood: Stood | undefined): SeatView {
  return seat.killbot && stood ? { ...seat, killbot: { ...seat.killbot, facing: stood.facing } } : seat;
}

function MemoGround({ view: { arena, seats }, named }: { view: View; named: boolean }) {
  const colours = SIDES.map((side): Colour | null => seats.find((seat) => seat.side === side)?.colour ?? null);
  return useMemo(() => <Ground arena={arena} sideColours={colours} named={named} />, [arena, colours.join()]);
}

/** What is around the spaces of a scene: the outer wall alone. */
const SCENE_MARGIN = 18;

const SIDES = ["south", "west", "north", "east"] as const;

/** The VP spaces that a robot or a mine covers, which lie over it, or the others, which lie below. */
function VpSpaces({ view, covered }: { view: View; covered: boolean }) {
  const { arena, tokens } = view;
  return (
    <>
      {arena.vp
        .filter(({ at }) => isCovered(view, at) === covered)
        .map(({ number, at }) => (
          <g key={number} data-vp={number} data-at={spaceKey(at)} data-token={tokens.includes(number)} style={placeStyle(at, arena.size)}>
            <g class="vt-inner"><VpArt number={number} token={tokens.includes(number)} covered={covered} /></g>
          </g>
        ))}
    </>
  );
}

/** The mines in the arena, in the colours of their owners. */
function Mines({ view }: { view: View }) {
  const { arena, mines, seats } = view;
  return (
    <>
      {mines.map(({ seat, at }) => (
        <g key={spaceKey(at)} data-mine={spaceKey(at)} data-owner={seat} style={placeStyle(at, arena.size)}>
          <g class="vt-inner"><MineArt colour={seats[seat]!.colour} /></g>
        </g>
      ))}
    </>
  );
}

/** The spaces, which lie over the drawing without being seen: they have names, tips and the focus. */
function Spaces({ view, names, picks = [], onPick, pickWords, picked = null }: ArenaBoardProps) {
  const { size } = view.arena;
  const words = spaceWords(view, names);
  const effects = useSpaceEffects();
  const effectsNow = effects?.spaceEffects(view);
  return (
    <g class="vt-spaces">
      {spacesOf(size).map((space) => {
        const label = spaceLabel(space, words.get(spaceKey(space)));
        const pick = onPick && picks.some((one) => sameSpace(one, space)) ? () => onPick(space) : null;
        return (
          <rect
            key={spaceKey(space)}
            class={pick ? "vt-space vt-pick" : "vt-space"}
            data-space={spaceKey(space)}
            x={space[0] * CELL + 3}
            y={(size - 1 - space[1]) * CELL + 3}
            width={CELL - 6}
            height={CELL - 6}
            rx="9"
            {...tip(spaceName(space), effects ? effects.spaceAbout(words.get(spaceKey(space)), effectsNow?.get(spaceKey(space))) : words.get(spaceKey(space))?.join("; "))}
            {...(pick
              ? {
                  role: "button",
                  tabindex: 0,
                  "aria-label": pickWords ? matchText.arena.pick(pickWords, label) : label,
                  "aria-pressed": picked !== null && sameSpace(picked, space),
                  onClick: pick,
                  onKeyDown: (event: KeyboardEvent) => {
                    if (event.key !== "Enter" && event.key !== " ") return;
                    event.preventDefault();
                    pick();
                  },
                }
              : { role: "img", tabindex: -1, "aria-label": label })}
          />
        );
      })}
    </g>
  );
}

type SpaceEffects = typeof import("./space_effects");

/** What says in tips what a space does; null until it is loaded. */
function useSpaceEffects(): SpaceEffects | null {
  const [part, setPart] = useState<{ readonly loaded: SpaceEffects } | null>(null);
  useEffect(() => {
    import("./space_effects").then(
      (loaded) => setPart({ loaded }),
      (error: unknown) => console.warn("A part of the page can't be loaded.", error), // tips then say what is there
    );
  }, []);
  return part && part.loaded;
}

function placeStyle(space: Space, size: number): { transform: string } {
  const { x, y } = centreOf(space, size);
  return { transform: `translate(${x}px, ${y}px)` };
}

const ARROWS: Readonly<Record<string, Space>> = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] };

/** Moves the focus by one space; from the arena itself to the space in the south-west, or to the first one to pick. */
function focusNextSpace(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const step = ARROWS[event.key];
  if (!step) return;
  event.preventDefault();
  const key = event.target instanceof Element ? event.target.getAttribute("data-space") : null;
  const [x, y] = (key ?? "").split(",").map(Number) as [number, number];
  const next = key === null ? null : spaceKey([x + step[0], y + step[1]]);
  const find = (selector: string) => event.currentTarget.querySelector<SVGElement>(selector);
  (next === null ? (find(".vt-pick") ?? find('[data-space="0,0"]')) : find(`[data-space="${next}"]`))?.focus();
}
