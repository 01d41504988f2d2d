/** Robot Master: what the browser client needs of the game outside of matches. */
import "./style.css";
import { text } from "#text/robot_master/lobby";
import { FoldedOptions } from "../../ui/folded_options";
import { Silent, lazy } from "../../ui/lazy";
import { API_VERSION } from "../api";
import type { OptionsFormProps, SeatMarkProps, SplitGameClient } from "../api";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { LOBBY_TABLES, PLAYER_COUNTS, PRESETS, STANDARD, introduction, optionWords, seatChips } from "./room_options";

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

const LoadedArt = lazy(async () => (await import("./lobby_art")).CoverArt, EmptyArt);
const LoadedMark = lazy(async () => (await import("./lobby_art")).WaitingMark, () => <svg class="rm-mark" aria-hidden="true" />);

/** The drawings outside of matches, which are loaded after the page that shows them. */
function CoverArt() {
  return <LoadedArt />;
}

function WaitingMark(props: SeatMarkProps) {
  return <LoadedMark {...props} />;
}

/** Takes the room of the drawing. */
function EmptyArt() {
  return <svg class="cover-art" viewBox="-60 -56 590 112" aria-hidden="true" />;
}

const OptionFields = lazy(async () => (await import("./option_fields")).OptionFields, Silent);

/** The form for the options of a new room. */
function OptionsForm({ options, change, words, children }: OptionsFormProps<OptionsView>) {
  return (
    <FoldedOptions title={text.options.title} words={[...optionWords(options), ...words]} standard={text.options.standard}>
      <OptionFields options={options} change={change} />
      {children}
    </FoldedOptions>
  );
}
