/** Shares a moment of a match: a link to it, and of finished matches a picture. */
import { useEffect, useState } from "preact/hooks";
import { text as timelineText } from "#text/match/timeline";
import { copyText, saveFile } from "../shared/copy_or_save";
import { matchPartOf } from "../../games/registry";
import { type Timeline, markAt } from "../../model/timeline";
import { readFile } from "../../net/api";
import type { TimelinePlayer } from "../../scene/timeline_player";
import { Dialog } from "../dialog";
import { useStore } from "../../store";
import { useShell, useReportError } from "../hooks";
import { Menu, MenuItem } from "../controls";
import { toLink } from "../../site";
import type { Viewpoint, TimelineRequest } from "../match/source";
import type { GameEvent, GameMatchPart } from "../../games/api";
import type { RoomModel } from "../../model/types";

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
    // the viewer's own view is named only where others may see it, too: once the match is over
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
        <MenuItem name="link" choose={() => void copy()}>{timelineText.copyLink}</MenuItem>
        {pictures && (
          <MenuItem name="picture" choose={() => void picture()}>{timelineText.picture}</MenuItem>
        )}
      </Menu>
      <span class="visually-hidden" role="status">{said}</span>
      {link && (
        <Dialog title={timelineText.shareLabel} close={() => setLink(null)}>
          <p>{timelineText.notCopied}</p>
          <input class="timeline-link" readOnly value={link} aria-label={timelineText.copyLink} onFocus={(event) => event.currentTarget.select()} />
        </Dialog>
      )}
    </>
  );
}

/**
 * The address of a position in the timeline: the start of a turn is named by the turn, any other position by the entry of the
 * log. `viewpoint`: null for an address that names none.
 */
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

/** The start of turn `turn`, from 1 on, or the room after `entry`; `as`: by whose view. */
interface MomentAddress {
  readonly turn?: number;
  readonly entry?: number;
  readonly as: string | null;
}

/** The address of a moment, which shows the room with its timeline open. */
export function momentPath(room: string, { turn, entry, as }: MomentAddress): string {
  const query = new URLSearchParams();
  if (turn !== undefined) query.set("turn", String(turn));
  if (entry !== undefined) query.set("entry", String(entry));
  if (as !== null) query.set("as", as);
  return `/m/${room}?${query}`;
}

/** The timeline that the query of an address asks for; a viewpoint in unknown words is that of the viewer. */
export function requestOf(address: string, model: RoomModel, game: GameMatchPart): TimelineRequest {
  const query = new URLSearchParams(address);
  const [turn, entry] = [numberIn(query, "turn"), numberIn(query, "entry")];
  const viewpoint = viewpointOf(query.get("as"), model, game);
  if (entry !== null) return { place: { kind: "entry", number: entry }, play: false, viewpoint };
  return { place: turn === null ? { kind: "start" } : { kind: "turn", turn }, play: false, viewpoint };
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? "";
  return /^[0-9]{1,9}$/.test(value) ? Number(value) : null;
}

/**
 * The viewpoint that `as` names: the number of a seat from 1 on, `spectator`, the game's word for a seat, or the name of
 * its player. Null for the viewer's own.
 */
function viewpointOf(as: string | null, { room, view, audience }: RoomModel, game: GameMatchPart): Viewpoint {
  if (as === null) return null;
  if (as === "spectator") return audience.length > 0 ? as : null;
  const fits: readonly ((seat: number) => boolean)[] = [
    (seat) => String(seat + 1) === as,
    (seat) => view !== null && game.seatWord?.(view, seat) === as,
    (seat) => room.seats[seat]?.name === as,
  ];
  const found = fits.map((fit) => room.seats.findIndex((_, seat) => fit(seat))).find((seat) => seat >= 0);
  return found === undefined || audience.includes(found) ? null : found;
}

/** The selectors of the pieces of an event; none if the game does not say which they are, or can't be asked. */
export async function litBy({ lit }: Pick<GameMatchPart, "lit">, event: GameEvent): Promise<readonly string[]> {
  try {
    return (await lit?.(event)) ?? [];
  } catch (error) {
    console.warn("A part of the page can't be loaded.", error); // the event is shown without its marks
    return [];
  }
}
