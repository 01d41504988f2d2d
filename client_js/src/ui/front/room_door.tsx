/** The page of a link to a room for a visitor without a name: what it leads to, and the ways in. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as entryText } from "#text/platform/entry";
import { text as invitationText } from "#text/platform/invitation";
import { siteName } from "../../site";
import { text as frontText } from "#text/platform/front";
import { gameOf, matchPartOf } from "../../games/registry";
import { Refusal } from "../../net/api";
import type { RoomChannel } from "../../model/types";
import type { Snapshot } from "../../protocol/generated";
import { useStore } from "../../store";
import { type BecomeGuest, NameOrAccount } from "../guest_name";
import { useShell, sentenceOf } from "../hooks";
import { useWhileSeen } from "./rooms";
import { RoomCard } from "../invitations/room_card";
import { Alone, lazy } from "../lazy";
import { gamePath, momentPath } from "../router";
import { SiteLink } from "../controls";
import { Splash } from "../splash";
import { titleOf, useTitle } from "../title";
import { MatchBoard, prefersStill, useBoard } from "./board";
import "./front.css";
import { VisitorHeader } from "./header";
import { PublicMatch, readerOf } from "./public_match";

const WatchPage = lazy(async () => (await import("./watch_page")).WatchPage, Alone);

interface Props {
  readonly place: RoomChannel;
  readonly guest: BecomeGuest;
}

export function RoomDoor({ place, guest }: Props) {
  if (place.coach !== undefined) return <CoachDoor guest={guest} />;
  return <WatchedDoor place={place} guest={guest} />;
}

/** The page of a coach link, which shows what a player knows: it asks for a name, since the table learns who uses it. */
function CoachDoor({ guest }: Pick<Props, "guest">) {
  const { become } = useShell();
  return (
    <Door>
      <p>{frontText.room.coach}</p>
      <NameOrAccount submit={guest} label={entryText.name.enter} become={become} heading />
    </Door>
  );
}

/** The frame of the page. */
export function Door({ children }: { children: ComponentChildren }) {
  return (
    <>
      <VisitorHeader />
      <main class="door" id="main">
        <div class="plate invitation">{children}</div>
      </main>
    </>
  );
}

type Read = { readonly snapshot: Snapshot } | { readonly problem: string; readonly code: string } | null;

/** The room, read again from time to time while the page is seen. */
function useRoom({ id, token }: RoomChannel): Read {
  const [read, setRead] = useState<Read>(null);
  const reader = useMemo(() => readerOf(id, token), [id, token]);
  const look = () =>
    void reader.snapshot().then(
      (snapshot) => setRead({ snapshot }),
      (error: Error) => {
        const code = error instanceof Refusal ? error.code : "";
        setRead((before) => (before && "snapshot" in before && code !== "no_such_room" ? before : { problem: sentenceOf(error), code }));
      },
    );
  useEffect(look, [reader]);
  useWhileSeen(look, read !== null && "snapshot" in read && read.snapshot.room.status === "open");
  return read;
}

/** The door of an open room or of a match; why there is nothing to be seen, if the visitor may not see the room. */
function WatchedDoor({ place, guest }: Props) {
  const { enter, navigate } = useShell();
  const read = useRoom(place);
  if (read === null) {
    return (
      <Door>
        <Splash message={invitationText.invitations.looking} />
      </Door>
    );
  }
  if ("problem" in read) return <Refused {...read} />;
  const { room } = read.snapshot;
  if (room.status === "open") return <OpenDoor snapshot={read.snapshot} guest={guest} />;
  if (!gameOf(room.game)) return <Refused problem={frontText.room.away} code="" />;
  return <MatchDoor place={place} snapshot={read.snapshot} replay={() => (place.token === undefined ? navigate(momentPath(room.id)) : void enter("name"))} />;
}

/** Why there is nothing to be seen, and a way to log in for owners of a seat. */
function Refused({ problem, code }: { problem: string; code: string }) {
  const { enter, navigate } = useShell();
  return (
    <Door>
      <div role="alert">
        <h1>{problem}</h1>
      </div>
      <div class="actions">
        <button class="button primary" onClick={() => navigate("/")}>{text.app.home}</button>
        {code !== "no_such_room" && (
          <button class="button" onClick={() => void enter("account")}>{entryText.account.haveAccount}</button>
        )}
      </div>
    </Door>
  );
}

/** A table that waits for players: a name and a seat, or a name and a place among the spectators, who are seen. */
function OpenDoor({ snapshot: { room }, guest }: { snapshot: Snapshot; guest: BecomeGuest }) {
  const { client, become, enter } = useShell();
  const host = room.seats.find((seat) => seat?.identity === room.host)?.name ?? "";
  const isPrivate = room.settings?.access === "invited";
  const isFree = room.seats.includes(null) && !isPrivate;
  const sit = async (name: string) => {
    if ((await guest(name)) && isFree) void client.join(room.id, null);
  };
  const heading = isPrivate ? text.invitations.onlyInvited : invitationText.invitations.from(host);
  useTitle(`${heading} · ${siteName()}`);
  return (
    <Door>
      <RoomCard room={summaryOf(room)} heading={heading} />
      {isPrivate && <p>{frontText.room.private}</p>}
      {!isFree && !isPrivate && <p role="status">{invitationText.invitations.full}</p>}
      <NameOrAccount submit={sit} label={isFree ? invitationText.invitations.sit : entryText.name.enter} become={become} />
      <div class="actions">
        {room.settings?.watching !== "none" && (
          <button class="button" data-action="watch" onClick={() => void enter("name")}>{text.lobby.watch}</button>
        )}
        <WhatIsThis game={room.game} />
      </div>
    </Door>
  );
}

/** A match: its board, who plays, and the way to watch it without a name. */
function MatchDoor({ place, snapshot, replay }: { place: RoomChannel; snapshot: Snapshot; replay: () => void }) {
  const { speed } = useShell();
  const { room } = snapshot;
  const match = useMemo(() => new PublicMatch(readerOf(place.id, place.token), speed, !prefersStill()), [place.id]);
  const shown = useStore(match.playback.shown);
  const state = useStore(match.state);
  const board = useBoard(room.game);
  const [watching, watch] = useState(false);
  useEffect(() => match.follow(), [match]);
  const over = state === "over" || room.status === "finished";
  const title = titleOf(summaryOf(room));
  useTitle(`${title} · ${siteName()}`);
  if (watching && matchPartOf(room.game)) return <WatchPage match={match} title={title} game={room.game} />;
  return (
    <Door>
      <RoomCard room={summaryOf(room)} heading={over ? frontText.room.over : frontText.room.playing} />
      <div class="actions">
        <button class="button primary" data-action="watch" disabled={!shown} onClick={() => (over ? replay() : watch(true))}>
          {over ? frontText.room.replay : text.lobby.watch}
        </button>
        <WhatIsThis game={room.game} />
      </div>
      {shown && board && (
        <div class="door-board">
          <MatchBoard board={board} shown={shown} />
        </div>
      )}
    </Door>
  );
}

function WhatIsThis({ game }: { game: string }) {
  return <SiteLink kind="button" to={gamePath(game)}>{frontText.room.what}</SiteLink>;
}

/** What a row of the lobby would say about a room. */
function summaryOf(room: Snapshot["room"]) {
  const { seats } = room;
  return {
    ...room,
    seats: seats.map((seat) => seat?.name ?? null),
    identities: seats.map((seat) => seat?.identity ?? null),
    bots: seats.map((seat) => seat?.bot ?? null),
  };
}
