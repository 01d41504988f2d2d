import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text as tableText } from "#text/match/table";
import { text } from "#text/platform/first";
import { text as tablesText } from "#text/platform/tables";
import { botLevelsOf, gameOf, hasLessons } from "../../games/registry";
import type { RoomModel, Outgoing } from "../../model/types";
import type { RoomView, RoomSettingsView } from "../../protocol/generated";
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
import { AskHost, useIsKeptOut, AskButton, SeatList } from "./seats";
import { Offers } from "./offers";
import { useIsHost, useRoomRequest } from "../match/source";
import { isAwaited, waitedFor } from "../../model/room";
import type { GameOptions } from "../../games/api";
import { USUAL, offered } from "../../model/room_settings";
import { Dialog } from "../dialog";
import { PlayersField, TextField } from "../shared/fields";
import { RoomFields, ReadyCheckField } from "../lobby/room_fields";
import { TimeField } from "../lobby/time_field";

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
          <a class="button" href={`/learn/${room.game}`} target="_blank">{tableText.room.learn}</a>
          <a class="button" href={`/rules/${room.game}`} target="_blank">{matchText.room.rules}</a>
        </div>
      )}
    </section>
  );
}

const TableHook = lazy(async () => (await import("../webhooks/webhooks")).TableHook, Silent);
const InviteDialog = lazy(async () => (await import("../invitations/dialog")).InviteDialog, Silent);

/** Opens the dialog of invitations while a seat is free; at a private table for its host only. */
function InviteButton({ model }: { model: RoomModel }) {
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
          <span class="quiet">{tableText.seats.sentAway}: {name}</span>
          <AskButton small label={tableText.seats.letInName(name)} words={tableText.seats.letIn} request={{ type: "handle_person", identity, action: "let_in" }} />
        </li>
      ))}
    </ul>
  );
}

/** How the match begins: the host's button, the ready buttons in a room with a ready check, and what is missing. */
function StartLine({ model }: { model: RoomModel }) {
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

type ChangeRoom = Omit<Outgoing<"change_room">, "id">;

/** Opens the form; nothing for those who are not the host. */
function ChangeRoom({ room }: { room: RoomView }) {
  const isHost = useIsHost(room);
  const [open, setOpen] = useState(false);
  if (!isHost) return null;
  return (
    <>
      <button class="button" onClick={() => setOpen(true)}>{tableText.seats.change}</button>
      {open && (
        <Dialog title={tableText.seats.change} close={() => setOpen(false)}>
          <ChangeForm room={room} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

/** The settings of a table that waits for its start. */
function ChangeForm({ room, close }: { room: RoomView; close: () => void }) {
  const { client } = useShell();
  const game = gameOf(room.game);
  const counts = game?.playerCounts ?? [room.players];
  const [name, setName] = useState(room.name);
  const [players, setPlayers] = useState(room.players);
  const [options, setOptions] = useState<GameOptions | null>(room.options ?? game?.options.standard ?? null);
  const [clock, setClock] = useState(offered(room.clock));
  const [settings, setSettings] = useState<RoomSettingsView>(room.settings ?? USUAL);
  const taken = room.seats.filter((occupant, seat) => occupant ?? room.reserved[seat]).length;
  const choosePlayers = (chosen: number) => {
    setPlayers(chosen);
    if (options && game) setOptions(game.options.fit(options, chosen));
  };
  const keep = (changed: Partial<RoomSettingsView>) => setSettings({ ...settings, ...changed });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const request = { type: "change_room", players, name: name.trim(), options, clock, settings } as ChangeRoom;
    if (await client.report(client.session.room.ask(request))) close();
  };
  return (
    <form class="change-room" onSubmit={(event) => void save(event)}>
      <TextField label={tablesText.lobby.roomName} name="room-name" value={name} change={setName} />
      <PlayersField name="change-players" counts={counts} players={players} fewest={taken} change={choosePlayers} />
      {taken > counts[0]! && <p class="quiet">{tableText.seats.changeFewer(taken)}</p>}
      <TimeField game={game} control={clock} change={setClock} />
      {game && options && (
        <game.options.Form options={options} players={players} change={setOptions} words={[]}>
          <RoomFields {...{ settings, keep }} />
        </game.options.Form>
      )}
      <ReadyCheckField checked={settings.ready_check} change={(ready_check) => keep({ ready_check })} />
      <button class="button primary">{tableText.seats.changeSave}</button>
      {settings.ready_check && <p class="quiet">{tableText.seats.changeNote}</p>}
    </form>
  );
}
