/** Hooks for requests about the room on the page. */
import { isTalk } from "../../net/chats";
import type { Unsent } from "../../net/requests";
import type { RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";

/** Whether the viewer is the host of the room. */
export function useIsHost({ host }: RoomView): boolean {
  return useShell().me.identity === host;
}

/** Requests that do not make the room busy. */
const QUIET: ReadonlySet<string> = new Set(["contribute", "set_standing"]);

/** Whether something that the player did was sent to the room and not answered yet. */
export function useBusy(): boolean {
  const { client } = useShell();
  const pending = useStore(client.session.requests.pending);
  return pending.some(({ scope, request }) => scope === "room" && !QUIET.has(request.type) && !isTalk(request));
}

export interface RoomRequest {
  readonly busy: boolean;
  /** Sends a request about the room, unless another one waits; a refusal is shown. */
  ask(request: Unsent): void;
}

export function useRoomRequest(): RoomRequest {
  const { client } = useShell();
  const busy = useBusy();
  return {
    busy,
    ask: (request) => {
      if (!busy) void client.report(client.session.room.ask(request));
    },
  };
}
