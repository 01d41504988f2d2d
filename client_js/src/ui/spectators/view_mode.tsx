import type { RoomModel } from "../../model/types";
import { useStore } from "../../store";
import { delayWords } from "./settings_words";
import { text } from "#text/platform/first";
import { text as matchText } from "#text/match/match";
import { useShell } from "../hooks";
import { tip } from "../tip";

/** Says how the viewer sees the room, if not as one of its players. */
export function ViewModeLabel({ model: { room, audience } }: { model: RoomModel }) {
  const { client } = useShell();
  const { coach, late } = useStore(client.session.room.viewMode);
  if (coach) {
    const name = room.seats[audience[0] ?? -1]?.name ?? "";
    return <span data-view-mode="coach">{text.watching.coaching(name)}</span>;
  }
  if (audience.length > 0) return null;
  const delay = late && room.status === "playing" ? delayWords(room.settings) : null;
  return (
    <>
      <span data-view-mode={delay ? "late" : "live"}>{matchText.room.spectating}</span>
      {delay && (
        <span class="chip" {...tip(text.watching.late(delay), text.watching.lateAbout)}>
          {text.watching.late(delay)}
        </span>
      )}
    </>
  );
}
