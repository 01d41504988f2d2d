import { useLayoutEffect, useRef } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import type { RoomModel } from "../../model/types";
import { useStore } from "../../store";
import { Avatar } from "../avatar";
import { useShell } from "../hooks";
import { tip } from "../controls";
import { delayWords } from "../shared/option_chips";

/** How many look on; opened, who they are. */
export function SpectatorList({ count, model }: { count: number; model: RoomModel }) {
  const { client } = useShell();
  const spectators = useStore(client.session.room.spectators);
  const place = useDismissibleDetails();
  const words = <span data-spectators={count}>{matchText.room.spectators(count)}</span>;
  if (!spectators || spectators.people.length === 0) return words;
  const unnamed = spectators.count - spectators.people.length;
  return (
    <details class="spectators" ref={place}>
      <summary>{words}</summary>
      <ul class="plate">
        {spectators.people.map(({ identity, name, coaches }) => (
          <li key={identity} data-spectator={name}>
            <Avatar id={identity} />
            <span class="onlooker-name">{name}</span>
            {coaches !== null && (
              <span class="chip">{matchText.watching.coachOf(model.room.seats[coaches]?.name ?? "")}</span>
            )}
          </li>
        ))}
        {unnamed > 0 && <li class="quiet">{matchText.watching.unnamed(unnamed)}</li>}
      </ul>
    </details>
  );
}

/** Details that Escape and a click outside of them close. */
export function useDismissibleDetails() {
  const place = useRef<HTMLDetailsElement>(null);
  // before the next key press
  useLayoutEffect(() => {
    const close = () => place.current?.removeAttribute("open");
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", escape);
    };
  }, []);
  return place;
}

/** Says how the viewer sees the room, if not as one of its players. */
export function ViewModeLabel({ model: { room, audience } }: { model: RoomModel }) {
  const { client } = useShell();
  const { coach, late } = useStore(client.session.room.viewMode);
  if (coach) {
    const name = room.seats[audience[0] ?? -1]?.name ?? "";
    return <span data-view-mode="coach">{matchText.watching.coaching(name)}</span>;
  }
  if (audience.length > 0) return null;
  const delay = late && room.status === "playing" ? delayWords(room.settings) : null;
  return (
    <>
      <span data-view-mode={delay ? "late" : "live"}>{matchText.room.spectating}</span>
      {delay && (
        <span class="chip" {...tip(matchText.watching.late(delay), matchText.watching.lateAbout)}>
          {matchText.watching.late(delay)}
        </span>
      )}
    </>
  );
}
