/** Shares a moment of a match: a link to it. */
import { useState } from "preact/hooks";
import { markAt } from "../../model/timeline";
import type { Timeline } from "../../model/timeline";
import type { TimelinePlayer } from "../../scene/timeline_player";
import { timelineText } from "../../text/timeline";
import { Dialog } from "../dialog";
import { momentPath } from "./moment";
import type { Viewpoint } from "./request";

interface Props {
  readonly player: TimelinePlayer;
  readonly timeline: Timeline;
  readonly viewpoint: Viewpoint;
}

export function ShareMenu({ player, timeline, viewpoint }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const share = () => {
    const address = location.origin + pathOf(timeline, player.position.value, viewpoint);
    const copy = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error("no clipboard"));
    copy.then(
      () => setCopied(true),
      () => setLink(address),
    );
  };
  return (
    <>
      <button class="button timeline-share" onClick={share} onBlur={() => setCopied(false)}>
        {copied ? timelineText.copied : timelineText.copyLink}
      </button>
      {link && (
        <Dialog title={timelineText.share} close={() => setLink(null)}>
          <p>{timelineText.notCopied}</p>
          <input class="timeline-link" readOnly value={link} aria-label={timelineText.share} onFocus={(event) => event.currentTarget.select()} />
        </Dialog>
      )}
    </>
  );
}

/** The address of a position: of a turn at its start, else of an entry of the log. */
function pathOf({ marks, entries, start }: Timeline, position: number, viewpoint: Viewpoint): string {
  const turn = markAt(marks.turn, position);
  const as = viewpoint === null ? null : viewpoint === "spectator" ? viewpoint : String(viewpoint + 1);
  if (marks.turn[turn] === position) return momentPath(start.room.id, { turn: turn + 1, as });
  return momentPath(start.room.id, { entry: entries[position - 1]?.number ?? start.number, as });
}
