/** The moment that decided a match, played on a small board. */
import { useEffect, useMemo } from "preact/hooks";
import { text as endText } from "#text/match/end";
import { matchPartOf } from "../../../games/registry";
import { isRoomEvent } from "../../../model/room";
import type { Moment } from "../../../model/match_summary";
import { previous } from "../../../model/timeline";
import type { Timeline } from "../../../model/timeline";
import type { Event } from "../../../model/types";
import { TimelinePlayer } from "../../../scene/timeline_player";
import { Store, useStore } from "../../../store";
import { MatchBoard, prefersStill } from "../../front/board";
import type { SmallBoard } from "../../front/board";

/** So many events are played at most, the moment included. */
const MOST_EVENTS = 12;
const NORMAL = new Store(1);

interface Props {
  readonly timeline: Timeline;
  readonly moment: Moment;
  readonly board: SmallBoard;
}

/** Plays the turn up to the moment, as far as `MOST_EVENTS`; with reduced motion it shows how the moment ends. */
export function KeyMoment({ timeline, moment, board }: Props) {
  const end = timeline.entries.findIndex(({ number, index }) => number === moment.number && index === moment.index) + 1;
  const start = Math.max(previous(timeline, end, "turn"), end - MOST_EVENTS);
  const player = useMemo(() => {
    const { animation } = matchPartOf(timeline.start.room.game)!;
    const durationOf = (event: Event) => (isRoomEvent(event) ? 0 : animation.durationOf(event));
    return new TimelinePlayer(timeline, { durationOf, speed: NORMAL, motion: !prefersStill() });
  }, [timeline]);
  const shown = useStore(player.shown);
  const play = () => {
    player.seek(start);
    player.play(end);
  };
  useEffect(() => {
    if (prefersStill()) player.seek(end);
    else play();
    return () => player.pause();
  }, [player]);
  return (
    <figure class="key-moment" data-number={moment.number} data-shown={shown.model.number}>
      <div class="still-board" aria-hidden="true" inert><MatchBoard board={board} shown={shown} /></div>
      <figcaption>
        <span>{moment.words}</span>
        <button class="button small" onClick={play}>{endText.playMoment}</button>
      </figcaption>
    </figure>
  );
}
