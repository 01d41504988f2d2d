/** The fields of the form for the options of a room: loaded when the form is unfolded. */
import { text } from "#text/twin_tin_bots/lobby";
import { text as optionsText } from "#text/twin_tin_bots/options";
import { Field, Labelled, Radios } from "../../ui/shared/fields";
import type { OptionsView, Colour } from "./generated";
import { ElementEditor } from "./element_editor";
import { LOBBY_ENUMS } from "./lobby.generated";
import { NOTHING } from "./placing";
import { randomSetup } from "./random_setup";
import { KINDS, MOST_OF_A_KIND, STANDARD, hasRoom, modeProblem, placesLeft, seatCount } from "./room_options";
import type { Kind } from "./room_options";
import { ENUMS } from "./generated";
import { SeatMark } from "./sprites";
import { colourOf } from "./setup_data";

interface Props {
  readonly options: OptionsView;
  readonly players: number;
  readonly change: (options: OptionsView) => void;
}

/** The options of a table: mode, end, elements and colours. */
export function OptionFields(props: Props) {
  return (
    <>
      <ModeField {...props} />
      <EndingField {...props} />
      <ElementsField {...props} />
      <ColoursField {...props} />
    </>
  );
}

/** The option of the game's mode: standard, simplified, or teams. */
function ModeField({ options, players, change }: Props) {
  return (
    <Field title={optionsText.options.mode}>
      {LOBBY_ENUMS.Mode.map((mode) => {
        const problem = modeProblem(mode, players);
        return (
          <Labelled
            key={mode}
            name="mode"
            value={mode}
            label={text.options.modes[mode].name}
            about={problem ?? text.options.modes[mode].about}
            checked={options.mode === mode}
            disabled={problem !== null}
            choose={() => change({ ...options, mode })}
          />
        );
      })}
    </Field>
  );
}

/** The options that say when the match ends. */
function EndingField({ options, change }: Props) {
  const teams = options.mode === "teams";
  return (
    <Field title={optionsText.options.ending}>
      <Labelled
        type="checkbox"
        name="score-victory"
        value="score-victory"
        label={optionsText.options.scoreVictory}
        about={teams ? optionsText.options.scoreVictoryTeams : optionsText.options.scoreVictoryAbout}
        checked={options.score_victory && !teams}
        disabled={teams}
        choose={(score_victory) => change({ ...options, score_victory })}
      />
      <label>
        {optionsText.options.stalled}
        <select
          name="stalled"
          value={options.stalled_after}
          onChange={(event) => change({ ...options, stalled_after: Number(event.currentTarget.value) })}
        >
          <option value={STANDARD.stalled_after}>{optionsText.options.stalledAfter(STANDARD.stalled_after)}</option>
          <option value={0}>{optionsText.options.stalledNever}</option>
        </select>
      </label>
    </Field>
  );
}

const PLACINGS = ["none", "example", "random", "by_hand"] as const;
const SOME: Readonly<Record<Kind, number>> = { teleporters: 1, rocks: 2, blobs: 1, mud: 2 };
const NO_ELEMENTS: Readonly<Record<Kind, number>> = { teleporters: 0, rocks: 0, blobs: 0, mud: 0 };

function placingOf(options: OptionsView): (typeof PLACINGS)[number] {
  if (options.placing !== "random") return options.placing;
  return KINDS.some((kind) => options[kind] > 0) ? "random" : "none";
}

/** How the elements are placed: none, as printed, at random in numbers, or by hand. */
function ElementsField({ options, players, change }: Props) {
  const placing = placingOf(options);
  const choose = (chosen: typeof placing) => {
    const counts = chosen === "random" ? SOME : NO_ELEMENTS;
    change({ ...options, ...counts, ...NOTHING, placing: chosen === "none" ? "random" : chosen });
  };
  return (
    <Field title={optionsText.options.elements}>
      <button type="button" class="button small random-setup" onClick={() => change(randomSetup(options, players))}>
        {optionsText.options.drawSetup}
      </button>
      <Radios name="placing" values={PLACINGS} words={optionsText.options.placings} chosen={placing} choose={choose} />
      {placing === "random" && <Counts {...{ options, players, change }} />}
      {placing === "by_hand" && <ElementEditor {...{ options, players, change }} />}
    </Field>
  );
}

/** How many of each element the board has, drawn by chance. */
function Counts({ options, players, change }: Props) {
  return (
    <div class="element-counts">
      {KINDS.map((kind) => (
        <label key={kind}>
          {optionsText.options.kinds[kind]}
          <select
            name={kind}
            value={options[kind]}
            onChange={(event) => change({ ...options, [kind]: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: MOST_OF_A_KIND + 1 }, (_, count) => (
              <option key={count} value={count} disabled={!hasRoom(options, players, kind, count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p class="quiet">{optionsText.options.room(placesLeft(options, players))}</p>
    </div>
  );
}

interface ColoursFieldProps {
  readonly options: OptionsView;
  readonly players: number;
  readonly change: (options: OptionsView) => void;
}

/** The option that says which seat has which colour; a colour that another seat has is exchanged. */
function ColoursField({ options, players, change }: ColoursFieldProps) {
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
