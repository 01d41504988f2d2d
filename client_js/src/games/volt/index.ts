/** VOLT: what the browser client needs of the game outside of matches. */
import { API_VERSION } from "../api";
import type { SplitGameClient } from "../api";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import "./lobby.css";
import { CoverArt, WaitingMark } from "./lobby_art";
import { LOBBY_TABLES } from "./lobby_tables";
import { OptionsForm } from "./options_form";
import { PLAYER_COUNTS, PRESETS, STANDARD, fitted, introduction, optionWords, problem, seatChips } from "./room_options";
import { text } from "#text/volt/lobby";

export const volt: SplitGameClient<View, GameEvent, Choice, OptionsView> = {
  apiVersion: API_VERSION,
  id: "volt",
  get title() {
    return text.title;
  },
  playerCounts: PLAYER_COUNTS,
  schema: LOBBY_TABLES,
  hasMatchTables: true,
  options: { standard: STANDARD, presets: PRESETS, fit: fitted, problem, words: optionWords, Form: OptionsForm },
  introduction,
  seatChips,
  get resignWords() {
    return text.resignQuestion;
  },
  questionsInOthersTurns: true,
  CoverArt,
  SeatMark: WaitingMark,
  loadMatchPart: async () => (await import("./match_part")).matchPart,
};
