/** Robot Master: what the browser client needs of the game outside of matches. */
import "./style.css";
import { API_VERSION } from "../api";
import type { SplitGameClient } from "../api";
import { CoverArt } from "./cover_art";
import { SCHEMA } from "./generated";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { OptionsForm } from "./options_form";
import { PLAYER_COUNTS, PRESETS, STANDARD, introduction, optionWords, seatChips } from "./room_options";
import { text } from "./text";
import { WaitingMark } from "./waiting_mark";

export const robotMaster: SplitGameClient<View, GameEvent, Choice, OptionsView> = {
  apiVersion: API_VERSION,
  id: "robot_master",
  get title() {
    return text.title;
  },
  playerCounts: PLAYER_COUNTS,
  schema: SCHEMA,
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
