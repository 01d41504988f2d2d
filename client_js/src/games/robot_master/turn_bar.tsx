/** The bar at the top: whose turn it is, the number of the game, and the buttons of what is shown. */
import { text as platformText } from "#text/platform/first";
import { text as matchText } from "#text/robot_master/match";
import type { Names } from "../api";
import { PlaybackButtons } from "../../ui/match/playback_buttons";
import { SeatBotBadge } from "../../ui/match/presence";
import { LogTab } from "../../ui/match/sheet";
import { useIsOver } from "../../ui/match/source";
import type { SheetState } from "../../ui/match/sheet";
import type { View } from "./generated";
import { SideMark } from "./card";
import { sideOf } from "./worth";

interface Props {
  readonly view: View;
  readonly names: Names;
  readonly mine: readonly number[];
  readonly isBot: boolean;
  readonly showGames: () => void;
  readonly caughtUp: boolean;
  readonly sheet: SheetState;
}

/** The line above the grid: whose turn it is, and which game of how many. */
export function TurnBar({ view, names, mine, isBot, showGames, caughtUp, sheet }: Props) {
  const { active, games } = view;
  const over = useIsOver() || view.result !== null;
  const own = mine.includes(active) && !over;
  const side = sideOf(view, active);
  const words = over ? matchText.game.over : own ? matchText.game.yourTurn : isBot ? platformText.bots.thinking(names(active)) : matchText.game.turnOf(names(active));
  return (
    <header class={`rm-turn rm-${side}${own ? " own" : ""}${over ? " over" : ""}`} data-active={over ? "" : active}>
      <p class="rm-whose">
        {!over && <SideMark side={side} />}
        {!over && <SeatBotBadge seat={active} />}
        <strong>{words}</strong>
      </p>
      {games > 1 && <GamesButton view={view} show={showGames} />}
      <PlaybackButtons caughtUp={caughtUp} />
      <LogTab state={sheet} />
    </header>
  );
}

/** The number of the game and the games won, which opens the list of the finished games. */
function GamesButton({ view, show }: { view: View; show: () => void }) {
  const { number, games, won, rows } = view;
  const score = matchText.game.score(won[rows]!, won[1 - rows]!);
  return (
    <button
      type="button"
      class="rm-games"
      disabled={view.finished.length === 0}
      aria-label={matchText.game.gamesButton(number, games, score)}
      data-game={number}
      onClick={show}
    >
      <span>{matchText.game.number(number, games)}</span>
      <strong>{score}</strong>
    </button>
  );
}
