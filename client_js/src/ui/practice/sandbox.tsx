import { useEffect, useMemo, useState } from "preact/hooks";
import { text } from "#text/platform/first";
import { text as practiceText } from "#text/platform/practice";
import { botLevelsOf, loadMatchPart, matchPartOf } from "../../games/registry";
import { call } from "../../net/api";
import type { BotLevel, Snapshot, Candidate } from "../../protocol/generated";
import { useStore } from "../../store";
import { sentenceOf } from "../hooks";
import { Match } from "../match/match";
import { MatchSourceContext } from "../match/source";
import { roomPath } from "../router";
import { Splash } from "../splash";
import { SiteLink } from "../controls";
import { PracticeHeader, Problem } from "./frame";
import { type PracticeStart, type PracticeTable, useTable } from "./table";
import type { GameAccess, GameMatchPart } from "../../games/api";
import { namesOf } from "../match/room_events";

/** What a sandbox begins with: an entry of a match, as `seat` sees it; null: as the viewer does. */
interface Moment {
  readonly room: string;
  readonly number: number;
  readonly seat: number | null;
  /** Of a link to the room, "" for none. */
  readonly token: string;
}

/** The moment that an address names (`?room=ID&number=N&as=SEAT`, seats from 1 on), or null. */
function momentOf(search: string, hash: string): Moment | null {
  const fields = new URLSearchParams(search);
  const [room, number, seat] = [fields.get("room"), Number(fields.get("number")), Number(fields.get("as"))];
  if (!room || !Number.isInteger(number) || number < 1) return null;
  return { room, number, seat: Number.isInteger(seat) && seat > 0 ? seat - 1 : null, token: hash.slice(1) };
}

/** A match that goes on from a moment of another one, against bots or with the player on all seats; nothing counts. */
export function SandboxPage() {
  const moment = useMemo(() => momentOf(location.search, location.hash), []);
  const [start, setStart] = useState<Snapshot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    setProblem(null);
    if (!moment) return setProblem(text.app.noSuchPage);
    loadRoom(moment).then(setStart, (error: Error) => setProblem(sentenceOf(error)));
  };
  useEffect(load, []);
  if (start && moment) return <Sandbox start={start} moment={moment} />;
  return (
    <>
      <PracticeHeader title={practiceText.sandboxTitle} />
      <main id="main">{problem !== null ? <Problem sentence={problem} retry={load} /> : <Splash message={text.app.loading} />}</main>
    </>
  );
}

/** The room of a match, once the part of its game has loaded. */
async function loadRoom({ room, token }: Moment): Promise<Snapshot> {
  const found = await call<Snapshot>("GET", `/rooms/${room}`, undefined, token);
  await loadMatchPart(found.room.game);
  return found;
}

/** Who plays the seats: `own` null stands for all of them. */
interface Players {
  readonly own: number | null;
  readonly others: BotLevel | null;
}

/** Levels of bots that may play while the match still runs. */
const EASY: ReadonlySet<BotLevel> = new Set(["random", "greedy"]);

/** Plays on from a moment of a match, with the seats as the user has chosen them. */
function Sandbox({ start, moment }: { start: Snapshot; moment: Moment }) {
  const { room } = start;
  const running = room.status !== "finished";
  const [players, setPlayers] = useState<Players>({ own: null, others: null });
  const table = useTable(startOf(start, moment, players), `${players.own} ${players.others}`, null, moment.token);
  const part = matchPartOf(room.game);
  const problem = useStore(table.problem);
  const busy = useStore(table.busy);
  const moves = useStore(table.ownMoves);
  if (!part) return <Problem sentence={practiceText.problem} retry={() => location.reload()} />;
  return (
    <div class="room practice" data-practice={moment.number}>
      <PracticeHeader title={practiceText.sandboxTitle} />
      <main id="main">
        <section class="plate sandbox-bar" aria-label={practiceText.sandboxTitle}>
          <p class="quiet">{running ? practiceText.imagined : practiceText.sandboxAbout}</p>
          <div class="actions">
            <SeatField {...{ start, players, running }} change={setPlayers} />
            <OthersField game={room.game} {...{ players, running }} change={setPlayers} />
            <button class="button" data-practice="undo" disabled={moves === 0 || busy} onClick={() => void table.undo()}>
              {practiceText.undo}
            </button>
            <button class="button" data-practice="restart" disabled={moves === 0 || busy} onClick={() => void table.begin()}>
              {practiceText.restart}
            </button>
            <SiteLink to={`${roomPath(room.id)}${moment.token && `#${moment.token}`}`} kind="button">
              {practiceText.backToMatch}
            </SiteLink>
          </div>
          {!running && <Suggestions table={table} game={part} />}
          {problem !== null && <p role="alert">{problem}</p>}
        </section>
        <MatchSourceContext.Provider value={table.source}>
          <Match game={part} />
        </MatchSourceContext.Provider>
      </main>
    </div>
  );
}

/** What the server needs to begin. While the match runs, it begins with the user's own view, and bots play none of the user's seats. */
function startOf({ room, audience }: Snapshot, { number, seat }: Moment, { own, others }: Players): PracticeStart {
  const seats = [...room.seats.keys()];
  const mine = own === null ? seats : [own];
  const running = room.status !== "finished";
  const bots = others === null ? [] : seats.filter((one) => !mine.includes(one)).filter((one) => !running || !audience.includes(one));
  return {
    game: room.game,
    start: { kind: "match", room: room.id, number, seat: running ? null : seat },
    own: mine,
    bots: bots.map((one) => ({ seat: one, level: others })),
  };
}

interface FieldProps {
  readonly players: Players;
  readonly running: boolean;
  readonly change: (players: Players) => void;
}

/** Which seats the player has. */
function SeatField({ start, players, change }: FieldProps & { readonly start: Snapshot }) {
  const { room } = start;
  return (
    <label class="sandbox-field">
      <span>{practiceText.iPlay}</span>
      <select
        name="sandbox-seat"
        value={players.own ?? ""}
        onChange={({ currentTarget: { value } }) => change({ own: value === "" ? null : Number(value), others: players.others ?? "greedy" })}
      >
        <option value="">{practiceText.everySeat}</option>
        {room.seats.map((seat, index) => (
          <option key={index} value={index}>{seat?.name ?? index + 1}</option>
        ))}
      </select>
    </label>
  );
}

/** What plays the other seats. */
function OthersField({ game, players, running, change }: FieldProps & { readonly game: string }) {
  const { own, others } = players;
  if (own === null) return null;
  const levels = botLevelsOf(game).filter((level) => !running || EASY.has(level));
  return (
    <label class="sandbox-field">
      <span>{practiceText.others}</span>
      <select
        name="sandbox-others"
        value={others ?? ""}
        onChange={({ currentTarget: { value } }) => change({ own, others: value === "" ? null : (value as BotLevel) })}
      >
        <option value="">{practiceText.pass}</option>
        {levels.map((level) => (
          <option key={level} value={level}>{text.bots.levels[level].name}</option>
        ))}
      </select>
    </label>
  );
}

/** Worths are in hundredths of a point; they are shown in tenths. */
const TENTH = 10;

/** What the strongest bot of the game would do now, and what other moves would lead to; a move that is chosen is played. */
function Suggestions({ table, game }: { table: PracticeTable; game: GameMatchPart }) {
  const [found, setFound] = useState<readonly Candidate[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [access, setAccess] = useState<GameAccess | null>(null);
  const model = useStore(table.source.model);
  const moves = useStore(table.ownMoves);
  const busy = useStore(table.busy);
  useEffect(() => setFound(null), [moves, model?.number]); // suggestions are of one position
  const ask = () => {
    setProblem(null);
    game.loadAccess?.().then(setAccess, () => undefined); // without it moves have numbers
    table.suggest().then(
      ({ candidates }) => {
        if (table.source.model.value === model) setFound(candidates); // else the position has changed meanwhile
      },
      (error: Error) => setProblem(sentenceOf(error)),
    );
  };
  const choose = ({ command }: Candidate) => void table.play([command]);
  const names = model ? namesOf(model.room, model.view) : String;
  // the sentence of what the move leads to, or its number while the game's words are not loaded
  const words = (one: Candidate, index: number) =>
    (model?.view && access?.turnSummary?.(one.events as Parameters<NonNullable<typeof access.turnSummary>>[0], names, model.audience, model.view)) ??
    practiceText.move(index + 1);
  return (
    <>
      <button class="button" data-practice="suggest" disabled={busy} aria-expanded={found !== null} onClick={found ? () => setFound(null) : ask}>
        {practiceText.hint}
      </button>
      {problem !== null && <p role="alert">{problem}</p>}
      {found && (
        <ol class="suggestions" aria-label={practiceText.hint}>
          {found.map((one, index) => (
            <li key={index}>
              <button class={index === 0 ? "button primary" : "button"} onClick={() => choose(one)}>
                <span>{words(one, index)}</span>
                <Difference points={index === 0 ? 0 : pointsBetween(found[0]!, one)} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** By how many points a move is worth more than another one; 0 if the game does not say. */
function pointsBetween(best: Candidate, one: Candidate): number {
  return one.worth === null || best.worth === null ? 0 : Math.round((one.worth - best.worth) / TENTH) / 10;
}

function Difference({ points }: { points: number }) {
  return points === 0 ? null : <span class="chip">{practiceText.worth(points)}</span>;
}
