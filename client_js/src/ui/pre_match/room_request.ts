/** Hooks for requests about the room on the page. */
import type { Unsent } from "../../net/requests";
import type { RoomView } from "../../protocol/generated";
import { useStore } from "../../store";
import { useShell } from "../hooks";
import { liveSource } from "../match/source";

/** Whether the viewer is the host of the room. */
export function useIsHost({ host }: RoomView): boolean {
  return useShell().me.identity === host;
}

/** Whether something that the player did was sent to the room and not answered yet. */
export function useBusy(): boolean {
  return useStore(liveSource(useShell().client).busy);
}

export interface RoomRequest {
  readonly busy: boolean;
  /** Sends a request about the room, unless another one waits; a refusal is shown. */
  ask(request: Unsent): void;
}

/** Asks the room for something, one request at a time. */
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
