import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAIN, VOLUMES, gainOf, SOUNDS, playSound } from "./sounds";

let heard: number;
let resting: boolean;

beforeEach(() => {
  heard = 0;
  resting = false;
  vi.useFakeTimers();
  const parameter = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  class Node {
    readonly frequency = parameter;
    readonly gain = parameter;
    connect(next: unknown) {
      return next;
    }
    start() {
      heard += 1;
    }
    stop() {}
  }
  class Context {
    readonly currentTime = 0;
    readonly destination = {};
    async resume() {
      resting = false;
    }
    async suspend() {
      resting = true;
    }
  }
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OscillatorNode", Node);
  vi.stubGlobal("GainNode", Node);
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is heard before the first input, nor at volume zero", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  playSound("turn", 1);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  playSound("turn", 0);
  expect(heard).toBe(0);
  playSound("turn", 0.5);
  expect(heard).toBe(2);
});

test("every sound has notes, and every volume another gain", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  for (const sound of SOUNDS) {
    heard = 0;
    playSound(sound, 1);
    expect(heard, sound).toBeGreaterThan(0);
  }
  expect(VOLUMES.map((volume) => gainOf({ volume }))).toEqual(Object.values(GAIN).sort());
  expect(GAIN.off).toBe(0);
});

test("the audio rests a while after the last sound, and wakes up for the next", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  playSound("turn", 1);
  vi.advanceTimersByTime(1_500);
  playSound("end", 1);
  vi.advanceTimersByTime(1_500);
  expect(resting).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(resting).toBe(true);
  playSound("turn", 1);
  expect(resting).toBe(false);
});
