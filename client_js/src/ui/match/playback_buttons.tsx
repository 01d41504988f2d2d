/** Buttons next to the caption of a match: pause, skip, and a look at the turn before. */
import { text as matchText } from "#text/match/match";
import { useShell } from "../hooks";
import { tip } from "../tip";
import { openAt, playFrom } from "../timeline/request";
import { useMatchSource } from "./source";

/** While others play: pause, skip one turn, skip all; else: replay the last turn. Nothing in a timeline. */
export function PlaybackButtons({ caughtUp }: { caughtUp: boolean }) {
  const { client } = useShell();
  const { kind, openTimeline, shown, actions } = useMatchSource();
  if (kind !== "live") return null;
  const pause = () => {
    const event = client.log.value.entries.at(-1);
    openTimeline?.(openAt(event ? { kind: "event", number: event.number, index: event.index } : { kind: "newest" }));
  };
  const replay = openTimeline && shown.value?.model.room.status !== "open" && (() => openTimeline(playFrom({ kind: "last_turn" })));
  if (caughtUp) {
    return (
      <div class="playback-buttons">
        {replay && <IconButton name="replay" label={matchText.lookBack.replay} path="M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z" click={replay} />}
      </div>
    );
  }
  return (
    <div class="playback-buttons">
      {openTimeline && <IconButton name="pause" label={matchText.lookBack.pause} path="M7 5h4v14H7zM13 5h4v14h-4z" click={pause} />}
      <IconButton name="skip-turn" label={matchText.lookBack.skipTurn} path="M5 5l10 7-10 7zM16 5h3v14h-3z" click={() => client.playback.skipTurn()} />
      <IconButton name="skip" label={matchText.lookBack.skipAll} path="M4 5l7 7-7 7zM11 5l7 7-7 7zM18 5h2v14h-2z" click={actions.skipAnimations} />
    </div>
  );
}

interface IconProps {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly click: () => void;
}

/** A button with a stroke as its icon. */
function IconButton({ name, label, path, click }: IconProps) {
  return (
    <button class="icon-button" data-playback={name} aria-label={label} {...tip(label)} onClick={click}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
