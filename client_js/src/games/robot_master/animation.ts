/** Shows each event on the drawing, from the event alone: how, how long, and with which sound. */
import { glow, pop, shake, SvgStage, translate, soundBy } from "../../kit/scene";
import { type Line, EDGE, centreOf, SIDES, lineName, linesThrough } from "./grid";
import { type EventOf, cellIndex } from "./fold";
import type { GameEvent } from "./generated";

/** Plays `event` on the elements below `root`, which already show the state after it. `own`: the viewer's seats. */
export function play(root: Element, event: GameEvent, duration: number, own: readonly number[]): void {
  const player = players[event.type] as (stage: SvgStage, event: GameEvent, own: readonly number[]) => void;
  player(new SvgStage(root, duration), event, own);
}

type Players = {
  [T in GameEvent["type"]]: (stage: SvgStage, event: EventOf<T>, own: readonly number[]) => void;
};

/** How far outside the grid a card begins its way: below it for an own card, as the hand is there; else above it. */
const FAR = 60;

const players: Players = {
  game_began: (stage) => {
    pop(stage, stage.find('[data-card="c3"] .rm-card'));
    pop(stage, stage.find(".rm-turn"));
  },
  card_laid: (stage, { seat, at }, own) => {
    const to = centreOf(cellIndex(at));
    const from = { x: EDGE / 2 + (to.x - EDGE / 2) / 3, y: own.includes(seat) ? EDGE + FAR : -FAR };
    const way = [{ ...translate(from), opacity: 0 }, { ...translate(to), opacity: 1, offset: 0.6 }, { ...translate(to), opacity: 1 }];
    stage.move(stage.find(`[data-card="${at}"]`), way, "cubic-bezier(0.2, 0.8, 0.3, 1)");
    for (const line of linesThrough(cellIndex(at))) pop(stage, face(stage, line));
  },
  game_ended: (stage) => {
    for (const side of SIDES) {
      glow(stage, stage.find(`.rm-plaque.rm-${side}[data-deciding="true"]`), "var(--brass-bright)");
      pop(stage, stage.find(`.rm-player.rm-${side} .deciding`));
    }
  },
  seat_resigned: (stage, { seat }) => shake(stage, stage.find(`.rm-player[data-seat="${seat}"]`)),
  match_ended: (stage) => pop(stage, stage.find(".rm-turn")),
};

function face(stage: SvgStage, line: Line): Element | null {
  return stage.find(`[data-line="${line.side}-${lineName(line)}"] .rm-plaque-face`);
}

/** By type, the milliseconds that an event is shown at normal speed. */
const NORMAL: Readonly<Record<GameEvent["type"], number>> = {
  game_began: 900,
  card_laid: 650,
  game_ended: 1600,
  seat_resigned: 500,
  match_ended: 900,
};

/** Milliseconds that `event` takes at normal speed. */
export function durationOf(event: GameEvent): number {
  return NORMAL[event.type];
}

/** The sound of an event, if it has one. */
export const soundOf = soundBy<GameEvent["type"]>({ card_laid: "move", game_ended: "points", match_ended: "end" });
