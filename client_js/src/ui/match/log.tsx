import { useMemo } from "preact/hooks";
import type { MatchLogProps } from "../../games/api";
import type { Log, LogEntry } from "../../model/log";
import { isRoomEvent } from "../../model/room";
import { useStore } from "../../store";
import { matchText } from "../../text/match";
import { LogAndChat } from "../chat/side";
import { useStickToEnd } from "../use_stick_to_end";
import { describeRoomEvent } from "./room_events";
import { SeatBotBadge } from "./seat_marks";
import { useMatchSource } from "./source";

/** The log of a match and, behind further tabs, its chats. */
export function MatchLog(props: MatchLogProps) {
  return (
    <LogAndChat room={props.room} audience={props.audience}>
      <LogPanel {...props} />
    </LogAndChat>
  );
}

/** All shown events in words, in groups that begin where the game has a heading, such as a turn. */
function LogPanel({ names, describe, heading }: MatchLogProps) {
  const source = useMatchSource();
  const log = useStore(source.log);
  const groups = useMemo(() => grouped(log, heading), [log]);
  const list = useStickToEnd(log.entries.length);
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{matchText.log.title}</h2>
      <div class="log-lines" ref={list} tabIndex={0} role="log" aria-live="off" aria-labelledby="log-title">
        {log.more && (
          <button class="button" onClick={source.loadEarlier}>
            {matchText.log.earlier}
          </button>
        )}
        {groups.length === 0 && !log.more && <p class="quiet">{matchText.log.empty}</p>}
        {groups.map(({ words, seat, entries }, index) => (
          <section key={index}>
            <h3>
              {words} {seat !== null && <SeatBotBadge seat={seat} />}
            </h3>
            <ul>
              {entries.map(({ number, index: nth, event, standing }) => {
                const sentence = isRoomEvent(event) ? describeRoomEvent(event, names) : describe(event);
                return (
                  sentence !== null && (
                    <li
                      key={`${number}.${nth}`}
                      class={`log-line ${event.type}`}
                      data-entry={number}
                      data-event={event.type}
                    >
                      {sentence}
                      {standing && nth === 0 && <span class="quiet"> {matchText.log.presetAnswer}</span>}
                    </li>
                  )
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface Group {
  readonly words: string;
  /** The seat whose turn it was, or null. */
  readonly seat: number | null;
  readonly entries: LogEntry[];
}

function grouped({ entries, more }: Log, heading: MatchLogProps["heading"]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const { event } = entry;
    if (event.type === "absence_changed") continue; // the events before it say why
    const begun = isRoomEvent(event) ? null : heading(event);
    if (begun) {
      groups.push({ ...begun, entries: [] });
      continue;
    }
    if (groups.length === 0) groups.push({ words: more ? matchText.log.middle : matchText.log.before, seat: null, entries: [] });
    groups.at(-1)!.entries.push(entry);
  }
  return groups;
}
