/**
 * The client API for games, version 1: what a game gives to the client (`GameClient`) and what the client gives to a
 * game (`Botyard`).
 *
 * A game of this repository is a folder next to this file whose `index.ts` exports a `SplitGameClient`; `games/index.ts`
 * registers it. A game from outside is a plain ES module without a build step. Its default export is a `GameFactory`:
 *
 *     export default ({ h, hooks, ui }) => ({ apiVersion: 1, Match: ({ view }) => h("p", null, view.word) });
 *
 * Such a module runs with all rights of the page. It must import nothing but modules of its own package.
 *
 * `client_js/kit` makes a package of these types. A change that breaks modules increases `API_VERSION`.
 */
import type { ComponentChildren, ComponentType, Fragment, h } from "preact";
import type * as hooks from "preact/hooks";
import type { Dragged } from "../kit/drag";
import type { BoardProps, BotyardScene } from "../kit/later/author_types";
import type { BoardMapProps, WideTableProps } from "../kit/later/tables";
import type { GameChoice, GameCommand, GameEvent, GameOptions, GameView, RoomEvent, RoomView, TimeControlView } from "../protocol/generated";
import type { FinalResult } from "../model/standings";
import type { GameSchema } from "../protocol/schema";

export const API_VERSION = 1;

// --- data of a game, of which the client knows only what every game has -----------------------------------------

/** The answers that a player sets in advance. */
export type GamePresetAnswers = object;

/**
 * The view is the state of a match as one audience sees it. A choice is a question of the game to one seat; its `id` is
 * the number that a command, which answers it, names. The `type` of an event is none of the platform's (`RoomEvent`).
 */
export type { GameChoice, GameCommand, GameEvent, GameOptions, GameView };

/** Returns the name of the player who holds a seat. */
export type Names = (seat: number) => string;

// --- what a game gives to the client -------------------------------------------------------------------------------

/**
 * The client half of a game: one object with plain functions and Preact components. Functions are pure. The type
 * parameters are the game's own types of its view, events, choices, and options.
 */
export interface GameClient<View extends GameView = GameView, Event extends GameEvent = GameEvent, Choice extends GameChoice = GameChoice, Options extends GameOptions = GameOptions>
  extends GameLobbyPart<Options>, GameMatchPart<View, Event, Choice> {
  /** The address of a style sheet of a game from outside, which the client adds: `new URL("./style.css", import.meta.url).href`. */
  readonly stylesheet?: string;
}

/** The same, for a game of this repository: its part for matches is a file of its own, loaded with its first room. */
export interface SplitGameClient<View extends GameView = GameView, Event extends GameEvent = GameEvent, Choice extends GameChoice = GameChoice, Options extends GameOptions = GameOptions>
  extends GameLobbyPart<Options> {
  loadMatchPart(): Promise<GameMatchPart<View, Event, Choice>>;
  /** Whether `schema` has the tables of the options only: those of matches are the `tables` of the part for matches. */
  readonly hasMatchTables?: boolean;
}

/** The part of a game that the page always has: for the lobby, for rooms before the match, and to read messages. */
export interface GameLobbyPart<Options extends GameOptions = GameOptions> {
  /** The version of this API that the module was written for. */
  readonly apiVersion: typeof API_VERSION;
  /** The name of the game in rooms and messages, as the server has it. */
  readonly id: string;
  /** The name of the game for people. */
  readonly title: string;
  /** The numbers of players that the game can be played with, ascending. */
  readonly playerCounts: readonly number[];
  /** The tables by which the game's content is read and written on the wire. */
  readonly schema: GameSchema;
  readonly options: GameOptionsForm<Options>;
  /** A sentence about what the game is, for people who wait before a match; `players` may still change. */
  introduction(options: Options | null, players: number): string;
  /** What the holder of a seat gets in the match, each in a few words: a team, a second seat. */
  seatChips(options: Options | null, players: number, seat: number): readonly SeatChip[];
  /** A sentence about what it means to resign, for the question before it. */
  readonly resignWords: string;
  /** Whether players get questions in others' turns; if not, the time for them is not mentioned. */
  readonly questionsInOthersTurns?: boolean;
  /** A picture for the lobby. */
  CoverArt(): ComponentChildren;
  /** The mark of a seat before the match, such as its colour. */
  SeatMark(props: SeatMarkProps): ComponentChildren;
}

/** The part of a game that follows, animates, draws and checks matches. */
export interface GameMatchPart<View extends GameView = GameView, Event extends GameEvent = GameEvent, Choice extends GameChoice = GameChoice> {
  /** All tables of the game, if `schema` of the lobby part has those of the options only. */
  readonly tables?: GameSchema;
  readonly model: GameModel<View, Event>;
  readonly animation: GameAnimation<Event, View>;
  /** Checks the beginning of a match against its provable seed; without it only the platform's parts are checked. */
  readonly deal?: GameDeal<View>;
  /** A running or finished match. It is drawn again whenever a property changes. */
  Match(props: MatchProps<View, Event, Choice>): ComponentChildren;
  /** CSS selectors of the pieces that an event is about, below the page of the match: a timeline marks them. */
  lit?(event: Event): readonly string[] | Promise<readonly string[]>;
  /** The word for a seat in addresses of moments, such as its colour; without it a seat has its number or a name. */
  seatWord?(view: View, seat: number): string;
  /** The name of a seat of the game that is none of the room, such as an opponent that the rules play; it stays the same. */
  seatName?(view: View, seat: number): string | null;
  /** Settings of the game that the browser remembers, for the settings dialog of a match. */
  Settings?(): ComponentChildren;
  /** Loads what players need who do not see the board, or use the keyboard alone. */
  loadAccess?(): Promise<GameAccess<View, Event>>;
  /** Loads what the game says about a finished match; without it the end shows turns and time only. */
  loadEndPart?(): Promise<GameEndPart<View, Event>>;
  /** What teaches the game, loaded with its first lesson or the boards of its rules page. */
  loadLearningPart?(): Promise<GameLearningPart<View, Event>>;
}

/** The part of a game for players who do not see the board, or use the keyboard alone. */
export interface GameAccess<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  /** The position as tables; it stands in a dialog. */
  BoardTable?(props: BoardTableProps<View>): ComponentChildren;
  /** The keys of the game, for the list of keys. */
  keys?(): readonly KeyHelp[];
  /**
   * What a finished turn changed, in a sentence or a few, for screen readers; null: nothing worth a word. `events`: those
   * of the turn, the one that began it first; `audience`: the viewer's seats.
   */
  turnSummary?(events: readonly (Event | RoomEvent)[], names: Names, audience: readonly number[], view: View): string | null;
  /** Whether a summary ends before an event and the next one begins with it; without it they do so with each turn. */
  startsSummary?(event: Event): boolean;
}

/** What a table of the position shows. */
export interface BoardTableProps<View extends GameView = GameView> {
  readonly room: RoomView;
  readonly view: View;
  /** The seats for which this player answers. */
  readonly ownSeats: readonly number[];
  readonly names: Names;
}

/** A line of the list of keys. */
export interface KeyHelp {
  /** The keys that do it, such as `["Ctrl+Z"]`. */
  readonly keys: readonly string[];
  /** What they do. */
  readonly about: string;
}

/** What a game says about a finished match, for the curve of points, the statistics and the key moments at its end. */
export interface GameEndPart<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  /** The points of a seat; in a finished match its final score. Without it there is no curve. */
  scoreOf?(view: View, seat: number): number;
  /** The seats that win together, each group with one line in the curve; without it each seat by itself. */
  sidesOf?(view: View): readonly (readonly number[])[];
  /** A class of the seat's colour, such as `seat-red`. */
  seatClass?(view: View, seat: number): string;
  /** Why an event is a key moment, and null for most; `before` is the view before it. */
  keyMoment?(event: Event, before: View, names: Names): KeyMoment | null;
  /** The words of a statistic that the game's rules declare, of a sentence about it, or of an award, by its name. */
  words?(kind: "statistic" | "about" | "award", name: string): string;
  /** Further numbers about the match that the rules do not count, from all events of the game. */
  statistics?(events: readonly Event[], view: View): readonly Statistic[];
}

export interface KeyMoment {
  /** A sentence. */
  readonly words: string;
  /** From 1; only the heaviest moments of a match are listed. Taking the lead weighs 5. */
  readonly weight: number;
}

export interface Statistic {
  readonly label: string;
  /** By seat. */
  readonly values: readonly number[];
}

/** What teaches a game. Positions and goals are the service's (`lessons.json` of the game); texts go by their ids. */
export interface GameLearningPart<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  /** By the id of a step, in the order of the first match. */
  readonly lesson: Readonly<Record<string, LessonTexts>>;
  /** What a puzzle asks for, in a sentence; without it only the number of turns is said. */
  puzzleWords?(goal: PuzzleGoal): string;
  /** Selectors of what steps without a task point at, by the id of the step. */
  readonly shows: Readonly<Record<string, string>>;
  /** What to press to give a command, in order: the first mark is shown that is not done. */
  marksOf(command: GameCommand, seat: number): readonly LessonMark[];
  /** The goal of the game in a sentence, for the first turns of a newcomer who plays `seats`; null after those. */
  goalWords?(view: View, seats: readonly number[]): string | null;
  /** What a newcomer who plays `seats` sees in the first turns, in order, each once for ever. */
  guide?(seats: readonly number[]): readonly GuideStep[];
  /** The picture of a piece that the text of the rules names (`piece:jump`). */
  Piece?(props: { readonly name: string }): ComponentChildren;
  /** A small board, for the rules page; `event` has just begun to be shown for `duration` ms. */
  Board(props: SmallBoardProps<View, Event>): ComponentChildren;
}

/** The goal of a puzzle: events that must come within so many turns of the player. */
export interface PuzzleGoal {
  readonly events: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly turns: number;
}

export interface LessonTexts {
  /** The lesson that the step belongs to, in a game with more than one. */
  readonly chapter?: string;
  readonly title: string;
  readonly text: string;
  /** Said when the task is done. */
  readonly done?: string;
  /** Said when the task was missed, before it begins again. */
  readonly missed?: string;
}

/** An element to press (a CSS selector), and the selector that matches something once that is no longer needed; null: always. */
export interface LessonMark {
  readonly target: string;
  readonly done: string | null;
}

/** A sentence at a thing on the page of a match; `target`: a CSS selector, which may match nothing for the time being. */
export interface GuideStep {
  readonly id: string;
  readonly target: string;
  readonly words: string;
}

export interface SmallBoardProps<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly names: Names;
  readonly event: Event | RoomEvent | null;
  readonly duration: number;
  readonly serial: number;
}

/** How events change a view. */
export interface GameModel<View extends GameView, Event extends GameEvent> {
  /** The types of all events of the game. The client asks for a snapshot when another one comes. */
  readonly eventTypes: ReadonlySet<string>;
  /** The view after an event; null, or without this function: the client asks for a snapshot. Timelines need it. */
  fold?(view: View, event: Event): View | null;
  /** The seats whose turn it is. */
  activeSeats(view: View): readonly number[];
  /** The seats that still play, which have not resigned. */
  playingSeats(view: View): readonly number[];
  /** Checksums of a view (PROTOCOL.md, "Fingerprints"); without them a wrong view is not noticed. */
  readonly fingerprint?: {
    /** Of the part that all audiences see. */
    shared(view: View): number;
    /** Of the part that only a seat of the audience sees; null if there is none. */
    own(view: View, seat: number): number | null;
  };
}

/** What a sound stands for: a piece moved, points made, a loss, a shot, the end of a game, the player's turn. */
export type Sound = "move" | "points" | "loss" | "shot" | "end" | "turn";

/** How long events are shown. */
export interface GameAnimation<Event extends GameEvent, View extends GameView = GameView> {
  /** Milliseconds that an event is shown at normal speed; 0 shows it together with the next one. */
  durationOf(event: Event): number;
  /** Whether a turn begins with an event: the client skips animations when it is several turns behind. */
  startsTurn(event: Event): boolean;
  /** The sound of an event, if it has one; the client itself plays `turn` when the player is asked. */
  soundOf?(event: Event): Sound | null;
  /** Whether a round begins with an event, for the steps of a timeline; `before` is the view before it. */
  startsRound?(event: Event, before: View): boolean;
  /** Whether an order, the smallest step of a timeline, begins with an event; without it every shown event is a step. */
  startsOrder?(event: Event): boolean;
}

/** The options of a room. */
export interface GameOptionsForm<Options extends GameOptions> {
  /** The options of the standard game. */
  readonly standard: Options;
  /** Ready-made rooms that the form for a new room offers, the standard game first. */
  readonly presets: readonly RoomPreset<Options>[];
  /** The id of the preset for the first match against bots of a person who has not played yet; without it the standard game. */
  readonly firstPreset?: string;
  /** The nearest options that so many players can use. */
  fit(options: Options, players: number): Options;
  /** Why so many players can't use the options, in a sentence; null if they can. */
  problem(options: Options | null, players: number): string | null;
  /** What differs from the standard game, in a few words each. */
  words(options: Options | null): readonly string[];
  /** The form of the game's options. */
  Form(props: OptionsFormProps<Options>): ComponentChildren;
}

/** A ready-made room. */
export interface RoomPreset<Options extends GameOptions> {
  readonly id: string;
  readonly name: string;
  /** A sentence. */
  readonly about: string;
  /** The room that the preset makes of one that is being planned. */
  apply(plan: RoomPlan<Options>): RoomPlan<Options>;
}

/** A room that is being planned in the form for a new one. */
export interface RoomPlan<Options extends GameOptions = GameOptions> {
  readonly players: number;
  readonly options: Options;
  /** Null: no clock. */
  readonly clock: TimeControlView | null;
}

/** How a match begins, as far as every player can check it from the seed. */
export interface GameDeal<View extends GameView> {
  /** The field of the browser's memory of a room that holds the note of `remember`. */
  readonly memoryKey: string;
  /** A note (plain data) of what the seats were dealt, to be kept until the check; null if `view` does not show it. */
  remember(view: View, seats: readonly number[]): object | null;
  /** Codes of what does not fit the seed; `note` is that of `remember`, if there was one, `options` those of the room. */
  faults(seed: Uint8Array, view: View, note: object | null, options: GameOptions | null): readonly string[];
  /** A sentence for each code. */
  readonly faultWords: Readonly<Record<string, string>>;
}

/** `title`: more about it, shown when the pointer is over it. */
export interface SeatChip { readonly label: string; readonly title?: string }

export interface SeatMarkProps { readonly seat: number; readonly room: RoomView }

export interface OptionsFormProps<Options extends GameOptions> {
  readonly options: Options;
  readonly players: number;
  change(options: Options): void;
  /** What is chosen in `children`, in a few words each. */
  readonly words: readonly string[];
  /** The fields that rooms of every game have. */
  readonly children: ComponentChildren;
}

/** What a match shows, and what its player can do. */
export interface MatchProps<View extends GameView = GameView, Event extends GameEvent = GameEvent, Choice extends GameChoice = GameChoice> {
  readonly room: RoomView;
  /** The view to be drawn: that after `event`, which may be behind the newest one. */
  readonly view: View;
  /** The seats whose view it is, ascending; empty for a spectator. */
  readonly audience: readonly number[];
  /** The seats for which this player answers: `audience`, or none by a coach link. */
  readonly ownSeats: readonly number[];
  /** Whether a player's view is shown by a coach link. */
  readonly coaching: boolean;
  readonly names: Names;
  /** The event whose animation has just begun, or null when nothing moves. */
  readonly event: Event | RoomEvent | null;
  /** Milliseconds that `event` is shown, at the player's speed. */
  readonly duration: number;
  /** Another number for every event shown. */
  readonly serial: number;
  /** Whether the newest view is shown. */
  readonly caughtUp: boolean;
  /** The events shown so far, oldest first, as far back as the page has fetched them. */
  readonly pastEvents: readonly (Event | RoomEvent)[];
  /** All open choices, perhaps of several seats at the same time; empty while the view is behind, and while the match is adjourned. */
  readonly choices: readonly Choice[];
  /** Whether a request of this player has no answer yet. */
  readonly busy: boolean;
  /** The answers that this player has set in advance, if the game has such answers; null: none. */
  readonly presetAnswers: GamePresetAnswers | null;
  readonly actions: MatchActions;
}

/** What a player can do in a match. A refusal is shown to the player by the client. */
export interface MatchActions {
  /** Answers a choice, or changes the answer to one that the game lets be answered again. */
  answer(choice: GameChoice, command: GameCommand): void;
  /** Sets the answers that the server gives for the own seats without asking, if the game has such answers. */
  setPresetAnswers(answers: GamePresetAnswers): void;
  /** Asks what would come of changes of an own seat, if the game has previews; an earlier request is dropped. */
  preview(seat: number, changes: readonly object[], rounds: number): Promise<PreviewOutcome>;
  /** Drops the preview that is waited for. */
  endPreview(): void;
  /** Shows the newest view at once. */
  skipAnimations(): void;
}

/** `shown`: `preview` is the message of the game. `refused`: `reason` is a sentence. `dropped`: no answer will come. */
export type PreviewOutcome =
  | { readonly kind: "shown"; readonly preview: object }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "dropped" };

// --- what the client gives to a game ------------------------------------------------------------------------------

/** The default export of a module from outside: makes the client half of a game with what the client gives to it. */
export type GameFactory<View extends GameView = any, Event extends GameEvent = any, Choice extends GameChoice = any, Options extends GameOptions = any> = (
  botyard: Botyard,
) => GameModule<View, Event, Choice, Options>;

/** What a module from outside gives: `docs/adding-a-game.md` lists the defaults of what it leaves out. */
export type GameModule<View extends GameView = any, Event extends GameEvent = any, Choice extends GameChoice = any, Options extends GameOptions = any> =
  Pick<GameClient<View, Event, Choice, Options>, "apiVersion" | "Match"> &
  Partial<Omit<GameClient<View, Event, Choice, Options>, "model" | "animation" | "options">> & {
    readonly model?: Partial<GameModel<View, Event>>;
    readonly animation?: Partial<GameAnimation<Event, View>>;
    /** A game with a form of its own. */
    readonly options?: Pick<GameOptionsForm<Options>, "Form"> & Partial<GameOptionsForm<Options>>;
    /** Labels of options in the form that the client makes, by the names of their fields. */
    readonly optionLabels?: Readonly<Record<string, string>>;
  };

/** A value of a text. */
export type TextValue = string | number | boolean | readonly string[] | null;

/** The one object that a module from outside gets: Preact, parts of the page, and helpers. */
export interface Botyard {
  readonly apiVersion: typeof API_VERSION;
  /** Preact's function for elements: `h("p", { class: "quiet" }, "text")`. */
  readonly h: typeof h;
  readonly Fragment: typeof Fragment;
  /** All of `preact/hooks`: `useState`, `useEffect`, ... */
  readonly hooks: typeof hooks;
  readonly ui: BotyardParts;
  readonly scene: BotyardScene;
  readonly words: BotyardWords;
  /** Writes a text of the package in the language of the page; an unknown id as it is. Call it when something is drawn. */
  text(id: string, values?: Readonly<Record<string, TextValue>>): string;
  /** The language of the page, such as `de`. It changes while the page is open. */
  readonly language: string;
  /** SHA-256 of bytes, for the check of a deal. */
  sha256(message: Uint8Array): Uint8Array;
  /** CRC-32 of bytes, for fingerprints. */
  crc32(bytes: Uint8Array): number;
}

/**
 * Components that fit into the page of a match. Those with `seat` are about the room on the page. An element with the
 * attribute `data-tip` (a name) has a tip; `data-tip-about` adds a sentence, `data-tip-key` the key that does the same.
 *
 * Classes of the page's styles: `plate` (a panel), `button` with `primary` or `small`, `chip`, `actions` (a row of
 * buttons), `quiet` (a remark), and those of seats, which set `--seat`, `--seat-deep`, `--seat-rim` (its edge on any
 * ground), and `--seat-ink` for what is written on it.
 */
export interface BotyardParts {
  /** The class of the colour that a seat has on the page, which is another one for each seat: `seat-blue` for seat 0. */
  seatColour(seat: number): string;
  /** A modal dialog. */
  readonly Dialog: ComponentType<{ title: string; close: () => void; children: ComponentChildren }>;
  /** Inputs that belong together, under a title. */
  readonly Field: ComponentType<{ title: string; children: ComponentChildren }>;
  /** The picture of the person on a seat; nothing for a bot. */
  readonly SeatAvatar: ComponentType<{ seat: number }>;
  /** The picture of the bot on a seat; nothing for a person. */
  readonly SeatBotBadge: ComponentType<{ seat: number }>;
  /** Whether the player of a seat is connected. */
  readonly Lamp: ComponentType<{ seat: number }>;
  /** The clock of a seat, if the match has clocks. */
  readonly Clock: ComponentType<{ seat: number; name: string }>;
  /** Who is missing, and the vote about it; `playing` are the own seats that still play. */
  readonly AbsencePanel: ComponentType<{ room: RoomView; playing: readonly number[] }>;
  /** The events in words, and the chats. `describe` puts an event of the game in a sentence. */
  readonly MatchLog: ComponentType<MatchLogProps>;
  /** A board of squares or hexes: a table for screen readers, with pieces that are dragged, or moved by presses and keys. */
  readonly Board: ComponentType<BoardProps>;
  /** A map of the board as a table of words, for `BoardTable` of `loadAccess`. */
  readonly BoardMap: ComponentType<BoardMapProps>;
  /** A table with a row for each thing, which scrolls by itself where it is wider than the page. */
  readonly WideTable: ComponentType<WideTableProps>;
  /** Handlers for the element of a piece that mouse, pen or finger drags to a place; null: it can't be dragged. A hook. */
  useDrag(dragged: Dragged | null): object;
  /** The dialog at the end of a match: `children` say how it ended; rematch, download, and the way home follow. */
  readonly EndDialog: ComponentType<{ room: RoomView; reopen: string; result?: FinalResult; piece?: ComponentChildren; children: ComponentChildren }>;
}

export interface MatchLogProps {
  readonly room: RoomView;
  readonly audience: readonly number[];
  readonly names: Names;
  /** A sentence for an event of the game; null leaves it out. `players`: who held the seats then. */
  describe(event: GameEvent, players: Names): string | null;
  /** The heading of the part of the log that begins with an event, and the seat whose turn begins; null: no new part. */
  heading(event: GameEvent, players: Names): { readonly words: string; readonly seat: number | null } | null;
  /** How the line of an event looks; without it all lines look alike, and no part of the log is folded. */
  mark?(event: GameEvent): LogMark;
  /** A part of the log in few words, next to its heading while it is folded; null: none. */
  brief?(events: readonly GameEvent[], players: Names): string | null;
  /** What the reader can see alone, by the names that marks have in `filters`. */
  readonly filters?: readonly { readonly id: string; readonly label: string }[];
}

/** How the line of an event looks in the log. */
export interface LogMark {
  /** A small picture before the sentence. */
  readonly icon?: ComponentChildren;
  /** Whether the line stays when its part is folded. */
  readonly major?: boolean;
  /** Whether the viewer lost something by the event. */
  readonly loss?: boolean;
  /** The filters that show the line. */
  readonly filters?: readonly string[];
}

/** Helpers for texts. */
export interface BotyardWords {
  /** `2 seats`. */
  plural(count: number, one: string, other: string): string;
  /** `Ann, Ben and Eve`. */
  list(names: readonly string[]): string;
  /** A sentence for an event of the platform, such as a player who left. */
  describeRoomEvent(event: RoomEvent, names: Names): string;
}
