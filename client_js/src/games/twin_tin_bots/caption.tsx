import { text as platformText } from "#text/platform/first";
import { text as matchText } from "#text/twin_tin_bots/match";
import { isRoomEvent } from "../../model/room";
import type { RoomEvent, RoomView } from "../../protocol/generated";
import { PlaybackButtons } from "../../ui/match/playback_buttons";
import { describeRoomEvent } from "../../ui/match/room_events";
import { useIsLive } from "../../ui/match/source";
import type { MatchProps, Names } from "../api";
import type { Choice, GameEvent, View } from "./generated";
import { describe, robotWords } from "./wording";

/** One sentence below the board: what is happening, or which player the match waits for. */
export function Caption({ event, view, names, ownSeats, choices, room, caughtUp, pastEvents }: MatchProps<View, GameEvent, Choice>) {
  const past = useIsLive() ? null : pastEvents.at(-1);
  const current = event ?? past;
  const words = current ? sentenceOf(current, names, view.radius) : waiting(choices, names, ownSeats, room);
  return (
    <div class="caption">
      <p role="status" aria-live={event ? "off" : "polite"}>
        {words}
      </p>
      {words && <PlaybackButtons caughtUp={caughtUp} />}
    </div>
  );
}

function sentenceOf(event: GameEvent | RoomEvent, names: Names, radius: number): string {
  return isRoomEvent(event) ? describeRoomEvent(event, names) : describe(event, names, radius);
}

function waiting(choices: readonly Choice[], names: Names, mine: readonly number[], room: RoomView): string {
  const choice = choices.find(({ seat }) => !mine.includes(seat));
  return choice ? sentenceFor(choice, names, Boolean(room.seats[choice.seat]?.bot)) : "";
}

/** The player that the match waits for, in a sentence; `bot`: whether that is a bot. */
export function sentenceFor(choice: Choice, names: Names, bot = false): string {
  const name = names(choice.seat);
  switch (choice.kind) {
    case "program":
    case "first":
      return bot ? platformText.bots.thinking(name) : matchText.program.waitingFor(name);
    case "zap_robot":
      return matchText.prompt.othersZap(name, robotWords(names, choice.robot));
    case "zap_blob":
      return matchText.prompt.othersBlob(name);
    case "place_crystal":
      return matchText.prompt.othersCrystal(name);
  }
}
