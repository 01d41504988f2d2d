/** Lists of open tables and running matches, as on the first page. */
import type { ComponentChildren } from "preact";
import { text } from "#text/platform/first";
import type { RoomSummary } from "../../protocol/generated";
import { useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { useShell } from "../hooks";
import { CodeField } from "../later/find_room";
import { NewTableButton } from "../lobby/lobby_state";
import { RoomItem } from "../shared/room_line";
import type { Lists } from "./rooms";

const MINUTE_MS = 60_000;

/** `rooms`: null before the first answer. */
export function RoomLists({ rooms }: { rooms: Lists | null }) {
  return (
    <div class="front-lists">
      <Rooms id="open-rooms" title={text.lobby.open} rooms={rooms && rooms.open} none={text.lobby.none} head={<NewTableButton />}>
        <CodeField />
      </Rooms>
      <Rooms id="running" title={text.lobby.playing} rooms={rooms && rooms.playing} none={text.lobby.nonePlaying} />
    </div>
  );
}

interface RoomsProps {
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly RoomSummary[] | null;
  /** The sentence of an empty list. */
  readonly none: string;
  readonly head?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A list of rooms with its title. */
export function Rooms({ id, title, rooms, none, head, children }: RoomsProps) {
  const { me } = useShell();
  const language = useStore(shownLanguage);
  const minute = Math.floor(Date.now() / MINUTE_MS);
  return (
    <section class="plate rooms" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {head}
      </header>
      {rooms === null && <p class="quiet">{text.lobby.loading}</p>}
      {rooms?.length === 0 && <p class="quiet">{none}</p>}
      {rooms && rooms.length > 0 && (
        <ul class="room-list">
          {rooms.map((room) => (
            <RoomItem key={room.id} {...{ room, minute, language, me }} gone={false} joining={false} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
