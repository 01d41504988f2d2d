/** The fields of the form for the options of a room: loaded when the form is unfolded. */
import { text } from "#text/robot_master/lobby";
import { text as optionsText } from "#text/robot_master/options";
import { Field, RadioRow, RadiosField } from "../../kit/lobby";
import type { OptionsFormProps } from "../api";
import type { OptionsView } from "./generated";
import { LOBBY_ENUMS } from "./lobby.generated";
import { GAME_COUNTS } from "./room_options";

/** The options of a table: the number of games, and who owns the rows first. */
export function OptionFields({ options, change }: Pick<OptionsFormProps<OptionsView>, "options" | "change">) {
  return (
    <>
      <Field title={optionsText.options.games}>
        <RadioRow
          name="games"
          values={GAME_COUNTS}
          wordOf={text.options.gamesWords}
          chosen={options.games}
          choose={(chosen) => change({ ...options, games: chosen })}
        />
        <p class="quiet">{optionsText.options.gamesAbout}</p>
      </Field>
      <RadiosField
        title={optionsText.options.rows}
        name="rows"
        values={LOBBY_ENUMS.RowsOwner}
        words={optionsText.options.rowsOwners}
        chosen={options.rows}
        choose={(chosen) => change({ ...options, rows: chosen })}
      />
      <RadiosField
        title={optionsText.options.begins}
        name="begins"
        values={LOBBY_ENUMS.Beginner}
        words={optionsText.options.beginners}
        chosen={options.begins}
        choose={(chosen) => change({ ...options, begins: chosen })}
      />
    </>
  );
}
