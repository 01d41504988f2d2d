/** The seats of a room before its match, with the actions on each, and the way in for those who cannot take one. */
import { useState, useEffect } from "preact/hooks";
import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { botLevelsOf, gameOf } from "../../games/registry";
import { levelFor } from "../../model/opponents";
import type { RoomModel } from "../../model/types";
import type { Unsent } from "../../net/requests";
import type { Occupant, PlayerRating, RoomView, PlayerRatings, PersonAction } from "../../protocol/generated";
import { formatNumber } from "../../text/language";
import { Avatar } from "../avatar";
import { useShell, useHttpRequest } from "../hooks";
import { Lamp } from "../match/presence";
import { useRoomRequest, useIsHost } from "../match/source";
import { tip, onEscape, takeFocus } from "../controls";
import { call } from "../../net/api";
import { ContactButtons } from "../contact_buttons";
import { profilePath } from "../router";
import { askToBeLetIn } from "../../net/people";
import { useStore } from "../../store";
import { TextField } from "../shared/fields";

interface LineProps {
  readonly seat: number;
  readonly model: RoomModel;
}

/** The seats of a table before the match. */
export function SeatList({ model }: { model: RoomModel }) {
  const ratings = useRatings(model.room);
  return (
    <ol class="seat-list">
      {model.room.seats.map((occupant, seat) => (
        <SeatLine key={seat} seat={seat} model={model} rating={occupant ? ratings.get(ratedAs(occupant)) : undefined} />
      ))}
    </ol>
  );
}

/** A seat: who has it, and what can be done about it. */
function SeatLine({ seat, model, rating }: LineProps & { readonly rating: PlayerRating | undefined }) {
  const { room, audience } = model;
  const [open, setOpen] = useState(false);
  const occupant = room.seats[seat] ?? null;
  const mine = audience.includes(seat);
  const person = occupant && !occupant.bot && !mine ? occupant : null;
  const game = gameOf(room.game);
  return (
    <li class={`seat-line${mine ? " mine" : ""}`} data-seat={seat} data-taken={occupant !== null}>
      <span class="seat-number">{seat + 1}</span>
      {game && <game.SeatMark seat={seat} room={room} />}
      {occupant && <Lamp seat={seat} />}
      {occupant && !occupant.bot && <Avatar id={occupant.identity} />}
      <SeatName seat={seat} room={room} />
      <SeatChips {...{ seat, room, mine, rating }} />
      <span class="seat-actions">
        <SeatButtons seat={seat} model={model} />
        {person && <MoreButton person={person} open={open} toggle={() => setOpen(!open)} />}
      </span>
      {person && open && <PersonMenu person={person} seat={seat} model={model} close={() => setOpen(false)} />}
    </li>
  );
}

/** Who has a seat or for whom it is kept. */
function SeatName({ seat, room }: { seat: number; room: RoomView }) {
  const { me } = useShell();
  const occupant = room.seats[seat];
  const reserved = room.reserved[seat];
  if (occupant) return <span class="seat-name">{occupant.name}</span>;
  const forMe = reserved?.identity === me.identity;
  const words = forMe ? tableText.seats.reservedForYou : reserved && tableText.seats.reservedFor(reserved.name);
  return <span class="seat-name quiet" data-reserved={reserved?.identity}>{words ?? tableText.room.freeSeat}</span>;
}

interface ChipsProps {
  readonly seat: number;
  readonly room: RoomView;
  readonly mine: boolean;
  readonly rating: PlayerRating | undefined;
}

/** What is to be known about a seat, such as its bot's level and whether its player is ready. */
function SeatChips({ seat, room, mine, rating }: ChipsProps) {
  const occupant = room.seats[seat];
  const chips = gameOf(room.game)?.seatChips(room.options, room.players, seat) ?? [];
  const asked = occupant && !occupant.bot && (room.settings?.ready_check || room.asked.includes(occupant.identity));
  const ready = room.ready.includes(seat);
  return (
    <span class="seat-chips">
      {chips.map(({ label, title }) => (
        <span key={label} class="chip" {...(title === undefined ? {} : tip(label, title))}>{label}</span>
      ))}
      {occupant?.bot && (
        <span class="chip" aria-hidden="true">{text.bots.levels[occupant.bot].name}</span>
      )}
      {rating && (
        <span class="chip" data-points={rating.points}>
          {tableText.seats.rating(`${formatNumber(rating.points)}${rating.provisional ? "?" : ""}`)}
        </span>
      )}
      {occupant && occupant.identity === room.host && <span class="chip">{tableText.room.host}</span>}
      {mine && <span class="chip">{tableText.room.you}</span>}
      {asked && (
        <span class={ready ? "chip good" : "chip free"} data-ready={ready}>
          {ready ? tableText.seats.isReady : tableText.seats.notReady}
        </span>
      )}
    </span>
  );
}

interface MoreProps {
  readonly person: Occupant;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Opens the menu of a person. */
function MoreButton({ person, open, toggle }: MoreProps) {
  return (
    <button class="icon-button" aria-label={tableText.seats.more(person.name)} aria-expanded={open} onClick={toggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h.01M12 12h.01M19 12h.01" />
      </svg>
    </button>
  );
}

/** What the user can do about a seat. */
function SeatButtons({ seat, model }: LineProps) {
  const { me } = useShell();
  const isHost = useIsHost(model.room);
  const isKeptOut = useIsKeptOut(model.room) !== null;
  const occupant = model.room.seats[seat] ?? null;
  const reserved = model.room.reserved[seat] ?? null;
  if (isKeptOut) return null;
  const { audience } = model;
  const { room: roomText, seats: words } = tableText;
  const leave: Unsent = { type: "leave_seat", seat };
  if (audience.includes(seat)) return <AskButton label={roomText.leaveSeat(seat + 1)} words={roomText.leave} request={leave} />;
  if (occupant) return isHost && occupant.bot ? <BotButton seat={seat} bot={occupant} game={model.room.game} /> : null;
  if (reserved?.identity === me.identity) {
    return (
      <>
        <AskButton label={words.declineSeat(seat + 1)} words={words.decline} request={leave} />
        {audience.length === 0 && <TakeButton seat={seat} model={model} />}
      </>
    );
  }
  if (reserved) {
    const release: Unsent = { type: "handle_person", identity: reserved.identity, action: "send_away" };
    return isHost ? <AskButton label={words.releaseSeat(seat + 1, reserved.name)} words={words.release} request={release} /> : null;
  }
  const from = audience[0];
  return (
    <>
      {isHost && <BotButton seat={seat} bot={null} game={model.room.game} />}
      {from === undefined ? (
        <TakeButton seat={seat} model={model} />
      ) : (
        <AskButton label={words.moveTo(seat + 1)} words={words.move} request={{ type: "move_seat", seat: from, to: seat }} />
      )}
    </>
  );
}

interface AskProps {
  readonly label: string;
  readonly words: string;
  readonly request: Unsent;
  readonly small?: boolean;
}

/** A button that sends a request about the room. While one waits it is only `aria-disabled`: `disabled` would take its focus. */
export function AskButton({ label, words, request, small = false }: AskProps) {
  const { busy, ask } = useRoomRequest();
  return (
    <button class={small ? "button small" : "button"} aria-disabled={busy} aria-label={label} onClick={() => ask(request)}>
      {words}
    </button>
  );
}

/** Takes a seat. */
function TakeButton({ seat, model }: LineProps) {
  const { client } = useShell();
  const { busy } = useRoomRequest();
  return (
    <button
      class="button primary"
      disabled={busy}
      aria-label={tableText.room.takeSeat(seat + 1)}
      onClick={() => void client.join(model.room.id, seat)}
    >
      {tableText.room.take}
    </button>
  );
}

/** For the host: puts a bot of the chosen level on a free seat, or takes it off again. Busy, it keeps the focus. */
function BotButton({ seat, bot, game }: { seat: number; bot: Occupant | null; game: string }) {
  const { opponents } = useShell();
  const { busy, ask } = useRoomRequest();
  const level = () => levelFor(opponents.value.level, botLevelsOf(game));
  const toggle = () => ask(bot ? { type: "remove_bot", seat } : { type: "add_bot", level: level(), seat });
  return (
    <button
      class="button"
      aria-disabled={busy}
      aria-label={bot ? tableText.bots.removeFrom(bot.name, seat + 1) : tableText.bots.addTo(seat + 1)}
      onClick={toggle}
    >
      {bot ? tableText.bots.remove : tableText.bots.add}
    </button>
  );
}

/** The ratings of those who play at a table with others, by identity or `bot:LEVEL`, once they are known. */
function useRatings({ game, clock, seats }: RoomView): ReadonlyMap<string, PlayerRating> {
  const [known, setKnown] = useState<ReadonlyMap<string, PlayerRating>>(new Map());
  const people = new Set(seats.flatMap((one) => (one ? [ratedAs(one)] : [])));
  const ids = people.size > 1 ? [...people].sort().join() : "";
  const tempo = clock?.pace === "slow" ? "slow" : "live";
  useEffect(() => {
    if (ids === "") return;
    let isShown = true;
    call<PlayerRatings>("GET", `/ratings/${game}/people?tempo=${tempo}&ids=${encodeURIComponent(ids)}`)
      .then(({ players }) => isShown && setKnown(new Map(players.map((one) => [one.identity, one]))))
      .catch((error: unknown) => console.warn("The seats show no ratings.", error));
    return () => {
      isShown = false;
    };
  }, [game, tempo, ids]);
  return known;
}

/** Under which identity the holder of a seat is rated. */
function ratedAs({ identity, bot }: { readonly identity: string; readonly bot: string | null }): string {
  return bot === null ? identity : `bot:${bot}`;
}

interface PersonMenuProps {
  readonly person: Occupant;
  readonly seat: number;
  readonly model: RoomModel;
  readonly close: () => void;
}

/** Actions on another person at the table. */
function PersonMenu({ person, seat, model, close }: PersonMenuProps) {
  const { busy, ask } = useRoomRequest();
  const isHost = useIsHost(model.room);
  const ownSeat = model.audience[0]; // undefined for a spectator
  const isOffered = model.room.offers.some((offer) => offer.seat === ownSeat && offer.to === seat);
  const swap = () => {
    if (ownSeat !== undefined) ask({ type: "offer_seat", seat: ownSeat, to: seat });
    close();
  };
  const handle = (action: PersonAction) => () => {
    ask({ type: "handle_person", identity: person.identity, action });
    close();
  };
  return (
    <div class="person-menu" role="group" aria-label={tableText.seats.about(person.name)} tabIndex={-1} ref={takeFocus} onKeyDown={onEscape(close)}>
      {ownSeat !== undefined && (
        <button class="button small" disabled={busy || isOffered} onClick={swap}>{tableText.seats.swap}</button>
      )}
      <a class="button small" href={profilePath(person.identity)} target="_blank">{text.account.menu.profile}</a>
      <ContactButtons person={person} />
      {isHost && (
        <>
          <button class="button small" disabled={busy} onClick={handle("make_host")}>{tableText.seats.makeHost}</button>
          <button class="button small danger" disabled={busy} onClick={handle("send_away")}>
            {tableText.seats.sendAway}
          </button>
        </>
      )}
    </div>
  );
}

/** Why the viewer may take no seat: sent away (`barred`), or not invited to a private table; null for all others. */
export function useIsKeptOut(room: RoomView): "barred" | "uninvited" | null {
  const { client, me } = useShell();
  const inbox = useStore(client.session.account.inbox);
  const isMe = (one: { readonly identity: string } | null | undefined) => one?.identity === me.identity;
  if (room.barred.some(isMe)) return "barred";
  if (room.settings?.access !== "invited" || room.host === me.identity) return null;
  if ([...room.seats, ...room.reserved].some(isMe)) return null;
  const isInvited = inbox.some((item) => item.kind === "invitation" && item.room === room.id);
  return isInvited ? null : "uninvited";
}

/** Why the viewer cannot sit down, and a form to ask the host. */
export function AskHost({ room }: { room: RoomView }) {
  const keptOut = useIsKeptOut(room);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (keptOut === null) return null;
  return (
    <div class="ask-host" data-kept-out={keptOut}>
      <p role="status">{asked ? tableText.seats.asked : tableText.seats[keptOut === "barred" ? "barred" : "byInvitation"]}</p>
      {!asked && !open && (
        <button class="button primary" onClick={() => setOpen(true)}>{tableText.seats.ask}</button>
      )}
      {!asked && open && <AskForm room={room.id} done={() => setAsked(true)} />}
    </div>
  );
}

/** Asks the host to be let in, with a word. */
function AskForm({ room, done }: { room: string; done: () => void }) {
  const { busy, problem, run } = useHttpRequest();
  const [word, setWord] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(async () => {
      await askToBeLetIn(room, word.trim());
      done();
    });
  };
  return (
    <form class="ask-form" onSubmit={submit}>
      <TextField label={tableText.seats.askWord} name="ask-word" value={word} change={setWord} />
      <button class="button primary" disabled={busy}>{tableText.seats.ask}</button>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}
