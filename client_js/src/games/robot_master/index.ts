/** Robot Master: what the browser client needs of the game outside of matches. */
import "./style.css";
import { API_VERSION } from "../api";
import type { SplitGameClient } from "../api";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { CoverArt, WaitingMark } from "./lobby_art";
import { LOBBY_TABLES } from "./lobby_tables";
import { OptionsForm } from "./options_form";
import { PLAYER_COUNTS, PRESETS, STANDARD, introduction, optionWords, seatChips } from "./room_options";
import { text } from "#text/robot_master/lobby";

export const robotMaster: SplitGameClient<View, GameEvent, Choice, OptionsView> = {
  apiVersion: API_VERSION,
  id: "robot_master",
  get title() {
    return text.title;
  },
  playerCounts: PLAYER_COUNTS,
  schema: LOBBY_TABLES,
  hasMatchTables: true,
  options: {
    standard: STANDARD,
    presets: PRESETS,
    fit: (options) => options,
    problem: () => null,
    words: optionWords,
    Form: OptionsForm,
  },
  introduction,
  seatChips,
  get resignWords() {
    return text.resignQuestion;
  },
  CoverArt,
  SeatMark: WaitingMark,
  loadMatchPart: async () => (await import("./match_part")).matchPart,
};
