/** The user's webhooks, on the account page. */
import { useEffect, useState } from "preact/hooks";
import { text as webhooksText } from "#text/platform/webhooks";
import { ownHooks } from "../../net/webhooks";
import type { Hook } from "../../protocol/generated";
import { useReportError } from "../http_request";
import { roomPath } from "../router";
import { HookEntry, NewHook } from "./parts";

/** As many as the service takes for a person's own messages. */
const MOST = 3;

export function OwnHooks() {
  const [hooks, setHooks] = useState<readonly Hook[] | null>(null);
  const report = useReportError();
  const load = () => ownHooks().then(setHooks, report);
  useEffect(() => void load(), []);
  if (!hooks) return null;
  return (
    <div class="messages-way" data-webhooks>
      <h3>{webhooksText.title}</h3>
      <p class="quiet">{webhooksText.about}</p>
      {hooks.map((hook) => (
        <HookEntry key={hook.id} hook={hook} changed={load}>
          {hook.room !== "" && <a href={roomPath(hook.room)}>{webhooksText.forTable}</a>}
        </HookEntry>
      ))}
      {hooks.filter(({ room }) => room === "").length < MOST && <NewHook room="" changed={load} />}
    </div>
  );
}
