/** The button of the log that opens the timeline of the match. */
import { text as matchText } from "#text/match/match";
import { openAt } from "../timeline/request";
import { tip } from "./tips";
import { useMatchSource } from "./source";

export function TimelineButton() {
  const { openTimeline } = useMatchSource();
  if (!openTimeline) return null;
  return (
    <button class="icon-button open-timeline" aria-label={matchText.lookBack.openLabel} {...tip(matchText.lookBack.open)} onClick={() => openTimeline(openAt({ kind: "newest" }))}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5V1L6 6l6 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7zM11 9h2v4l3 2-1 1.6-4-2.6z" />
      </svg>
    </button>
  );
}
