/** The fields of the form for the options of a room: loaded when the form is unfolded. */
import { text } from "#text/volt/lobby";
import { text as optionsText } from "#text/volt/options";
import { arenas } from "../../../../server/botyard/games/volt/volt.json";
import { Field, RadioRow, RadiosField } from "../../kit/lobby";
import type { OptionsFormProps } from "../api";
import type { Arena, OptionsView, Edge } from "./generated";
import { type Space, viewBox } from "./geometry";
import { Ground } from "./ground";
import { LOBBY_ENUMS } from "./lobby.generated";
import { KILLBOT_COUNTS, RANDOM, ROUND_LIMITS, TARGETS, arenaFits, arenaWords, fitted, problem, targetOf } from "./room_options";

type Props = Pick<OptionsFormProps<OptionsView>, "options" | "players" | "change">;

/** The options of a table: mode, arena, target, KillBots, start numbers and rounds. */
export function OptionFields({ options, players, change: changeTo }: Props) {
  const change = (changed: Partial<OptionsView>) => changeTo(fitted({ ...options, ...changed }, players));
  return (
    <>
      <RadiosField title={optionsText.options.mode} name="mode" values={LOBBY_ENUMS.Mode} words={optionsText.options.modes} chosen={options.mode} choose={(mode) => change({ mode })} />
      {options.mode !== "championship" && <ArenaField options={options} choose={(arena) => change({ arena })} />}
      {options.mode !== "training" && (
        <Field title={optionsText.options.target}>
          <RadioRow name="target" values={TARGETS} chosen={targetOf(options)} choose={(target) => change({ target })} />
        </Field>
      )}
      <Field title={optionsText.options.killbots}>
        <RadioRow
          name="killbots"
          values={KILLBOT_COUNTS}
          chosen={options.killbots}
          isDisabled={(killbots) => problem({ ...options, killbots }, players) !== null}
          choose={(killbots) => change({ killbots })}
        />
        <p class="quiet">{optionsText.options.killbotsAbout}</p>
      </Field>
      <RadiosField
        title={optionsText.options.startNumbers}
        name="start_numbers"
        values={LOBBY_ENUMS.StartNumbers}
        words={optionsText.options.startNumberKinds}
        chosen={options.start_numbers}
        choose={(start_numbers) => change({ start_numbers })}
      />
      <Field title={optionsText.options.rounds}>
        <RadioRow name="round_limit" values={ROUND_LIMITS} chosen={options.round_limit} choose={(round_limit) => change({ round_limit })} />
      </Field>
    </>
  );
}

/** The arenas as small pictures. */
function ArenaField({ options, choose }: { options: OptionsView; choose: (arena: string) => void }) {
  const known = arenas.map((data) => arenaOf(data));
  return (
    <Field title={optionsText.options.arena}>
      <div class="vt-arenas">
        {[...known, null].map((arena) => {
          const name = arena?.name ?? RANDOM;
          return (
            <label key={name} class="vt-arena-choice">
              <input
                type="radio"
                name="arena"
                value={name}
                checked={options.arena === name}
                disabled={!arenaFits(options.mode, name)}
                onChange={() => choose(name)}
              />
              {arena ? <ArenaPicture arena={arena} /> : <Unknown />}
              <span>{arena ? arenaTitle(arena) : optionsText.options.random}</span>
            </label>
          );
        })}
      </div>
      <p class="quiet">{text.options.house}</p>
    </Field>
  );
}

/** `Arena A: Yard`; an arena that has no name in this language has its English one. */
function arenaTitle({ name, title }: Arena): string {
  const titles: Readonly<Record<string, string>> = optionsText.options.arenaTitles;
  return `${arenaWords(name)}: ${titles[name] ?? title}`;
}

/** An arena as a small picture. */
function ArenaPicture({ arena }: { arena: Arena }) {
  return (
    <svg class="vt-picture" viewBox={viewBox(arena.size)} aria-hidden="true">
      <Ground arena={arena} sideColours={[]} named={false} />
      {arena.vp.map(({ number, at: [x, y] }) => (
        <circle key={number} class="vt-picture-vp" cx={x * 100 + 50} cy={(arena.size - y) * 100 - 50} r="30" />
      ))}
    </svg>
  );
}

/** The picture for an arena that is drawn by chance. */
function Unknown() {
  return (
    <svg class="vt-picture" viewBox="0 0 100 100" aria-hidden="true">
      <rect class="vt-unknown" x="5" y="5" width="90" height="90" rx="8" />
      <text x="50" y="66">?</text>
    </svg>
  );
}

type Place = readonly number[];
type DataEdge = readonly (number | string)[];

/** An arena as the data file has it. */
interface ArenaData extends Pick<Arena, "name" | "title" | "size">, Readonly<Record<"workshop" | "pit" | "field", readonly Place[]>>, Readonly<Record<"wall" | "energy" | "barrier" | "door", readonly DataEdge[]>> {
  readonly start: readonly (readonly { readonly at: Place; readonly arrow: number }[])[];
  readonly vp: Readonly<Record<string, Place>>;
}

/** The arena of an entry of the data file. */
export function arenaOf({ name, title, size, ...data }: ArenaData): Arena {
  return {
    ...{ name, title, size },
    start: data.start.map((side) => side.map(({ at, arrow }) => ({ at: spaceOf(at), arrow }))),
    vp: Object.entries(data.vp).map(([number, at]) => ({ number: Number(number), at: spaceOf(at) })),
    workshop: data.workshop.map(spaceOf),
    pit: data.pit.map(spaceOf),
    field: data.field.map(spaceOf),
    wall: data.wall.map(edgeOf),
    energy: data.energy.map(edgeOf),
    barrier: data.barrier.map(edgeOf),
    door: data.door.map(edgeOf),
  };
}

function spaceOf([x, y]: Place): Space {
  return [x!, y!];
}

function edgeOf([x, y, side]: DataEdge): Edge {
  return { at: [Number(x), Number(y)], side: side === "n" ? "n" : "e" };
}
