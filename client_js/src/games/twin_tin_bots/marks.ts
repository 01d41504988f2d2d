/** What to press on the page of a match to give a command: for lessons. */
import type { LessonMark } from "../api";
import type { Change, GameCommand } from "./generated";

const RUN: LessonMark = { target: ".player-panel .run:not(:disabled)", done: null };

/** The marks of a command of `seat`, in order. */
export function marksOf(command: GameCommand, seat: number): readonly LessonMark[] {
  switch (command.type) {
    case "place":
    case "swap":
    case "remove":
    case "reset":
      return [...change(command, seat), RUN];
    case "pass":
      return [{ target: '.player-panel [aria-keyshortcuts="P"]', done: null }];
    case "double":
      return [
        { target: '[data-hand="double_modification"]', done: '[data-hand="double_modification"][aria-pressed="true"], .run:not(:disabled)' },
        ...command.changes.flatMap((one) => change(one, seat)),
        RUN,
      ];
    case "first":
      return [...command.places.flatMap((place) => change({ type: "place", ...place }, seat)), RUN];
    case "zap_robot":
    case "zap_blob":
    case "place_crystal":
      return [];
  }
}

/** What to press for a change of a program, in order. */
function change(one: Change, seat: number): LessonMark[] {
  const slot = (number: number) => `[data-slot="${seat}${one.robot}${number}"]`;
  switch (one.type) {
    case "place": {
      const placed = `${slot(one.slot)}[data-tile="${one.tile}"]`;
      const hand = `[data-hand="${one.tile}"]`;
      return [
        { target: hand, done: `${hand}[aria-pressed="true"], ${placed}` },
        { target: slot(one.slot), done: placed },
      ];
    }
    case "swap": {
      const [from, to] = one.slots;
      const swapped = `${slot(to)}[data-staged="true"]`;
      return [
        { target: slot(from), done: `${slot(from)}[aria-pressed="true"], ${swapped}` },
        { target: slot(to), done: swapped },
      ];
    }
    case "remove": {
      const removed = `${slot(one.slot)}[data-staged="true"]`;
      return [
        { target: slot(one.slot), done: `${slot(one.slot)}[aria-pressed="true"], ${removed}` },
        { target: ".slot-tools button:not(:disabled)", done: removed },
      ];
    }
    case "reset":
      return [{ target: ".slot-tools button:not(:disabled)", done: `${slot(1)}[data-staged="true"]` }];
  }
}
