import { useLayoutEffect, useRef } from "preact/hooks";
import { text as matchText } from "#text/match/match";
import { text } from "#text/platform/first";
import type { RoomModel } from "../../model/types";
import type { BotLevel, SeatPresence } from "../../protocol/generated";
import { useStore } from "../../store";
import { Avatar } from "../avatar";
import { BotBadge } from "../bot_badge";
import { useShell } from "../hooks";
import { tip } from "../controls";
import { useMatchSource } from "./source";
import { missingOn } from "../../model/absence";
import type { AbsenceProps } from "./later/absence_panel";
import { Silent, lazy } from "../lazy";
import { delayWords } from "../shared/option_chips";

const MINUTE_MS = 60_000;
const UNKNOWN: SeatPresence = { state: "offline", since: 0 };

/** Minutes in words, in the largest unit that fits. */
function lasting(minutes: number): string {
  const words = matchText.lasting;
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? text.time.hours(hours) : words.days(Math.floor(hours / 24));
}

/** The spectators, and how the viewer sees the room if not as a player. */
export function Presence({ model }: { model: RoomModel }) {
  const { client } = useShell();
  const presence = useStore(client.session.room.presence);
  return (
    <div class="presence quiet">
      {presence ? (
        <SpectatorList count={presence.spectators} model={model} />
      ) : (
        <span style={{ visibility: "hidden" }}>{matchText.room.spectators(0)}</span> // so that the header does not move when it comes
      )}
      <ViewModeLabel model={model} />
    </div>
  );
}

/** A lamp for a player's presence: on, dim while the page is out of sight, off; a bot has its badge. */
export function Lamp({ seat }: { seat: number }) {
  const source = useMatchSource();
  const presence = useStore(source.presence);
  const late = useStore(source.late);
  const bot = useSeatBotLevel(seat);
  if (bot) return <BotBadge level={bot} />;
  if (late || source.kind !== "live") return null; // delayed spectators must not know who is connected now
  const { state, since } = presence?.attendance[seat] ?? UNKNOWN;
  const minutes = since > 0 && presence ? Math.floor((presence.now - since) / MINUTE_MS) : 0;
  const label = matchText.room.attendance[state](minutes > 0 ? lasting(minutes) : "");
  return <span class="lamp" role="img" data-here={state} aria-label={label} {...tip(label)} />;
}

/** The avatar of the person on a seat; bots have badges. */
export function SeatAvatar({ seat }: { seat: number }) {
  const occupant = useOccupant(seat);
  return occupant && !occupant.bot ? <Avatar id={occupant.identity} /> : null;
}

/** The badge of the bot on a seat; nothing for people. */
export function SeatBotBadge({ seat }: { seat: number }) {
  const level = useSeatBotLevel(seat);
  return level && <BotBadge level={level} tips />;
}

/** The level of the bot on a seat; null for people and free seats. */
function useSeatBotLevel(seat: number): BotLevel | null {
  return useOccupant(seat)?.bot ?? null;
}

function useOccupant(seat: number) {
  return useStore(useMatchSource().shown)?.model.room.seats[seat] ?? null;
}

const AbsenceContent = lazy(async () => (await import("./later/absence_panel")).AbsencePanelContent, Silent);

/** Shows the missing players and the vote about them; nothing while no player is missing. */
export function AbsencePanel({ room, playing }: AbsenceProps) {
  return room.absence && room.status === "playing" ? <AbsenceContent room={room} absence={room.absence} playing={playing} /> : null;
}

/** On the seat of a missing player: the bot or the rules that answer. */
export function AbsenceChip({ seat }: { seat: number }) {
  const room = useStore(useMatchSource().model)?.room;
  const missing = room && room.status === "playing" ? missingOn(room, seat) : null;
  if (!missing || (!missing.bot && !missing.ruled)) return null;
  const level = missing.bot?.bot;
  const about = level ? matchText.absence.plays(text.bots.levels[level].name) : matchText.absence.ruled;
  return (
    <span class="chip warn stands-in" role="img" {...tip(about)} aria-label={about} data-level={level ?? ""}>
      {level ? matchText.absence.botShort : matchText.clock.absent}
    </span>
  );
}

/** How many look on; opened, who they are. */
function SpectatorList({ count, model }: { count: number; model: RoomModel }) {
  const { client } = useShell();
  const spectators = useStore(client.session.room.spectators);
  const place = useDismissibleDetails();
  const words = <span data-spectators={count}>{matchText.room.spectators(count)}</span>;
  if (!spectators || spectators.people.length === 0) return words;
  const unnamed = spectators.count - spectators.people.length;
  return (
    <details class="spectators" ref={place}>
      <summary>{words}</summary>
      <ul class="plate">
        {spectators.people.map(({ identity, name, coaches }) => (
          <li key={identity} data-spectator={name}>
            <Avatar id={identity} />
            <span class="onlooker-name">{name}</span>
            {coaches !== null && (
              <span class="chip">{matchText.watching.coachOf(model.room.seats[coaches]?.name ?? "")}</span>
            )}
          </li>
        ))}
        {unnamed > 0 && <li class="quiet">{matchText.watching.unnamed(unnamed)}</li>}
      </ul>
    </details>
  );
}

/** Details that Escape and a click outside of them close. */
export function useDismissibleDetails() {
  const place = useRef<HTMLDetailsElement>(null);
  // before the next key press
  useLayoutEffect(() => {
    const close = () => place.current?.removeAttribute("open");
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", escape);
    };
  }, []);
  return place;
}

/** Says how the viewer sees the room, if not as one of its players. */
function ViewModeLabel({ model: { room, audience } }: { model: RoomModel }) {
  const { client } = useShell();
  const { coach, late } = useStore(client.session.room.viewMode);
  if (coach) {
    const name = room.seats[audience[0] ?? -1]?.name ?? "";
    return <span data-view-mode="coach">{matchText.watching.coaching(name)}</span>;
  }
  if (audience.length > 0) return null;
  const delay = late && room.status === "playing" ? delayWords(room.settings) : null;
  return (
    <>
      <span data-view-mode={delay ? "late" : "live"}>{matchText.room.spectating}</span>
      {delay && (
        <span class="chip" {...tip(matchText.watching.late(delay), matchText.watching.lateAbout)}>
          {matchText.watching.late(delay)}
        </span>
      )}
    </>
  );
}
