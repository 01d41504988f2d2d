import { useEffect, useState } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import { matchPartOf } from "../../games/registry";
import type { GameLearningPart } from "../../games/api";
import type { RoomModel } from "../../model/types";
import { useStore } from "../../store";
import { isNewcomer, notePlayed, progress } from "./progress";
import "./goal_strip.css";

/** The goal of the game in a line, in the first turns of a newcomer's matches. */
export function GoalStrip({ model }: { model: RoomModel }) {
  const { room, view, audience } = model;
  const known = useStore(progress);
  const [part, setPart] = useState<GameLearningPart | null>(null);
  const newcomer = isNewcomer(room.game, room.id);
  useEffect(() => {
    if (newcomer) void matchPartOf(room.game)?.loadLearningPart?.().then(setPart, () => undefined); // the match goes on without
  }, [room.game, known]);
  const words = newcomer && view ? (part?.goalWords?.(view, audience) ?? null) : null;
  const over = newcomer && part !== null && view !== null && words === null;
  useEffect(() => {
    if (over) notePlayed(room.game, room.id);
  }, [over]);
  if (words === null) return null;
  return (
    <aside class="goal-strip">
      <span tabIndex={0}>{words}</span>
      <a href={`/rules/${room.game}`} target="_blank">
        {practiceText.how}
      </a>
      <button class="button small" onClick={() => notePlayed(room.game, room.id, true)}>
        {practiceText.gotIt}
      </button>
    </aside>
  );
}
