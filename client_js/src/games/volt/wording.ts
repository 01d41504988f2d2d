/** Each event of the game in words, the names of seats and modules, and which modules stacks and choices have. */
import { text } from "#text/volt/lobby";
import { text as matchText } from "#text/volt/match";
import type { Names, MatchLogProps } from "../api";
import type { Choice, DieColour, Module, Stack, View, GameEvent } from "./generated";
import { type EventOf, spaceName } from "./geometry";

/** `Force beam`. */
export function moduleName(module: Module): string {
  return matchText.modules[module];
}

/** The stack of a module's card; champion modules have none. */
export function moduleStack({ cards }: View, module: Module): Stack | "champion" {
  return cards.find((card) => card.module === module)?.stack ?? "champion";
}

/** The modules that a choice is about. */
export function askedModules(choice: Choice): readonly Module[] {
  switch (choice.kind) {
    case "use":
      return choice.modules;
    case "react":
      return [choice.module];
    case "arm":
      return ["telescopic_arm"];
    default:
      return [];
  }
}

/** The names of all seats: KillBots by their colour, players by `players`, since the room knows only theirs. */
export function namesOf(view: View, players: Names): Names {
  return (seat) => {
    const robot = view.seats[seat];
    return robot?.killbot ? matchText.seats.killbot(text.colours[robot.colour]) : players(seat);
  };
}

/** A sentence for `event`; empty for an event that others say already. */
export function describe(event: GameEvent, names: Names): string {
  const sentence = sentences[event.type] as (event: GameEvent, names: Names) => string;
  return sentence(event, names);
}

/** The words of the log: a sentence for each event, and a heading for each round. */
export function logWords(view: View): Pick<MatchLogProps, "describe" | "heading"> {
  return {
    describe: (event, players) => describe(event as GameEvent, namesOf(view, players)) || null,
    heading: (any) => {
      const event = any as GameEvent;
      return event.type === "round_began" ? { words: matchText.log.round(event.round), seat: null } : null;
    },
  };
}

/**
 * The players that the match waits for, in a sentence; empty if it waits for no other player. If the first of them is asked for
 * modules, the sentence names only that player and the modules.
 */
export function waitingWords(choices: readonly Choice[], own: readonly number[], names: Names): string {
  const others = choices.filter(({ seat }) => !own.includes(seat));
  const [first] = others;
  if (!first) return "";
  const modules = askedModules(first).map(moduleName);
  if (modules.length > 0) return matchText.waiting.modules(names(first.seat), modules);
  if (others.length === 1) return matchText.waiting[first.kind](names(first.seat));
  return matchText.waiting.several(others.map(({ seat }) => names(seat)));
}

type Sentences = { [T in GameEvent["type"]]: (event: EventOf<T>, names: Names) => string };

const log = matchText.log;

const sentences: Sentences = {
  arena_began: ({ match, arena }) => log.arenaBegan(match, arena.name),
  round_began: ({ round }) => log.round(round),
  phase_began: ({ phase, unit }) => (unit === null ? log.phases[phase] : log.unit(unit)),
  token_placed: ({ number, mixed }) => (mixed ? log.tokenPlacedMixed(number) : log.tokenPlaced(number)),
  answered: ({ seat, open }, names) => (open ? log.answered(names(seat)) : ""),
  module_drawn: ({ seat, stack, module, doubles }, names) => {
    const known = module ? log.drewModule(names(seat), matchText.stacks[stack], moduleName(module)) : log.drew(names(seat), matchText.stacks[stack]);
    return doubles.length > 0 ? log.withDoubles(known, doubles.map(moduleName)) : known;
  },
  stack_tried: ({ seat, stack, doubles }, names) => {
    const known = log.triedStack(names(seat), matchText.stacks[stack]);
    return doubles.length > 0 ? log.withDoubles(known, doubles.map(moduleName)) : known;
  },
  equipment_shown: () => log.equipmentShown,
  programs_shown: () => log.programsShown,
  robot_entered: ({ seat, at }, names) => log.entered(names(seat), spaceName(at)),
  kill_bot_drew: ({ seat, colour, number }, names) => log.killBotDrew(names(seat), dieWords({ colour, number })),
  die_activated: ({ seat, colour, number, button }, names) => log.activated(names(seat), dieWords({ colour, number, button })),
  modules_used: ({ seat, modules, swivel = null, remote = null, limit = null }, names) => {
    const used = modules.map(moduleName);
    const turned = swivel ? log.usedSwivel[swivel](names(seat), used) : log.used(names(seat), used);
    if (limit !== null) return log.usedLimit(names(seat), used, limit);
    return modules.includes("remote_control") && !remote ? log.withoutTarget(turned) : turned;
  },
  die_moved: ({ seat, by, unit, to_unit, to_button }, names) => log.dieMoved(names(by), names(seat), unit, to_unit, matchText.directions[to_button]!),
  kill_bot_faced: ({ seat, facing, by }, names) =>
    by === null ? log.faced(names(seat), matchText.directions[facing]!) : log.turned(names(by), names(seat), matchText.directions[facing]!),
  robots_moved: ({ reason, author, direction, steps }, names) => {
    // the step of the robot that moves first: the others are pushed
    const [first, ...others] = [...steps].sort((a, b) => Number(b.seat === author) - Number(a.seat === author));
    if (!first) return "";
    const [name, space] = [names(first.seat), spaceName(first.to)];
    const where = direction === null ? "" : matchText.directions[direction]!;
    const pushed = others.map(({ seat }) => names(seat));
    if (reason === "teleport") return log.teleported(name, spaceName(first.to), names(others[0]?.seat ?? first.seat));
    if (reason === "jump") return log.jumped(name, where, space);
    if (reason === "move" && first.seat === author) return pushed.length > 0 ? log.movedPushing(name, where, space, pushed) : log.moved(name, where, space);
    return log.pushed(steps.map(({ seat }) => names(seat)), where, space);
  },
  move_stopped: ({ seat, direction }, names) => log.stopped(names(seat), matchText.directions[direction]!),
  beam_fired: ({ seat, module, lines }, names) => {
    const where = lines.map(({ direction }) => matchText.directions[direction]!);
    return module && module !== "crossfire" ? log.beam(names(seat), moduleName(module), where) : log.shot(names(seat), where);
  },
  source_struck: ({ source, spaces }) => (spaces.length > 0 ? log.struck[source](spaceName(spaces[0]!)) : ""),
  robot_damaged: ({ seat, damage, shield }, names) => (shield > 0 ? log.damagedWithShield(names(seat), damage) : log.damaged(names(seat), damage)),
  robot_destroyed: ({ seat, cause, scorer }, names) =>
    scorer === null ? log.destroyed[cause](names(seat)) : log.destroyedBy[cause](names(seat), names(scorer)),
  vp_gained: ({ seat, vp, token }, names) => (token === null ? log.vpGained(names(seat), vp) : log.tokenTaken(names(seat), token, vp)),
  mine_laid: ({ seat, at }, names) => log.mineLaid(names(seat), spaceName(at)),
  mine_removed: ({ seat, at, reason }, names) => log.mineRemoved[reason](names(seat), spaceName(at)),
  mine_pushed: ({ at, to }) => log.minePushed(spaceName(at), spaceName(to)),
  space_activated: ({ seat, at }, names) => log.spaceActivated(names(seat), spaceName(at)),
  robot_repaired: ({ seat }, names) => log.repaired(names(seat)),
  seat_resigned: ({ seat }, names) => log.resigned(names(seat)),
  robot_removed: ({ seat }, names) => log.removed(names(seat)),
  arena_won: ({ arena, seat, modules }, names) => log.arenaWon(names(seat), arena, modules.map(moduleName)),
  game_ended: ({ reason }) => matchText.end.reasons[reason],
};

/** A die as it is shown: of a program, of a KillBot, or just its colour. */
export interface Die {
  readonly colour: DieColour;
  /** Null for a die whose number is unknown. */
  readonly number: number | null;
  readonly button?: number | null;
}

/** `blue 4, north`. */
export function dieWords({ colour, number, button = null }: Die): string {
  if (number === null) return matchText.dice.unknown[colour];
  return button === null ? matchText.dice.number[colour](number) : matchText.dice.placed[colour](number, matchText.directions[button]!);
}
