import { elsewhere } from "../../model/calls";
import type { Call } from "../../model/calls";
import { text } from "../../text";
import { useShell, useStore } from "../hooks";
import { roomPath } from "../router";

/** What the player is called to from elsewhere, among the letters of the inbox. */
export function Calls() {
  const { client } = useShell();
  const room = useStore(client.session.room)?.room.id ?? null;
  const calls = elsewhere(useStore(client.session.calls), room);
  return (
    <>
      {calls.map((call) => (
        <CallLine key={`${call.type} ${call.room}`} call={call} />
      ))}
    </>
  );
}

function CallLine({ call }: { call: Call }) {
  const { client, navigate } = useShell();
  const dismiss = () => client.session.dismissCall(call);
  const follow = async () => {
    dismiss();
    if (call.type === "seat_offered") return navigate(roomPath(call.room));
    const outcome = client.session.ask({ type: "rematch", room: call.room });
    if (await client.report(outcome)) navigate(roomPath(call.next));
  };
  return (
    <div class="toast" data-call={call.type}>
      <p>
        {call.type === "seat_offered"
          ? text.seats.calledToSeat(call.name, call.title)
          : text.seats.calledToRematch(call.name)}
      </p>
      <div class="actions">
        <button class="button small primary" onClick={() => void follow()}>
          {call.type === "seat_offered" ? text.lobby.enter : text.seats.rematchJoin}
        </button>
        <button class="button small" onClick={dismiss}>
          {text.seats.no}
        </button>
      </div>
    </div>
  );
}
