import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { gameOf } from "../../games/registry";
import { isAwaited, waitedFor } from "../../model/seat_agreements";
import type { RoomModel } from "../../model/types";
import type { RoomView } from "../../protocol/generated";
import { useRoomRequest, useIsHost } from "../match/source";

/** How the match begins: the host's button, the ready buttons in a room with a ready check, and what is missing. */
export function StartLine({ model }: { model: RoomModel }) {
  const { busy, ask } = useRoomRequest();
  const { room, audience } = model;
  const isHost = useIsHost(room);
  const checked = room.settings?.ready_check ?? false;
  const wasAway = audience.some((seat) => room.asked.includes(room.seats[seat]?.identity ?? ""));
  const taken = room.seats.filter((seat) => seat !== null).length;
  const host = room.seats.find((seat) => seat?.identity === room.host);
  const problem = problemWords(room, taken);
  const waited = waitedFor(room);
  return (
    <div class="start-line">
      {(wasAway || (checked && audience.length > 0)) && <ReadyButton model={model} />}
      {isHost && !wasAway && (!checked || room.seats.includes(null)) && (
        <button
          class={checked ? "button" : "button primary"}
          disabled={busy || problem !== null || isAwaited(room)}
          onClick={() => ask({ type: "start" })}
        >
          {busy ? text.connection.sending : tableText.room.startWith(taken)}
        </button>
      )}
      <p class="quiet">
        {problem ?? startWords(room, wasAway)}{" "}
        {problem === null && waited.length > 0 && tableText.seats.waitingFor(waited.map(({ name }) => name).join(", "))}{" "}
        {!isHost && room.asked.length === 0 && host && tableText.room.waitForHost(host.name)}
      </p>
    </div>
  );
}

/** Why the match can't begin with those who have `taken` a seat; null if it can. */
function problemWords(room: RoomView, taken: number): string | null {
  const game = gameOf(room.game);
  const fewest = game?.playerCounts[0] ?? 0;
  if (taken >= fewest) return game?.options.problem(room.options, taken) ?? null;
  const invited = room.reserved.flatMap((one, seat) => (one && !room.seats[seat] ? [one.name] : []));
  return invited.length > 0 ? tableText.seats.waitingFor(invited.join(", ")) : tableText.room.needMore(fewest);
}

/** When the match begins. `wasAway`: whether the player was not there when all seats were taken. */
function startWords({ settings, asked }: RoomView, wasAway: boolean): string {
  if (settings?.ready_check) return tableText.seats.startsReady;
  if (wasAway) return tableText.seats.wereAway;
  return asked.length > 0 ? tableText.seats.startsAsked : tableText.room.startsFull;
}

/** Says that the user is ready, or no longer so. */
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
      {ready ? tableText.seats.ready : tableText.seats.sayReady}
    </button>
  );
}

