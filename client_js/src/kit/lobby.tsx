/** What games give to pages outside of matches, in the same way. */
import type { ComponentType, ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { text as firstText } from "#text/platform/first";
import { type GameChoice, type GameEvent, type GameOptions, type GameOptionsForm, type GameView, type OptionsFormProps, type RoomPlan, type RoomPreset, type SeatMarkProps, type SplitGameClient, API_VERSION } from "../games/api";
import type { StructSchema } from "../protocol/schema";
import { Silent, lazy } from "../ui/lazy";

// What games use of the page as it is.
export { Field, Labelled, RadioRow, Radios, RadiosField } from "../ui/shared/fields";
export { Silent, lazy } from "../ui/lazy";

/** The options of the standard game: the defaults of all fields. */
export function standardOf<Options>({ key, name, fields }: StructSchema): Options {
  return Object.fromEntries([[key, name], ...fields.map(([field, , fallback]) => [field, fallback])]) as Options;
}

/** The ready-made rooms of a game, by their ids. `text` has their names and sentences. */
export function presetsOf<Id extends string, Options extends GameOptions>(
  text: { readonly presets: Readonly<Record<Id, { readonly name: string; readonly about: string }>> },
  plans: Readonly<Record<Id, (plan: RoomPlan<Options>) => RoomPlan<Options>>>,
): RoomPreset<Options>[] {
  return (Object.keys(plans) as Id[]).map((id) => ({
    id,
    get name() {
      return text.presets[id].name;
    },
    get about() {
      return text.presets[id].about;
    },
    apply: plans[id],
  }));
}

type Client<View extends GameView, Event extends GameEvent, Choice extends GameChoice, Options extends GameOptions> = SplitGameClient<View, Event, Choice, Options>;

/** What differs between the lobby parts of games. */
interface Given<Options extends GameOptions> {
  readonly text: { readonly title: string };
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly table: StructSchema;
  readonly options: Omit<GameOptionsForm<Options>, "Form">;
  resignWords(): string;
  /** The view box of the picture, and the class of the mark of a seat: they take their room until they are loaded. */
  readonly cover: string;
  readonly mark: string;
  loadArt(): Promise<{ CoverArt: ComponentType; WaitingMark: ComponentType<SeatMarkProps> }>;
  /** `fit`: takes the place of that of `options` once it is loaded, since it knows more. */
  loadFields(): Promise<{ OptionFields: ComponentType<Omit<OptionsFormProps<Options>, "words" | "children">>; fit?: GameOptionsForm<Options>["fit"] }>;
}

/** The lobby part of a game. Drawings and the fields of the options are loaded after the page that shows them. */
export function lobbyPart<View extends GameView, Event extends GameEvent, Choice extends GameChoice, Options extends GameOptions>({
  text, enums, table, options, resignWords, cover, mark, loadArt, loadFields, ...rest
}: Given<Options> & Pick<Client<View, Event, Choice, Options>, "playerCounts" | "introduction" | "seatChips" | "questionsInOthersTurns" | "loadMatchPart">): Client<View, Event, Choice, Options> {
  const Art = lazy(async () => (await loadArt()).CoverArt, () => <svg class="cover-art" viewBox={cover} aria-hidden="true" />);
  const Mark = lazy(async () => (await loadArt()).WaitingMark, () => <svg class={mark} aria-hidden="true" />);
  let { fit } = options;
  const Fields = lazy(async () => {
    const fields = await loadFields();
    fit = fields.fit ?? fit;
    return fields.OptionFields;
  }, Silent);
  return {
    ...rest,
    apiVersion: API_VERSION,
    id: table.name!,
    get title() {
      return text.title;
    },
    get resignWords() {
      return resignWords();
    },
    schema: { enums, unions: {}, structs: { Options: table, OptionsView: table } },
    hasMatchTables: true,
    options: {
      ...options,
      fit: (given, players) => fit(given, players),
      Form: ({ words, children, ...props }) => {
        useEffect(() => void Fields.preload(), []); // a change of the players needs their `fit`, also while they are folded
        return (
          <FoldedOptions words={[...options.words(props.options), ...words]}>
            <Fields {...props} />
            {children}
          </FoldedOptions>
        );
      },
    },
    CoverArt: () => <Art />,
    SeatMark: (props) => <Mark {...props} />,
  };
}

interface FoldedProps {
  /** What is chosen, in a few words each; none for the standard game. */
  readonly words: readonly string[];
  /** The fields, which are drawn from the first unfolding on. */
  readonly children: ComponentChildren;
}

/** The options of a new room, folded away, since the standard game needs none. */
export function FoldedOptions({ words, children }: FoldedProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <details class="options-form" onToggle={() => setUnfolded(true)}>
      <summary>
        <span>{firstText.options.title}</span>
        <span class="option-words">
          {(words.length > 0 ? words : [firstText.options.standard]).map((word) => (
            <span key={word} class="chip">{word}</span>
          ))}
        </span>
      </summary>
      {unfolded && children}
    </details>
  );
}
