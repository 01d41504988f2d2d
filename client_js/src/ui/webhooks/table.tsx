/** The webhook of a table with the tempo slow: its host sets it, the others at the table see that there is one. */
import { useEffect, useState } from "preact/hooks";
import { text as webhooksText } from "#text/platform/webhooks";
import { notificationState } from "../../net/notifications";
import { tableHook } from "../../net/webhooks";
import type { RoomView, TableHook as Found } from "../../protocol/generated";
import { useReportError } from "../http_request";
import { useIsHost } from "../pre_match/room_request";
import { HookEntry, NewHook } from "./parts";

export function TableHook({ room }: { readonly room: RoomView }) {
  const isHost = useIsHost(room);
  const [found, setFound] = useState<Found | null>(null);
  const report = useReportError();
  const load = () => tableHook(room.id).then(setFound, report);
  useEffect(() => {
    const look = async () => {
      if (!isHost || (await notificationState()).sends_hooks) await load();
    };
    look().catch(report);
  }, [room.id, isHost]);
  if (!found) return null;
  if (!isHost) return found.form === null ? null : <p class="quiet" data-table-webhook>{webhooksText.table.exists(webhooksText.forms[found.form])}</p>;
  return (
    <details class="table-webhook" data-table-webhook open={found.own?.is_off === true}>
      <summary>{webhooksText.table.title}</summary>
      <div class="messages-way">
        <p class="quiet">{webhooksText.table.about}</p>
        {found.own ? <HookEntry hook={found.own} changed={load} /> : <NewHook room={room.id} changed={load} />}
      </div>
    </details>
  );
}
