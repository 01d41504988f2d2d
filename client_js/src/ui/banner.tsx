import { text } from "#text/platform/first";
import { CLOSES } from "../protocol/generated";
import { isTalk } from "../net/chats";
import type { ConnectionState } from "../net/connection";
import type { Request } from "../net/requests";
import { useStore } from "../store";
import { CloseButton } from "./controls";
import { useShell } from "./hooks";
import { lazy } from "./lazy";

const Blocked = lazy(async () => (await import("./offline/notices")).Blocked, () => null);

/** Says that there is no connection, and what is still on its way. */
export function Banner() {
  const { client } = useShell();
  const state = useStore(client.session.connection.state);
  const pending = useStore(client.session.requests.pending);
  const kind = state.kind === "connecting" && state.again ? "waiting" : state.kind;
  const delayed = pending.find((one) => one.delayed !== null && !isShownInPlace(one.request))?.delayed ?? null;
  return (
    <div class="banner-place" role="status" data-connection={kind}>
      {state.kind !== "online" && <p class={`banner ${kind}`}>{sentence(state)}</p>}
      {kind === "waiting" && <Blocked />}
      {state.kind === "stopped" && state.code !== null && (
        <button class="button" onClick={() => client.session.connection.start()}>{text.connection.again}</button>
      )}
      {state.kind === "online" && delayed && <p class="banner waiting">{text.connection.delayed(delayed)}</p>}
    </div>
  );
}

/** Whether the page shows that a request is on its way where it was made, so that the banner need not. */
function isShownInPlace(request: Request): boolean {
  return request.type === "preview" || isTalk(request);
}

/** The state of a connection that is not there, in a sentence. */
function sentence(state: ConnectionState): string {
  if (state.kind === "connecting" && !state.again) return text.connection.connecting;
  if (state.kind === "connecting" || state.kind === "waiting") return text.connection.lost;
  if (state.kind === "stopped" && state.code === CLOSES.REPLACED) return text.connection.replaced;
  if (state.kind === "stopped" && state.code === CLOSES.BANNED) return text.connection.banned(state.reason ?? "");
  if (state.kind === "stopped" && state.code !== null) return text.connection.refused(state.code);
  return text.connection.stopped;
}

/** Refusals as sentences, which stay until dismissed. */
export function Notices() {
  const { client } = useShell();
  const notices = useStore(client.notices);
  return (
    <div class="notices" role="alert">
      {notices.map(({ key, message }) => (
        <p class="notice" key={key}>
          <span>{message}</span>
          <CloseButton label={text.app.dismiss} close={() => client.dismiss(key)} />
        </p>
      ))}
    </div>
  );
}
