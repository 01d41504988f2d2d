import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { botLevelsOf, gameOf, hasLessons } from "../../games/registry";
import type { RoomModel } from "../../model/types";
import type { RoomView } from "../../protocol/generated";
import { languageName } from "../../text/language";
import { LevelField } from "../bot_badge";
import { useShell } from "../hooks";
import { roomPath } from "../router";
import { toLink } from "../../site";
import { Sharing } from "../invitations/sharing";
import { Silent, lazy } from "../lazy";
import { Tips } from "../match/match";
import { OptionChips } from "../shared/option_chips";
import { tip } from "../controls";
import { AskHost, useIsKeptOut } from "./ask_host";
import { ChangeRoom } from "./change_room";
import { Offers } from "./offers";
import { useIsHost } from "../match/source";
import { AskButton, SeatList } from "./seats";
import { StartLine } from "./start";

/** The room before its match: its seats, and the button that starts it; then `children`. */
export function PreMatch({ model, children }: { model: RoomModel; children: ComponentChildren }) {
  const { room } = model;
  const isHost = useIsHost(room);
  const game = gameOf(room.game);
  const askKey = `${room.id} ${useIsKeptOut(room)}`;
  return (
    <>
      <section class="plate pre-match" aria-labelledby="pre-match-title">
        <header>
          <h2 id="pre-match-title">{tableText.room.waitTitle}</h2>
          <span class="actions">
            <ChangeRoom room={room} />
            <InviteButton model={model} />
          </span>
        </header>
        {game && <p class="quiet">{game.introduction(room.options, room.players)}</p>}
        <OptionChips room={room} />
        {room.settings?.language && <p class="quiet">{text.lobby.spoken(languageName(room.settings.language))}</p>}
        <Offers model={model} />
        <SeatList model={model} />
        <Ways room={room} />
        {isHost && room.seats.includes(null) && <LevelField label={tableText.bots.added} levels={botLevelsOf(room.game)} />}
        <Shuffle room={room} />
        <StartLine model={model} />
        <Barred room={room} />
        {room.clock?.pace === "slow" && model.audience.length > 0 && <TableHook room={room} />}
        <AskHost key={askKey} room={room} />
        <Seal model={model} />
        <Tips />
      </section>
      {children}
    </>
  );
}

/** What to do while the table waits: pass on its link, and read what the game is, in other tabs. */
function Ways({ room }: { room: RoomView }) {
  const isShared = room.settings?.access !== "invited" && room.seats.includes(null);
  if (!isShared && !hasLessons(room.game)) return null;
  return (
    <section class="pre-match-ways" aria-label={tableText.room.ways}>
      {isShared && <Sharing address={toLink(roomPath(room.id))} about="" name="table-link" label={tableText.room.share} />}
      {hasLessons(room.game) && (
        <div class="actions">
          <a class="button" href={`/learn/${room.game}`} target="_blank">
            {tableText.room.learn}
          </a>
          <a class="button" href={`/rules/${room.game}`} target="_blank">
            {matchText.room.rules}
          </a>
        </div>
      )}
    </section>
  );
}

const TableHook = lazy(async () => (await import("../webhooks/webhooks")).TableHook, Silent);
const InviteDialog = lazy(async () => (await import("../invitations/dialog")).InviteDialog, Silent);

/** Opens the dialog of invitations while a seat is free; at a private table for its host only. */
export function InviteButton({ model }: { model: RoomModel }) {
  const { me } = useShell();
  const { room } = model;
  const [open, setOpen] = useState(false);
  const isPrivate = room.settings?.access === "invited";
  if (isPrivate && room.host !== me.identity) return null;
  if (!room.seats.includes(null)) return null;
  return (
    <>
      <button
        class={isPrivate ? "button primary invite" : "button invite"}
        data-action="invite"
        onPointerEnter={InviteDialog.preload}
        onClick={() => setOpen(true)}
      >
        {tableText.room.invite}
      </button>
      {open && <InviteDialog model={model} close={() => setOpen(false)} />}
    </>
  );
}

const SEAL_CHARS = 8;

/** The beginning of the commitment to the server's secret, and how far chance is protected from cheating. */
function Seal({ model: { room, audience } }: { model: RoomModel }) {
  if (!room.commitment) return null;
  const shared = audience.some((seat) => room.contributed[seat]);
  return (
    <p class="luck quiet" {...tip(tableText.luck.explanation(room.commitment))} data-shared={shared}>
      {tableText.luck.sealed(room.commitment.slice(0, SEAL_CHARS))} {shared && tableText.luck.shared} {protection(room)}
    </p>
  );
}

/** How far chance is protected from cheating, where that is less than usual. */
function protection({ seats, contributed }: RoomView): string {
  if (!contributed.includes(true)) return tableText.luck.alone;
  const people = seats.filter((one) => one && !one.bot);
  return people.length === 1 && seats.some((one) => one?.bot) ? tableText.luck.bots : "";
}

/** The shuffle while it lasts, or why the last one came to nothing. */
function Shuffle({ room: { luck } }: { room: RoomView }) {
  if (!luck || (!luck.opening && luck.called_off.length === 0)) return null;
  const opened = luck.shares.filter(({ share }) => share !== null).length;
  const names = matchText.end.and(luck.called_off.map(({ name }) => name));
  return (
    <p class={luck.opening ? "shuffle" : "called-off"} role="status">
      {luck.opening ? tableText.luck.shuffling(opened, luck.shares.length) : tableText.luck.calledOff(names)}
    </p>
  );
}

/** The people whom the host has sent away, with buttons to let them in again. */
function Barred({ room }: { room: RoomView }) {
  const isHost = useIsHost(room);
  if (!isHost || room.barred.length === 0) return null;
  return (
    <ul class="barred" aria-label={tableText.seats.sentAway}>
      {room.barred.map(({ identity, name }) => (
        <li key={identity}>
          <span class="quiet">
            {tableText.seats.sentAway}: {name}
          </span>
          <AskButton small label={tableText.seats.letInName(name)} words={tableText.seats.letIn} request={{ type: "handle_person", identity, action: "let_in" }} />
        </li>
      ))}
    </ul>
  );
}
