/** Shares a moment of a match: a link to it, and of finished matches a picture. */
import { text as timelineText } from "#text/match/timeline";
import { copyText, saveFile } from "../shared/copy_or_save";
import { useEffect, useState } from "preact/hooks";
import { matchPartOf } from "../../games/registry";
import { markAt } from "../../model/timeline";
import type { Timeline } from "../../model/timeline";
import { readFile } from "../../net/api";
import type { TimelinePlayer } from "../../scene/timeline_player";
import { Dialog } from "../dialog";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { useReportError } from "../http_request";
import { Menu, MenuItem } from "../menu";
import { toLink } from "../../site";
import { momentPath } from "./moment";
import type { Viewpoint } from "../match/source";

interface Props {
  readonly player: TimelinePlayer;
  readonly timeline: Timeline;
  readonly viewpoint: Viewpoint;
  /** Whether the match is over and may be shown to others. */
  readonly pictures: boolean;
}

/** Copies the link to the moment that is shown, or a picture of it. */
export function ShareMenu({ player, timeline, viewpoint, pictures }: Props) {
  const { client } = useShell();
  const report = useReportError();
  const [link, setLink] = useState<string | null>(null);
  const [said, say] = useState("");
  const position = useStore(player.position);
  useEffect(() => say(""), [position]); // what was copied is another moment
  const { id } = timeline.start.room;
  const copy = async () => {
    const address = toLink(pathOf(timeline, player.position.value, pictures ? (viewpoint ?? timeline.start.audience[0] ?? null) : null));
    if (await copyText(address)) say(timelineText.copied);
    else setLink(address); // the browser does not let pages copy
  };
  const picture = async () => {
    say(timelineText.making);
    const entry = String(numberAt(timeline, player.position.value));
    const query = new URLSearchParams({ entry, ...(viewpoint === null ? {} : { as: String(viewpoint) }) });
    try {
      saveFile(await readFile(`/match/${id}/picture.png?${query}`, client.session.room.linkToken), `${id}-${entry}.png`);
    } catch (error) {
      report(error as Error);
    }
    say("");
  };
  return (
    <>
      <Menu face={said || timelineText.share} label={timelineText.shareLabel}>
        <MenuItem name="link" choose={() => void copy()}>
          {timelineText.copyLink}
        </MenuItem>
        {pictures && (
          <MenuItem name="picture" choose={() => void picture()}>
            {timelineText.picture}
          </MenuItem>
        )}
      </Menu>
      <span class="visually-hidden" role="status">
        {said}
      </span>
      {link && (
        <Dialog title={timelineText.shareLabel} close={() => setLink(null)}>
          <p>{timelineText.notCopied}</p>
          <input class="timeline-link" readOnly value={link} aria-label={timelineText.copyLink} onFocus={(event) => event.currentTarget.select()} />
        </Dialog>
      )}
    </>
  );
}

/** The address of a position: of a turn at its start, else of an entry of the log. In a running match it names no viewpoint. */
function pathOf(timeline: Timeline, position: number, viewpoint: Viewpoint): string {
  const { marks, start } = timeline;
  const turn = markAt(marks.turn, position);
  const as = typeof viewpoint === "number" ? wordOf(start, viewpoint) : viewpoint;
  if (marks.turn[turn] === position) return momentPath(start.room.id, { turn: turn + 1, as });
  return momentPath(start.room.id, { entry: numberAt(timeline, position), as });
}

/** The game's word for a seat, such as its colour; else its number, from 1 on. */
function wordOf({ room, view }: Timeline["start"], seat: number): string {
  return (view && matchPartOf(room.game)?.seatWord?.(view, seat)) ?? String(seat + 1);
}

function numberAt({ entries, start }: Timeline, position: number): number {
  return entries[position - 1]?.number ?? start.number;
}
