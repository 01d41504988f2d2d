/** The options of a new room, folded away, since the standard game needs none. */
import { useState } from "preact/hooks";
import { Field, Labelled } from "../../ui/fields";
import type { OptionsFormProps } from "../api";
import type { OptionsView } from "./generated";
import { BEGINNERS, GAME_COUNTS, ROWS_OWNERS, optionWords } from "./room_options";
import { text } from "./text";

type Props = OptionsFormProps<OptionsView>;

export function OptionsForm({ words: others, children, ...props }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const words = [...optionWords(props.options), ...others];
  return (
    <details class="options-form" onToggle={() => setUnfolded(true)}>
      <summary>
        <span>{text.options.title}</span>
        <span class="option-words">
          {(words.length > 0 ? words : [text.options.standard]).map((word) => (
            <span key={word} class="chip">
              {word}
            </span>
          ))}
        </span>
      </summary>
      <GamesField {...props} />
      <RowsField {...props} />
      <BeginsField {...props} />
      {unfolded && children}
    </details>
  );
}

type FieldProps = Pick<Props, "options" | "change">;

function GamesField({ options, change }: FieldProps) {
  return (
    <Field title={text.options.games}>
      <div class="counts">
        {GAME_COUNTS.map((games) => (
          <label key={games} class="count">
            <input
              type="radio"
              name="games"
              value={games}
              checked={options.games === games}
              onChange={() => change({ ...options, games })}
            />
            <span>{text.options.gamesWords(games)}</span>
          </label>
        ))}
      </div>
      <p class="quiet">{text.options.gamesAbout}</p>
    </Field>
  );
}

function RowsField({ options, change }: FieldProps) {
  return (
    <Field title={text.options.rows}>
      {ROWS_OWNERS.map((rows) => (
        <Labelled
          key={rows}
          name="rows"
          value={rows}
          label={text.options.rowsOwners[rows].name}
          about={text.options.rowsOwners[rows].about}
          checked={options.rows === rows}
          choose={() => change({ ...options, rows })}
        />
      ))}
    </Field>
  );
}

function BeginsField({ options, change }: FieldProps) {
  return (
    <Field title={text.options.begins}>
      {BEGINNERS.map((begins) => (
        <Labelled
          key={begins}
          name="begins"
          value={begins}
          label={text.options.beginners[begins].name}
          about={text.options.beginners[begins].about}
          checked={options.begins === begins}
          choose={() => change({ ...options, begins })}
        />
      ))}
    </Field>
  );
}
