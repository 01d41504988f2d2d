/** VOLT: what teaches the game. */
import { text as learningText } from "#text/volt/learning";
import { text } from "#text/volt/lobby";
import { text as matchText } from "#text/volt/match";
import { isRoomEvent } from "../../kit/scene";
import type { GameLearningPart, LessonMark, LessonTexts, Names, SmallBoardProps } from "../api";
import { ArenaBoard } from "./arena";
import { ColourMark } from "./emblems";
import type { GameCommand, GameEvent, Module, SeatView, View } from "./generated";
import { spaceName } from "./geometry";
import { DieFace } from "./cards";
import { ModuleIcon } from "./module_cards";
import { moduleName, moduleStack, namesOf, describe } from "./wording";

type Step = keyof typeof learningText.lesson;
type Chapter = keyof typeof learningText.chapters;

/** For how many rounds a newcomer is reminded of the goal. */
const FIRST_ROUNDS = 3;

/** The steps of each lesson, in order. */
const LESSONS: readonly (readonly [Chapter, ...Step[]])[] = [
  ["dice", "points", "move", "units", "fire", "order", "push", "return"],
  ["modules", "equip", "module", "workshop", "killbot", "end"],
];

export const learningPart: GameLearningPart<View, GameEvent> = {
  get lesson() {
    const steps = LESSONS.flatMap(([chapter, ...ids]) => ids.map((id) => [id, { ...learningText.lesson[id], chapter: learningText.chapters[chapter] }] as const));
    return Object.fromEntries<LessonTexts>(steps);
  },
  puzzleWords: ({ events }) => learningText.puzzles.vp(Number(events[0]!.vp)),
  shows: { points: '.vt-board > .vt-arena [data-token="true"] .vt-token, .vt-points', end: ".vt-seats" },
  goalWords: ({ target, round, result, championship, seats, mode }) => {
    if (result || round > FIRST_ROUNDS) return null;
    if (mode === "training" && round > 1) return round === 2 ? learningText.lesson.fire.done : learningText.lesson.order.done;
    if (championship) return learningText.goalOfArena(target);
    return seats.some(({ killbot }) => killbot) ? learningText.goalOfSquad(target) : learningText.goal(target);
  },
  guide: (seats) => [
    { id: "own", target: `.vt-board > .vt-arena [data-robot="${seats[0]}"]`, words: learningText.guide.own },
    { id: "die", target: '.vt-desk[data-asked="program"]', words: learningText.guide.die },
    { id: "done", target: '[data-dice]:not([data-dice="0"]) [data-done]', words: learningText.guide.done },
  ],
  marksOf: (command) => marksOf(command as GameCommand),
  Piece: ({ name }) => <ModuleIcon module={name as Module} />,
  Board: SmallBoard,
};

/** What to press to give a command, in order. */
function marksOf(command: GameCommand): readonly LessonMark[] {
  const done: LessonMark = { target: "[data-done]:not(:disabled)", done: null };
  switch (command.type) {
    case "program":
      return [
        ...command.units.flatMap((dice, unit) =>
          dice.flatMap(({ colour, number, button }): LessonMark[] => {
            const lying = `[data-button="${unit + 1},${button}"][data-die="${colour}${number}"]`;
            const picked = `${lying}, [data-hand="${colour}"][aria-pressed="true"]`;
            return [
              { target: `[data-hand="${colour}"]`, done: picked },
              { target: `[data-number="${number}"]`, done: `${lying}, [data-number="${number}"][aria-pressed="true"]` },
              { target: `[data-button="${unit + 1},${button}"]`, done: lying },
            ];
          }),
        ),
        done,
      ];
    case "equip":
      return [...[...command.left, ...command.right].map((module): LessonMark => ({ target: `[data-owned-module="${module}"]`, done: `[data-equipped="${module}"]` })), done];
    case "use":
      return [
        ...command.modules.map((module): LessonMark => ({ target: `[data-use="${module}"]`, done: `[data-use="${module}"][aria-pressed="true"]` })),
        { target: "[data-use-done]:not(:disabled)", done: null },
      ];
    case "restart":
      return [{ target: `[data-space-option="${spaceName(command.at)}"]`, done: null }];
    case "workshop":
      return [{ target: command.stack === null ? "[data-repair]" : `[data-stack="${command.stack}"]`, done: null }];
    default:
      return [];
  }
}

/** A small arena with a line for each robot that has modules, VP or dice to come, and what happens in words. */
function SmallBoard({ view, event, duration, serial }: SmallBoardProps<View, GameEvent>) {
  const names: Names = namesOf(view, (seat) => text.colours[view.seats[seat]!.colour]);
  const words = event && !isRoomEvent(event) ? describe(event as GameEvent, names) || null : null;
  return (
    <div class="vt-small">
      <div class="vt-small-arena">
        <ArenaBoard view={view} names={names} audience={NO_SEATS} event={event} duration={duration} serial={serial} />
      </div>
      <ul class="vt-small-seats">{view.seats.map((seat, index) => <SmallSeat key={index} seat={seat} view={view} name={names(index)} />)}</ul>
      <p class="vt-small-words quiet" aria-live="polite">{words}</p>
    </div>
  );
}

const NO_SEATS: readonly number[] = [];

/** A seat below a small board: points, modules and dice. */
function SmallSeat({ seat, view, name }: { seat: SeatView; view: View; name: string }) {
  const { left, right, killbot, units, vp, colour, at } = seat;
  const modules = killbot ? killbot.champion : [...[...left].reverse(), ...right];
  const dice = units.flat();
  if (modules.length + dice.length + vp === 0 && at !== null && !killbot?.drawn) return null;
  return (
    <li class={`seat-${colour}`}>
      <ColourMark colour={colour} killbot={killbot !== null} />
      <span class="visually-hidden">{name}</span>
      {at === null && <span class="quiet">{matchText.seats.out(seat.destroyed)}</span>}
      {vp > 0 && <strong>{matchText.seats.vp(vp)}</strong>}
      {modules.map((module) => (
        <span key={module} class={`vt-module ${moduleStack(view, module)}`} data-module={module} data-damaged={module === "shield" && seat.shield > 0}>
          {moduleName(module)}
        </span>
      ))}
      {killbot?.drawn && <DieFace {...killbot.drawn} />}
      {dice.map((die, index) => <DieFace key={index} {...die} />)}
    </li>
  );
}
