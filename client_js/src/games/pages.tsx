/** What each game shows, by its name: one line per game. */
import type { ComponentChildren, ComponentType } from "preact";
import type { OptionsView, RoomView, View } from "../protocol/generated";
import { OptionsForm } from "./twin_tin_bots/options_form";
import { TwinTinBotsPage } from "./twin_tin_bots/page";
import { CoverArt } from "./twin_tin_bots/cover_art";
import type { Layout } from "./twin_tin_bots/room_options";
import { STANDARD, fitted, introduction, layout, optionWords, problem } from "./twin_tin_bots/room_options";
import { WaitingMark } from "./twin_tin_bots/waiting_mark";

interface OptionsProps {
  readonly options: OptionsView;
  readonly players: number;
  readonly change: (options: OptionsView) => void;
  /** What is chosen in `children`, in a few words each. */
  readonly words: readonly string[];
  /** The fields that rooms of every game have. */
  readonly children: ComponentChildren;
}

interface GamePages {
  /** A running or finished match. */
  readonly Match: ComponentType;
  /** A picture for the lobby. */
  readonly CoverArt: ComponentType;
  /** The mark of a seat before the match. */
  readonly SeatMark: ComponentType<{ seat: number; room: RoomView }>;
  /** The options of a new room. */
  readonly OptionsForm: ComponentType<OptionsProps>;
  readonly standard: OptionsView;
  /** The nearest options that so many can play by. */
  fitted(options: OptionsView, players: number): OptionsView;
  /** Why so many can't play by the options, in words, or null if they can. */
  problem(options: OptionsView | null, players: number): string | null;
  /** What is not as in the standard game, in a few words each. */
  optionWords(options: OptionsView | null): string[];
  /** What somebody holds who sits on a seat before the match. */
  layout(options: OptionsView | null, players: number, seat: number): Layout;
  /** What the game is about, for whoever waits for it. */
  introduction(options: OptionsView | null, players: number): string;
}

export const gamePages: Readonly<Record<View["game"], GamePages>> = {
  twin_tin_bots: {
    Match: TwinTinBotsPage,
    CoverArt,
    SeatMark: WaitingMark,
    OptionsForm,
    standard: STANDARD,
    fitted,
    problem,
    optionWords,
    introduction,
    layout,
  },
};

/** The pages of a game, or null if this client does not have it. */
export function pagesOf(game: string): GamePages | null {
  return Object.hasOwn(gamePages, game) ? gamePages[game as View["game"]] : null;
}
