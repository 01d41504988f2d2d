import { elsewhere, roomOf } from "../../model/calls";
import type { Call } from "../../model/calls";
import type { OfferAnswer } from "../../protocol/generated";
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
  const answer = (what: OfferAnswer) =>
    call.type === "seat_offered" &&
    client.report(client.session.ask({ type: "answer_offer", offer: call.offer, answer: what, room: call.room }));
  const agree = () =>
    call.type === "seat_offered"
      ? answer("accept")
      : client.report(client.session.ask({ type: "rematch", room: call.room }));
  const follow = async () => {
    client.session.dismissCall(call);
    if (await agree()) navigate(roomPath(roomOf(call)));
  };
  const refuse = () => {
    client.session.dismissCall(call);
    void answer("decline");
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
          {call.type === "seat_offered" ? text.seats.takeOver : text.seats.rematchJoin}
        </button>
        <button class="button small" onClick={refuse}>
          {text.seats.no}
        </button>
      </div>
    </div>
  );
}
