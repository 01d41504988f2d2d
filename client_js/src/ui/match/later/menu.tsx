/** What the menu of a match holds. */
import { useState, useEffect } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text as tableText } from "#text/match/table";
import { text as linksText } from "#text/platform/links";
import { gameOf, matchPartOf } from "../../../games/registry";
import type { RoomModel } from "../../../model/types";
import { useShell, useReportError } from "../../hooks";
import { Silent, lazy } from "../../lazy";
import { type Whom, people } from "../../../net/people";
import type { Person, RoomView } from "../../../protocol/generated";
import { useStore } from "../../../store";
import { Avatar } from "../../avatar";
import { Dialog } from "../../dialog";
import { useCoaching, useRoomRequest, useBusy } from "../source";
import { copyText } from "../../shared/copy_or_save";
import { coachPath, roomPath, watchPath } from "../../router";
import { toLink } from "../../../site";

const TableHook = lazy(async () => (await import("../../webhooks/webhooks")).TableHook, Silent);

interface MenuProps {
  readonly model: RoomModel;
  /** Closes the menu. */
  readonly close: () => void;
}

/** The links to the match, and the ways to hand a seat over or resign. */
export function MenuContent({ model, close }: MenuProps) {
  return (
    <>
      <LinksList model={model} />
      {model.room.clock?.pace === "slow" && <TableHook room={model.room} />}
      <HandOver close={close} />
      <Resign model={model} close={close} />
    </>
  );
}

/** Lets a player leave a running match for good, after a question. */
function Resign({ model, close }: MenuProps) {
  const { client } = useShell();
  const seats = playingSeats(model);
  const [asking, setAsking] = useState(false);
  if (seats.length === 0) return null;
  const resign = () => {
    close();
    for (const seat of seats) void client.report(client.session.room.ask({ type: "resign", seat }));
  };
  if (!asking) {
    return <button class="button" onClick={() => setAsking(true)}>{matchText.settings.resign}</button>;
  }
  return (
    <div class="question" role="group" aria-label={matchText.settings.resignTitle}>
      <p>{gameOf(model.room.game)?.resignWords}</p>
      <div class="actions">
        <button class="button" onClick={() => setAsking(false)}>{matchText.settings.resignNo}</button>
        <button class="button danger" onClick={resign}>{matchText.settings.resignYes}</button>
      </div>
    </div>
  );
}

/** The viewer's seats that still play; last those that are asked, whose resignation may end the match before the others resign. */
function playingSeats(model: RoomModel): readonly number[] {
  if (model.room.status !== "playing" || !model.view) return [];
  const playing = matchPartOf(model.room.game)?.model.playingSeats(model.view) ?? [];
  const isAsked = (seat: number) => Number(model.choices.some((choice) => choice.seat === seat));
  return model.audience.filter((seat) => playing.includes(seat)).toSorted((one, other) => isAsked(one) - isAsked(other));
}

/** Lets a player hand over the seat in a running match; nothing for spectators. */
function HandOver({ close }: { close: () => void }) {
  const { client } = useShell();
  const model = useStore(client.session.room.model);
  const [open, setOpen] = useState(false);
  const coaching = useCoaching();
  if (model?.room.status !== "playing" || model.audience.length === 0 || coaching) return null;
  const done = () => {
    setOpen(false); // the dialog must close with its menu: hidden but open, it would block the page
    close();
  };
  return (
    <>
      <button class="button" onClick={() => setOpen(true)}>{tableText.seats.handOver}</button>
      {open && (
        <Dialog title={tableText.seats.handOverTitle} close={() => setOpen(false)}>
          <Takers model={model} close={done} />
        </Dialog>
      )}
    </>
  );
}

/** Offers the user's seat to any person, or to one of those who can take it. */
function Takers({ model, close }: { model: RoomModel; close: () => void }) {
  const { busy, ask } = useRoomRequest();
  const takers = useTakers(model.room);
  const seat = model.audience[0]!;
  const offer = (identity: string | null) => () => {
    ask({ type: "offer_seat", seat, identity });
    close();
  };
  return (
    <div class="hand-over">
      <p>{tableText.seats.handOverAbout}</p>
      <div class="actions">
        <button class="button" aria-disabled={busy} onClick={offer(null)}>{tableText.seats.handOverAnybody}</button>
        {takers.map(({ identity, name }) => (
          <button key={identity} class="button" aria-disabled={busy} onClick={offer(identity)}>
            <Avatar id={identity} />
            {tableText.seats.handOverTo(name)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The people who may take a seat over: the player's friends and spectators, each once; none until friends are known, who come first. */
function useTakers({ seats }: RoomView): readonly Whom[] {
  const { client } = useShell();
  const onlookers = useStore(client.session.room.spectators)?.people ?? [];
  const friends = useFriends();
  if (friends === null) return [];
  const all = new Map([...friends, ...onlookers].map((one) => [one.identity, one]));
  for (const seat of seats) if (seat) all.delete(seat.identity);
  return [...all.values()];
}

/** The player's friends; null until they are known, none if they can't be had. */
function useFriends(): readonly Person[] | null {
  const tell = useReportError();
  const [friends, setFriends] = useState<readonly Person[] | null>(null);
  useEffect(() => {
    people().then(({ friends: known }) => setFriends(known), (error: Error) => {
      setFriends([]);
      tell(error);
    });
  }, []);
  return friends;
}

/** The links of a match for those who play it: to watch it, and to coach a player. */
function LinksList({ model }: { model: RoomModel }) {
  const { room, audience } = model;
  return (
    <>
      {room.settings?.watching === "none" ? (
        <p class="quiet">{linksText.watching.notWatched}</p>
      ) : (
        <WatchLink model={model} />
      )}
      {room.status === "playing" &&
        audience.slice(0, 1).map((seat) => <CoachLink key={seat} seat={seat} coached={room.coached[seat] ?? false} />)}
    </>
  );
}

/** The link by which others watch, made when it is asked for. */
function WatchLink({ model: { room } }: { model: RoomModel }) {
  const { client, me } = useShell();
  const busy = useBusy();
  const find = async () => {
    if (room.settings?.watching !== "link") return roomPath(room.id);
    const token = await client.session.room.link(null);
    return token && watchPath(room.id, token);
  };
  const [renewals, setRenewals] = useState(0); // after each the button has another link to copy
  const renew = async () => {
    if (await client.report(client.session.room.ask({ type: "set_link", seat: null, valid: true }))) setRenewals(renewals + 1);
  };
  return (
    <>
      <CopyButton key={renewals} label={linksText.watching.copyWatch} about={linksText.watching.watchAbout} name="watch" find={find} />
      {room.settings?.watching === "link" && room.host === me.identity && (
        <button
          class="button"
          data-link="renew"
          disabled={busy}
          title={linksText.watching.renewAbout}
          onClick={() => void renew()}
        >
          {linksText.watching.renew}
        </button>
      )}
    </>
  );
}

/** Makes a coach link, which is copied, or withdraws it. */
function CoachLink({ seat, coached }: { seat: number; coached: boolean }) {
  const { client } = useShell();
  const busy = useBusy();
  const [withdrawals, setWithdrawals] = useState(0);
  const set = (valid: boolean) => client.report(client.session.room.ask({ type: "set_link", seat, valid }));
  const find = async () => {
    if (!coached && !(await set(true))) return null;
    const token = await client.session.room.link(seat);
    return token && coachPath(token);
  };
  const withdraw = async () => {
    if (await set(false)) setWithdrawals(withdrawals + 1);
  };
  return (
    <>
      <CopyButton
        key={withdrawals}
        label={coached ? linksText.watching.copyCoach : linksText.watching.makeCoach}
        about={linksText.watching.coachAbout}
        name="coach"
        find={find}
      />
      {coached && (
        <button class="button" data-link="withdraw" disabled={busy} onClick={() => void withdraw()}>
          {linksText.watching.withdraw}
        </button>
      )}
    </>
  );
}

interface CopyProps {
  readonly label: string;
  readonly about: string;
  readonly name: string;
  /** The path that is copied; null if there is none. */
  readonly find: () => Promise<string | null>;
}

/** Copies a link, or shows it to be copied by hand where the browser forbids that. */
function CopyButton({ label, about, name, find }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const path = await find();
    if (path === null) return;
    const link = toLink(path);
    if (await copyText(link)) setCopied(true);
    else setShown(link);
  };
  return (
    <div class="link-line">
      <button class="button" data-link={name} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? matchText.room.copied : label}</span>
      </button>
      {shown !== null && (
        <label class="invite-link">
          {matchText.room.copyByHand}
          <input readOnly value={shown} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <p class="quiet">{about}</p>
    </div>
  );
}
