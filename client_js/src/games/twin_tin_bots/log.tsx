import { useMemo } from "preact/hooks";
import type { Log, LogEntry } from "../../model/log";
import { text } from "../../text";
import { SeatBotBadge } from "../../ui/bot_badge";
import { useStickToEnd } from "../../ui/use_stick_to_end";
import { useShell, useStore } from "../../ui/hooks";
import { describe } from "./wording";
import type { Names } from "./wording";

/** Everything that was shown, in words, grouped by turn. */
export function LogPanel({ names }: { names: Names }) {
  const { client } = useShell();
  const log = useStore(client.log);
  const groups = useMemo(() => grouped(log, names), [log]);
  const list = useStickToEnd(log.entries.length);
  return (
    <section class="plate log" aria-labelledby="log-title">
      <h2 id="log-title">{text.log.title}</h2>
      <div class="log-lines" ref={list} tabIndex={0} role="log" aria-live="off" aria-labelledby="log-title">
        {log.more && (
          <button class="button" onClick={() => void client.loadHistory()}>
            {text.log.earlier}
          </button>
        )}
        {groups.length === 0 && !log.more && <p class="quiet">{text.log.empty}</p>}
        {groups.map(({ heading, seat, entries }, index) => (
          <section key={index}>
            <h3>
              {heading} {seat !== null && <SeatBotBadge seat={seat} />}
            </h3>
            <ul>
              {entries.map(({ number, index: nth, event, standing }) => (
                <li
                  key={`${number}.${nth}`}
                  class={`log-line ${event.type}`}
                  data-entry={number}
                  data-event={event.type}
                >
                  {describe(event, names)}
                  {standing && nth === 0 && <span class="quiet"> {text.standing.given}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface Group {
  readonly heading: string;
  /** Whose turn it was, or null. */
  readonly seat: number | null;
  readonly entries: LogEntry[];
}

function grouped({ entries, more }: Log, names: Names): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const { event } = entry;
    if (event.type === "absence_changed") continue; // the events before it say why
    if (event.type === "turn_started") {
      const { seat } = event.cause;
      groups.push({ heading: text.log.heading(event.round, names(seat)), seat, entries: [] });
      continue;
    }
    if (groups.length === 0)
      groups.push({ heading: more ? text.log.middle : text.log.before, seat: null, entries: [] });
    groups.at(-1)!.entries.push(entry);
  }
  return groups;
}
