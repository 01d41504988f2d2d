import { useEffect, useRef, useState } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import { matchPartOf } from "../../games/registry";
import type { GameLearningPart } from "../../games/api";
import type { RoomModel } from "../../model/types";
import { Guide } from "./guide";
import { notePlayed } from "./progress";

/**
 * The goal of the game in a line, for a newcomer in the first turns of a match; empty until the game's part has come. It
 * stays while the page is open, since all below it would move when it goes.
 */
export function GoalStrip({ model }: { model: RoomModel }) {
  const { room, view, audience, choices } = model;
  const [part, setPart] = useState<GameLearningPart | "loading" | "none">("loading");
  useEffect(() => {
    const loading = matchPartOf(room.game)?.loadLearningPart?.() ?? Promise.resolve(null);
    const goOnWithout = (error: unknown) => {
      console.warn("What explains the goal of the game can't be loaded.", error);
      setPart("none");
    };
    loading.then((found) => setPart(found ?? "none"), goOnWithout);
  }, [room.game]);
  const now = view && typeof part === "object" ? (part.goalWords?.(view, audience) ?? null) : null;
  const last = useRef<string | null>(null);
  const words = (last.current = now ?? last.current);
  const over = view !== null && typeof part === "object" && now === null;
  useEffect(() => {
    const note = () => notePlayed(room.game, room.id); // from then on the page has no strip
    if (!over) return undefined;
    if (words !== null) return note; // when the page is left: the strip stays till then
    note();
    return undefined;
  }, [over]);
  if (part === "loading") return <div class="goal-strip" />;
  if (words === null) return null;
  const asked = now !== null && choices.some(({ seat }) => audience.includes(seat));
  const steps = (asked && typeof part === "object" && part.guide?.(audience)) || [];
  return (
    <aside class="goal-strip">
      <span tabIndex={0}>{words}</span>
      <a href={`/rules/${room.game}`} target="_blank">
        {practiceText.how}
      </a>
      <button class="button small" onClick={() => notePlayed(room.game, room.id, true)}>
        {practiceText.gotIt}
      </button>
      <Guide game={room.game} steps={steps} />
    </aside>
  );
}
