/** Twin Tin Bots: what the browser client needs of the game outside of matches. */
import "./style.css";
import "./compact.css";
import { API_VERSION } from "../api";
import type { SplitGameClient } from "../api";
import { CoverArt, WaitingMark } from "./lobby_art";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { LOBBY_TABLES } from "./lobby_tables";
import { OptionsForm } from "./options_form";
import { PRESETS } from "./presets";
import { PLAYER_COUNTS, STANDARD, fitted, introduction, optionWords, problem, seatChips } from "./room_options";
import { text } from "#text/twin_tin_bots/lobby";

export const twinTinBots: SplitGameClient<View, GameEvent, Choice, OptionsView> = {
  apiVersion: API_VERSION,
  id: "twin_tin_bots",
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
    return text.settings.resignQuestion;
  },
  questionsInOthersTurns: true,
  CoverArt,
  SeatMark: WaitingMark,
  loadMatchPart: async () => (await import("./match_part")).matchPart,
};
