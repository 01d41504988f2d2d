/** VOLT: what the browser client needs of the game outside of matches. */
import "./lobby.css";
import { text } from "#text/volt/lobby";
import { FoldedOptions } from "../../ui/folded_options";
import { Silent, lazy } from "../../ui/lazy";
import { API_VERSION } from "../api";
import type { OptionsFormProps, SeatMarkProps, SplitGameClient } from "../api";
import type { Choice, GameEvent, OptionsView, View } from "./generated";
import { LOBBY_TABLES, PLAYER_COUNTS, PRESETS, STANDARD, fitted, introduction, optionWords, problem, seatChips } from "./room_options";

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

const LoadedArt = lazy(async () => (await import("./lobby_art")).CoverArt, EmptyArt);
const LoadedMark = lazy(async () => (await import("./lobby_art")).WaitingMark, () => <svg class="vt-mark" aria-hidden="true" />);

/** The drawings outside of matches, which are loaded after the page that shows them. */
function CoverArt() {
  return <LoadedArt />;
}

function WaitingMark(props: SeatMarkProps) {
  return <LoadedMark {...props} />;
}

/** Takes the room of the drawing. */
function EmptyArt() {
  return <svg class="cover-art" viewBox="-62 -56 520 112" aria-hidden="true" />;
}

const OptionFields = lazy(async () => (await import("./option_fields")).OptionFields, Silent);

/** The form for the options of a new room. */
function OptionsForm({ options, players, change, words, children }: OptionsFormProps<OptionsView>) {
  return (
    <FoldedOptions title={text.options.title} words={[...optionWords(options), ...words]} standard={text.options.standard}>
      <OptionFields options={options} players={players} change={change} />
      {children}
    </FoldedOptions>
  );
}
