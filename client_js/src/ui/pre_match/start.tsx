import { text as matchText } from "#text/match/match";
import { text } from "#text/platform/first";
import { gameOf } from "../../games/registry";
import { isAwaited, waitedFor } from "../../model/seat_agreements";
import type { RoomModel } from "../../model/types";
import { useRoomRequest, useIsHost } from "./room_request";

/** How the match begins: the host's button, the ready buttons in a room with a ready check, and what is missing. */
export function StartLine({ model }: { model: RoomModel }) {
  const { busy, ask } = useRoomRequest();
  const { room, audience } = model;
  const isHost = useIsHost(room);
  const checked = room.settings?.ready_check ?? false;
  const wasAway = audience.some((seat) => room.asked.includes(room.seats[seat]?.identity ?? ""));
  const taken = room.seats.filter((seat) => seat !== null).length;
  const host = room.seats.find((seat) => seat?.identity === room.host);
  const game = gameOf(room.game);
  const fewest = game?.playerCounts[0] ?? 0;
  const invited = room.reserved.filter((one, seat) => one && !room.seats[seat]).map((one) => one!.name);
  const problem = taken < fewest ? (invited[0] ? matchText.seats.waitingFor(invited.join(", ")) : matchText.room.needMore(fewest)) : (game?.options.problem(room.options, taken) ?? null);
  const waited = waitedFor(room);
  const starts = checked ? matchText.seats.startsReady : wasAway ? matchText.seats.wereAway : room.asked.length > 0 ? matchText.seats.startsAsked : matchText.room.startsFull;
  return (
    <div class="start-line">
      {(wasAway || (checked && audience.length > 0)) && <ReadyButton model={model} />}
      {isHost && !wasAway && (!checked || room.seats.includes(null)) && (
        <button
          class={checked ? "button" : "button primary"}
          disabled={busy || problem !== null || isAwaited(room)}
          onClick={() => ask({ type: "start" })}
        >
          {busy ? text.connection.sending : matchText.room.startWith(taken)}
        </button>
      )}
      <p class="quiet">
        {problem ?? starts}{" "}
        {problem === null && waited.length > 0 && matchText.seats.waitingFor(waited.map(({ name }) => name).join(", "))}{" "}
        {!isHost && room.asked.length === 0 && host && matchText.room.waitForHost(host.name)}
      </p>
    </div>
  );
}

function ReadyButton({ model: { room, audience } }: { model: RoomModel }) {
  const { busy, ask } = useRoomRequest();
  const ready = audience.every((seat) => room.ready.includes(seat));
  return (
    <button
      class={ready ? "button ready-button" : "button primary ready-button"}
      aria-pressed={ready}
      aria-disabled={busy}
      onClick={() => ask({ type: "ready", ready: !ready })}
    >
      {ready ? matchText.seats.ready : matchText.seats.sayReady}
    </button>
  );
}

