import { pagesOf } from "../games/pages";
import type { RoomModel } from "../model/room";
import { timeWords } from "../model/time_controls";
import { isTalk } from "../net/chats";
import type { Occupant, RoomView } from "../protocol/generated";
import { text } from "../text";
import { LevelField } from "./bot";
import { useShell, useStore } from "./hooks";
import { InvitePanel } from "./invitations/panel";
import { Invite } from "./invite";
import { Lamp } from "./presence";

const FEWEST_PLAYERS = 2;
const SEAL_CHARS = 8;

/** The room before its match: who sits where, and the button that starts it. */
export function BeforeMatch({ model }: { model: RoomModel }) {
  const { room } = model;
  const isHost = useIsHost(room);
  const pages = pagesOf(room.game);
  return (
    <section class="plate before" aria-labelledby="before-title">
      <header>
        <h2 id="before-title">{text.room.waitTitle}</h2>
        {room.settings?.access !== "invited" && <Invite />}
      </header>
      {pages && <p class="quiet">{pages.introduction(room.options, room.players)}</p>}
      <OptionChips room={room} />
      <ol class="seat-list">
        {room.seats.map((occupant, seat) => (
          <SeatLine key={seat} seat={seat} occupant={occupant} model={model} />
        ))}
      </ol>
      {isHost && room.seats.includes(null) && <LevelField label={text.bots.added} />}
      <InvitePanel model={model} />
      <StartLine model={model} />
      <Luck model={model} />
    </section>
  );
}

/** The options and the time control of a room, a chip each; nothing for the standard game without a clock. */
export function OptionChips({ room }: { room: Pick<RoomView, "game" | "options" | "clock"> }) {
  const words = [...(pagesOf(room.game)?.optionWords(room.options) ?? []), ...timeWords(room.clock)];
  if (words.length === 0) return null;
  return (
    <ul class="option-words">
      {words.map((word) => (
        <li key={word} class="chip">
          {word}
        </li>
      ))}
    </ul>
  );
}

function Luck({ model: { room, audience } }: { model: RoomModel }) {
  if (!room.commitment) return null;
  const shared = audience.some((seat) => room.contributed[seat]);
  return (
    <p class="luck quiet" title={text.luck.explanation(room.commitment)} data-shared={shared}>
      {text.luck.sealed(room.commitment.slice(0, SEAL_CHARS))} {shared && text.luck.shared}
    </p>
  );
}

interface LineProps {
  readonly seat: number;
  readonly occupant: Occupant | null;
  readonly model: RoomModel;
}

function SeatLine({ seat, occupant, model }: LineProps) {
  const mine = model.audience.includes(seat);
  const Mark = pagesOf(model.room.game)?.SeatMark;
  return (
    <li class={`seat-line${mine ? " mine" : ""}`} data-seat={seat} data-taken={occupant !== null}>
      <span class="seat-number">{seat + 1}</span>
      {Mark && <Mark seat={seat} room={model.room} />}
      {occupant && <Lamp seat={seat} />}
      <span class={occupant ? "seat-name" : "seat-name quiet"}>{occupant?.name ?? text.room.freeSeat}</span>
      {occupant?.bot && (
        <span class="chip" aria-hidden="true">
          {text.bots.levels[occupant.bot].name}
        </span>
      )}
      {occupant?.identity === model.room.host && <span class="chip">{text.room.host}</span>}
      {mine && <span class="chip">{text.room.you}</span>}
      <SeatButton seat={seat} occupant={occupant} model={model} />
    </li>
  );
}

function SeatButton({ seat, occupant, model }: LineProps) {
  const { client } = useShell();
  const isHost = useIsHost(model.room);
  const busy = useBusy();
  if (model.audience.includes(seat)) {
    const leave = () => client.report(client.session.askRoom({ type: "leave_seat", seat }));
    return (
      <button class="button" disabled={busy} aria-label={text.room.leaveSeat(seat + 1)} onClick={() => void leave()}>
        {text.room.leave}
      </button>
    );
  }
  if (isHost && (!occupant || occupant.bot)) return <BotButton seat={seat} bot={occupant} />;
  if (occupant || model.audience.length > 0) return null;
  const take = () => client.join(model.room.id, seat);
  return (
    <button
      class="button primary"
      disabled={busy}
      aria-label={text.room.takeSeat(seat + 1)}
      onClick={() => void take()}
    >
      {text.room.take}
    </button>
  );
}

/**
 * For the host: puts a bot of the chosen level on a free seat, or takes it off again. While that is asked for the button
 * rests without being disabled, which would take the focus from it.
 */
function BotButton({ seat, bot }: { seat: number; bot: Occupant | null }) {
  const { client, opponents } = useShell();
  const busy = useBusy();
  const add = () => client.session.askRoom({ type: "add_bot", level: opponents.value.level, seat });
  const remove = () => client.session.askRoom({ type: "remove_bot", seat });
  const toggle = () => {
    if (!busy) void client.report(bot ? remove() : add());
  };
  return (
    <button
      class="button"
      aria-disabled={busy}
      aria-label={bot ? text.bots.removeFrom(bot.name, seat + 1) : text.bots.addTo(seat + 1)}
      onClick={toggle}
    >
      {bot ? text.bots.remove : text.bots.add}
    </button>
  );
}

function StartLine({ model }: { model: RoomModel }) {
  const { client } = useShell();
  const busy = useBusy();
  const { room } = model;
  const taken = room.seats.filter((seat) => seat !== null).length;
  const host = room.seats.find((seat) => seat?.identity === room.host);
  const isHost = useIsHost(room);
  const problem =
    taken < FEWEST_PLAYERS ? text.room.needMore : (pagesOf(room.game)?.problem(room.options, taken) ?? null);
  const start = () => client.report(client.session.askRoom({ type: "start" }));
  return (
    <div class="start-line">
      {isHost && (
        <button class="button primary" disabled={busy || problem !== null} onClick={() => void start()}>
          {busy ? text.connection.sending : text.room.startWith(taken)}
        </button>
      )}
      <p class="quiet">
        {problem ?? text.room.startsFull} 
        {!isHost && host && text.room.waitForHost(host.name)}
      </p>
    </div>
  );
}

function useIsHost({ host }: RoomView): boolean {
  return useShell().me.identity === host;
}

/** Whether something that the player did was sent to the room and not answered yet. */
export function useBusy(): boolean {
  const { client } = useShell();
  const pending = useStore(client.session.requests.pending);
  return pending.some(({ scope, request }) => scope === "room" && request.type !== "contribute" && !isTalk(request));
}
