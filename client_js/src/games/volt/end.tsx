/** The end of a match: its dialogs, with the ranking and who defends which arena of a championship; VP, statistics and key moments. */
import { text } from "#text/volt/lobby";
import { text as matchText } from "#text/volt/match";
import { text as dialogsText } from "#text/volt/dialogs";
import { text as endText } from "#text/volt/end";
import { type EndProps, Dialog, EndDialog, standingsOf } from "../../kit/match";
import type { Names, GameEndPart, KeyMoment } from "../api";
import { RobotArt } from "./robots";
import { ColourMark } from "./emblems";
import type { ResultView, View, GameEvent, SeatView } from "./generated";
import { namesOf, describe } from "./wording";

/** The end of a match: who won and why, with the ranking. KillBots rank as one squad, whose robots a championship lists each. */
export function ResultDialog({ result, view, room, names, mine }: EndProps<View, ResultView>) {
  const final = { ranking: result.ranking, points: result.scores, sides: sidesOf(view) };
  const isSquads = result.ranking[0]?.some((seat) => view.seats[seat]!.killbot) ?? false;
  return (
    <EndDialog room={room} reopen={dialogsText.end.reopen} result={final} piece={mine[0] !== undefined && <OwnRobot seat={view.seats[mine[0]]!} />}>
      <p class="vt-winner">{winnerWords(result, view, names)}</p>
      <p>{result.reason === "resigned" && isSquads ? dialogsText.end.nobodyLeft : matchText.end.reasons[result.reason]}</p>
      <ol class="vt-ranking">
        {standingsOf(final).map(({ side, place, points }) =>
          !view.championship && view.seats[side[0]!]!.killbot ? (
            <SquadRow key="squad" place={place} points={points!} />
          ) : (
            side.map((seat) => (
              <li key={seat} value={place} class={`seat-${view.seats[seat]!.colour}`} data-place={place} data-own={mine.includes(seat)}>
                <ColourMark colour={view.seats[seat]!.colour} killbot={view.seats[seat]!.killbot !== null} />
                <strong>{names(seat)}</strong>
                <span>{view.championship ? dialogsText.end.arenas(result.scores[seat]!) : matchText.seats.vp(result.scores[seat]!)}</span>
                {!view.championship && view.seats[seat]!.destroyed > 0 && <small class="quiet">{matchText.seats.destroyed(view.seats[seat]!.destroyed)}</small>}
              </li>
            ))
          ),
        )}
      </ol>
      {view.championship && <Defenders view={view} names={names} />}
    </EndDialog>
  );
}

function OwnRobot({ seat }: { seat: SeatView }) {
  return <svg viewBox="-48 -48 96 96"><RobotArt seat={{ ...seat, start_number: 0, damage: 0, shield: 0 }} /></svg>;
}

/** One row of the ranking for all KillBots, who win or lose together, with their points. */
function SquadRow({ place, points }: { place: number; points: number }) {
  return (
    <li value={place} data-place={place} data-squad>
      <strong>{dialogsText.end.squad}</strong>
      <span>{matchText.seats.vp(points)}</span>
    </li>
  );
}

/** Who won, in a sentence. */
function winnerWords({ ranking }: ResultView, { seats }: View, names: Names): string {
  const first = ranking[0] ?? [];
  if (first.some((seat) => seats[seat]!.killbot)) return dialogsText.end.squadWins;
  return first.length === 1 ? dialogsText.end.wins(names(first[0]!)) : dialogsText.end.shared(first.map(names));
}

/** The arenas of a championship in the order in which they were won last, each with its defender. */
function Defenders({ view, names }: { view: View; names: Names }) {
  return (
    <table class="vt-defenders">
      <caption>{dialogsText.end.defenders}</caption>
      <tbody>
        {(view.championship?.defenders ?? []).map(({ arena, seat }) => (
          <tr key={arena} class={`seat-${view.seats[seat]!.colour}`} data-arena={arena} data-defender={seat}>
            <th scope="row">{dialogsText.end.arena(arena)}</th>
            <td><ColourMark colour={view.seats[seat]!.colour} killbot={view.seats[seat]!.killbot !== null} /> {names(seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ArenaDialogProps {
  readonly view: View;
  readonly names: Names;
  /** The event by which the arena before was won; null if the page has not seen it. */
  readonly won: GameEvent | null;
  readonly close: () => void;
}

/** Between two arenas of a championship: who has won the last one and defends which, and what comes now. */
export function ArenaDialog({ view, names, won, close }: ArenaDialogProps) {
  return (
    <Dialog title={dialogsText.between.title(matchText.round.match(view.championship?.match ?? 1), view.arena.name)} close={close}>
      {won && <p class="vt-winner">{describe(won, names)}</p>}
      <Defenders view={view} names={names} />
      <p>{dialogsText.between.anew(view.target)}</p>
      <div class="actions"><button type="button" class="button primary" data-play-on onClick={close}>{dialogsText.between.playOn}</button></div>
    </Dialog>
  );
}

interface AboutDialogProps {
  readonly view: View;
  readonly names: Names;
  readonly close: () => void;
}

/** What the match is about: how it is won, what is left in the stacks, and what of it is a house rule. */
export function AboutDialog({ view, names, close }: AboutDialogProps) {
  const { arena, target, squad_target, round_limit, pool, taken, stacks, championship, seats, mode } = view;
  const killbots = seats.some(({ killbot }) => killbot !== null);
  const { about } = dialogsText;
  return (
    <Dialog title={matchText.about.title} close={close}>
      <ul class="vt-about">
        <li>{about.arena(arena.name, text.options.modeWords[mode])}</li>
        {championship && <li>{matchText.round.match(championship.match)}</li>}
        <li>{about.target(target)}</li>
        {killbots && <li>{about.squad(squad_target)}</li>}
        <li>{about.rounds(round_limit)}</li>
        <li>{about.tokens(pool, taken.length)}</li>
        {mode !== "training" && <li>{about.stacks(stacks[0], stacks[1], stacks[2])}</li>}
        {championship?.defenders.map(({ arena: won, seat }) => <li key={won}>{about.defender(won, names(seat))}</li>)}
      </ul>
      <p class="vt-house"><span class="chip">{about.house}</span> {text.options.house}</p>
    </Dialog>
  );
}

/** The players, each a side, and the KillBots as one. */
function sidesOf({ seats }: View): readonly (readonly number[])[] {
  const players = [...seats.keys()].filter((seat) => !seats[seat]!.killbot).map((seat) => [seat]);
  const squad = [...seats.keys()].filter((seat) => seats[seat]!.killbot);
  return squad.length > 0 ? [...players, squad] : players;
}

export const endPart: GameEndPart<View, GameEvent> = {
  scoreOf: (view, seat) => (view.championship ? defended(view, seat) : view.seats[seat]!.vp),
  sidesOf,
  seatClass: (view, seat) => `seat-${view.seats[seat]!.colour}`,
  keyMoment,
  words: (kind, name) => (endText[kind] as Readonly<Record<string, string>>)[name] ?? name,
};

function defended({ championship }: View, seat: number): number {
  return championship?.defenders.filter((one) => one.seat === seat).length ?? 0;
}

const WEIGHTS: { readonly [Type in GameEvent["type"]]?: number } = { vp_gained: 3, robot_destroyed: 4, arena_won: 6 };

function keyMoment(event: GameEvent, before: View, players: Names): KeyMoment | null {
  const weight = WEIGHTS[event.type];
  return weight === undefined ? null : { words: describe(event, namesOf(before, players)), weight };
}
