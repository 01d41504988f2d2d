/** Other colours than the printed ones for the seats of a new room (rules §8). */
import { text } from "#text/twin_tin_bots/lobby";
import { text as optionsText } from "#text/twin_tin_bots/options";
import { ENUMS } from "./generated";
import type { Colour, OptionsView } from "./generated";
import { Field, Labelled } from "../../ui/shared/fields";
import { SeatMark } from "./sprites";
import { colourOf } from "./setup_data";
import { seatCount } from "./room_options";

interface Props {
  readonly options: OptionsView;
  readonly players: number;
  readonly change: (options: OptionsView) => void;
}

/** The option that says which seat has which colour; a colour that another seat has is exchanged. */
export function ColoursField({ options, players, change }: Props) {
  const seats = seatCount(options, players);
  const printed = Array.from({ length: seats }, (_, seat): Colour => colourOf(seat, seats) ?? "red");
  const colours = options.colours ?? printed;
  const choose = (seat: number, colour: Colour) => {
    const former = colours[seat]!;
    const exchanged = colours.map((one, at) => (at === seat ? colour : one === colour ? former : one));
    change({ ...options, colours: exchanged });
  };
  return (
    <Field title={optionsText.options.coloursTitle}>
      <Labelled
        type="checkbox"
        name="own-colours"
        value="own"
        label={optionsText.options.ownColours}
        about={optionsText.options.ownColoursAbout}
        checked={options.colours !== null}
        choose={(own) => change({ ...options, colours: own ? printed : null })}
      />
      {options.colours && (
        <div class="element-counts">
          {colours.map((colour, seat) => (
            <label key={seat}>
              <span class="colour-label">
                <SeatMark colour={colour} /> {optionsText.options.seat(seat + 1)}
              </span>
              <select
                name={`colour-${seat}`}
                value={colour}
                onChange={(event) => choose(seat, event.currentTarget.value as Colour)}
              >
                {ENUMS.Colour.map((one) => (
                  <option key={one} value={one}>
                    {text.colours[one]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
