/** The sounds of a match: those of the game's events, the call when the player is asked, and their volume. */
import { useEffect, useRef } from "preact/hooks";
import { text as soundsText } from "#text/platform/sounds";
import type { GameMatchPart, Sound } from "../../games/api";
import type { LogEntry } from "../../model/log";
import { isRoomEvent } from "../../model/room";
import { type Volume, VOLUMES, gainOf, soundSettings, SOUNDS, playSound } from "../../scene/sounds";
import { useStore } from "../../store";
import { Field, RadioRow } from "../shared/fields";
import { useMatchSource } from "../match/source";

/** Plays the sounds of the match around it; draws nothing. */
export function MatchSounds({ game }: { game: GameMatchPart }) {
  const source = useMatchSource();
  const { entries } = useStore(source.log);
  const shown = useStore(source.shown);
  const caughtUp = useStore(source.caughtUp);
  const coaching = useStore(source.coaching);
  const count = entries.length;
  const last = useRef<LogEntry | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = entries.at(-1);
    const place = before ? entries.lastIndexOf(before) : -1; // -1 in another room's log; a shortened log still has it
    if (place >= 0) play(soundsOf(game, entries.slice(place + 1)));
  }, [entries, count]);
  const { audience = [], choices = [] } = shown?.model ?? {};
  const asked = caughtUp && !coaching && choices.some(({ seat }) => audience.includes(seat));
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (asked && !wasAsked.current) play(["turn"]);
    wasAsked.current = asked;
  }, [asked]);
  return null;
}

function soundsOf({ animation }: GameMatchPart, entries: readonly LogEntry[]): Sound[] {
  return entries.flatMap(({ event }) => (isRoomEvent(event) ? [] : (animation.soundOf?.(event) ?? [])));
}

/** Plays the one of several sounds that matters most. */
function play(sounds: readonly Sound[]): void {
  const sound = SOUNDS.find((one) => sounds.includes(one));
  if (sound) playSound(sound, gainOf(soundSettings().value));
}

/** The setting for the volume, which lets it be heard. */
export function SoundSetting() {
  const { volume } = useStore(soundSettings());
  const choose = (next: Volume) => {
    soundSettings().set({ volume: next });
    playSound("turn", gainOf({ volume: next }));
  };
  return (
    <Field title={soundsText.title}>
      <RadioRow name="volume" values={VOLUMES} wordOf={(one) => soundsText.volumes[one]} chosen={volume} choose={choose} />
    </Field>
  );
}
