/** How much time the seats of a room have. */
import { text } from "#text/platform/tables";
import type { GameLobbyPart } from "../../games/api";
import { PRESETS } from "../../model/room_settings";
import type { TimeControlView } from "../../protocol/generated";
import { secondsInWords, timeWords } from "../shared/option_chips";

interface Props {
  readonly game: Pick<GameLobbyPart, "questionsInOthersTurns"> | null;
  readonly control: TimeControlView | null;
  readonly change: (control: TimeControlView | null) => void;
}

/** A field for one of the ready-made time controls, with a sentence about it; any other control stays until changed. */
export function TimeField({ game, control, change }: Props) {
  const names = Object.keys(PRESETS);
  const chosen = names.find((name) => PRESETS[name] === control) ?? "";
  return (
    <label class="time-field">
      {text.time.title}
      <select name="time" value={chosen} onChange={(event) => change(PRESETS[event.currentTarget.value] ?? null)}>
        {chosen === "" && <option value="">{timeWords(control)[0]}</option>}
        {names.map((name) => (
          <option key={name} value={name}>{timeWords(PRESETS[name] ?? null)[0] ?? text.time.none}</option>
        ))}
      </select>
      <span class="quiet">
        {timeSentence(control, game?.questionsInOthersTurns ?? false)} {control && text.time.atZero}
      </span>
    </label>
  );
}

/** A sentence on what a time control, or none, means for the players. `questions`: whether some come in others' turns. */
export function timeSentence(control: TimeControlView | null, questions: boolean): string {
  if (!control) return text.time.noneAbout;
  const { pace, bank, cap, turn, off_turn } = control;
  const offTurn = questions ? secondsInWords(off_turn) : null;
  if (pace === "slow") return text.time.slowAbout(secondsInWords(turn), offTurn);
  return text.time.liveAbout(secondsInWords(bank), secondsInWords(cap), offTurn);
}
