/** Sounds, synthesised by WebAudio, and how loud they are. None is heard before the first input: browsers forbid it, and so does politeness. */
import type { Sound } from "../games/api";
import { browserStorage, persistedStore } from "../model/browser_storage";
import type { Store } from "../store";

/** The more a sound matters, the earlier it comes: of several at once the first one is heard. */
export const SOUNDS: readonly Sound[] = ["end", "points", "loss", "shot", "turn", "move"];

interface Note {
  readonly wave: OscillatorType;
  /** Hertz at the begin and at the end. */
  readonly pitch: readonly [number, number];
  /** Seconds from the begin of the sound. */
  readonly at: number;
  readonly seconds: number;
  /** Loudness within the sound, 0..1. */
  readonly gain: number;
}

/** Notes of `pitches` (hertz), each `step` seconds after the one before. */
function melody(wave: OscillatorType, step: number, pitches: readonly number[], gain = 1): Note[] {
  return pitches.map((pitch, index) => ({ wave, pitch: [pitch, pitch], at: index * step, seconds: step * 2.5, gain }));
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: melody("sine", 0.14, [659, 880]),
  move: [{ wave: "sine", pitch: [240, 150], at: 0, seconds: 0.09, gain: 0.8 }],
  points: melody("triangle", 0.1, [523, 659, 784, 1047]),
  loss: [
    { wave: "sawtooth", pitch: [520, 140], at: 0, seconds: 0.4, gain: 0.4 },
    { wave: "sine", pitch: [260, 70], at: 0.05, seconds: 0.45, gain: 0.8 },
  ],
  shot: [
    { wave: "square", pitch: [1500, 90], at: 0, seconds: 0.22, gain: 0.3 },
    { wave: "sawtooth", pitch: [900, 60], at: 0.06, seconds: 0.3, gain: 0.35 },
  ],
  end: [...melody("triangle", 0.16, [392, 523, 659]), ...melody("sine", 0, [784, 988]).map((note) => ({ ...note, at: 0.48, seconds: 0.9 }))],
};

/** Milliseconds from the last sound until the context is suspended: a running one takes processor time in silence. */
const REST_AFTER_MS = 2_000;

let context: AudioContext | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Plays a sound at a gain of 0..1; nothing at 0, and before the reader has touched the page or pressed a key. */
export function playSound(sound: Sound, gain: number): void {
  if (gain <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  clearTimeout(rest);
  rest = setTimeout(() => void context?.suspend(), REST_AFTER_MS);
  for (const note of NOTES[sound]) playNote(context, note, gain);
}

/** Plays a note at its time: it is at its loudest soon, and fades until its end (an exponential ramp can't lead to 0). */
function playNote(audio: AudioContext, { wave, pitch: [from, to], at, seconds, gain }: Note, volume: number): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave });
  const loudness = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(gain * volume, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** How loud the sounds of matches are, which this browser remembers. */
export const VOLUMES = ["off", "quiet", "normal", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

/** The gain of each volume, 0..1. */
export const GAIN: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.12, normal: 0.3, loud: 0.7 };

export const SOUND_KEY = "botyard.sounds";
let store: Store<{ readonly volume: Volume }> | null = null;

/** The settings; made at the first use, since tests import this module without a browser. */
export function soundSettings(): Store<{ readonly volume: Volume }> {
  store ??= persistedStore<{ readonly volume: Volume }>(browserStorage, SOUND_KEY, { volume: "normal" });
  return store;
}

/** The gain of a volume; the usual one for a word that is none. */
export function gainOf({ volume }: { readonly volume: Volume }): number {
  return GAIN[volume] ?? GAIN.normal;
}
