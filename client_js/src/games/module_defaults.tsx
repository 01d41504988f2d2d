/** What the client puts in place of the members that a game module from outside does not give. */
import { text } from "#text/platform/outside";
import type { GameInfo } from "../protocol/generated";
import type { GameSchema } from "../protocol/schema";
import { seatColour } from "../ui/shared/seat_colour";
import type { GameAnimation, GameClient, GameEvent, GameModel, GameModule, GameOptionsForm, GameView, SeatMarkProps } from "./api";
import { optionsOf } from "./module_options";

/** What the service says about a game that its module may leave out. */
export type ServedGame = Pick<GameInfo, "name" | "players"> & Partial<Pick<GameInfo, "texts">>;

/** Seats of a room are below this number. */
const MOST_SEATS = 8;

/**
 * The whole client half of a game: what its module gives, and a default for everything else. No copy of the module, in
 * which getters such as that of the title would keep the language of now.
 */
export function withDefaults(given: GameModule, { name, players }: ServedGame, served: GameSchema): GameClient {
  const schema = given.schema ?? served;
  const defaults = {
    id: name,
    playerCounts: players,
    introduction: () => "",
    seatChips: () => [],
    CoverArt: () => <Letter letter={(given.title ?? titleOf(name)).charAt(0)} />,
    SeatMark,
  };
  const missing = Object.fromEntries(Object.entries(defaults).filter(([member]) => !(member in given)));
  const made = {
    get title() {
      return given.title ?? titleOf(name);
    },
    get resignWords() {
      return given.resignWords ?? text.resign;
    },
    schema,
    options: { ...optionsOf(schema, () => given.optionLabels ?? {}), ...given.options } as GameOptionsForm<object>,
    model: modelOf(given, schema),
    animation: animationOf(given),
  };
  return Object.create(given, { ...Object.getOwnPropertyDescriptors(missing), ...Object.getOwnPropertyDescriptors(made) }) as GameClient;
}

function modelOf({ model }: GameModule, { unions, structs }: GameSchema): GameModel<GameView, GameEvent> {
  return {
    eventTypes: new Set(unions.GameEvent?.flatMap((event) => structs[event]?.name ?? [])),
    activeSeats,
    playingSeats: () => Array.from({ length: MOST_SEATS }, (_, seat) => seat),
    ...model,
  };
}

/** The list `active` of a view that has one; else none, so that the page says of no seat that it is its turn. */
function activeSeats(view: GameView): readonly number[] {
  const { active } = view as { readonly active?: unknown };
  return Array.isArray(active) ? (active as number[]) : [];
}

// A timeline stops at each event that nothing animates. Where the module says how long events are shown, several of them may be
// one move: only it knows where a turn begins.
function animationOf({ animation }: GameModule): GameAnimation<GameEvent> {
  return { durationOf: () => 0, startsTurn: () => animation?.durationOf === undefined, ...animation };
}

/** `tic_tac_trap` is `Tic Tac Trap`, as on the page of the game. */
function titleOf(name: string): string {
  return name.replaceAll("_", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function Letter({ letter }: { letter: string }) {
  return (
    <svg class="cover-art" viewBox="0 0 520 112" aria-hidden="true">
      <text x="260" y="84" font-size="80" text-anchor="middle" fill="currentcolor">
        {letter}
      </text>
    </svg>
  );
}

function SeatMark({ seat }: SeatMarkProps) {
  return (
    <svg class={seatColour(seat)} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="9" fill="var(--seat)" stroke="var(--seat-rim)" stroke-width="2" />
    </svg>
  );
}
