/**
 * The page of `botyard dev`: a table for the author of a game, who has all seats and sees what each of them knows. It is
 * served on the author's machine alone, and in English.
 */
import "./dev.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { botLevelsOf, gameOf, loadMatchPart, matchPartOf } from "../../games/registry";
import type { GameCommand, GameLobbyPart, GameMatchPart, GameOptions } from "../../games/api";
import { browserStorage } from "../../model/browser_storage";
import { call } from "../../net/api";
import type { BotLevel, GameInfo, GameList, MoveSent, Practice, Practised } from "../../protocol/generated";
import type { GameSchema } from "../../protocol/schema";
import { toAddress } from "../../site";
import { Store, useStore } from "../../store";
import { useShell } from "../hooks";
import { Match } from "../match/match";
import { MatchSourceContext } from "../match/source";
import { PracticeHeader, Problem } from "./frame";
import { PracticeTable } from "./table";

/** What the service says of the last save. */
interface Report {
  readonly game: string;
  /** Differs for each start of the service. */
  readonly run: string;
  readonly slots: readonly string[];
  /** Why the newest rules are not served; null if they are. */
  readonly problem: string | null;
  readonly checking: boolean;
  readonly check: readonly string[];
  /** Whether check-game found the contract kept; null while that is not known. */
  readonly kept: boolean | null;
}

/** A position and what its author may see of it. */
interface Position {
  readonly practised: Practised | null;
  readonly problem: string | null;
  /** How many of the moves the rules accept. */
  readonly played: number;
  readonly state?: unknown;
  readonly views?: readonly { readonly seats: readonly number[]; readonly view?: unknown; readonly bytes?: number; readonly problem?: string }[];
  readonly choices?: readonly OpenChoice[];
}

interface OpenChoice {
  readonly seat: number;
  readonly choice: number;
  readonly asks: unknown;
  readonly answers: readonly GameCommand[];
  readonly problem?: string;
}

/** A match as the author has set it up, and all its moves; a slot is a file of this form. */
interface SavedMatch {
  /** The version of the rules by which the match was played. */
  readonly rules_version: number;
  readonly players: number;
  readonly options: GameOptions | null;
  /** The position at the start, in the form of the game's lessons; null: a new match. */
  readonly position: object | null;
  readonly seed: string;
  readonly moves: readonly MoveSent[];
  /** How many of the moves are shown. */
  readonly shown: number;
}

/** Whose view of the table is shown: a seat's, the spectators', all seats', or that of the seat that is asked. */
type Viewpoint = number | "spectator" | "all" | "turn";

/** Milliseconds between two readings of the report. */
const EVERY_MS = 500;

/** The table of the game that the service follows; the page loads anew whenever the service has restarted. */
export function DevPage() {
  const [report, setReport] = useState<Report | null>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    let first = "";
    let over = false;
    const look = async () => {
      try {
        const found = await call<Report>("GET", "/dev");
        if (first !== "" && found.run !== first) return location.reload();
        first = found.run;
        setReport(found);
        setAway(false);
      } catch {
        setAway(true); // it restarts, or has ended
      }
      if (!over) setTimeout(look, EVERY_MS);
    };
    void look();
    return () => void (over = true);
  }, []);
  return (
    <div class="room practice dev" data-dev={report?.run}>
      <PracticeHeader title={`Table of ${report?.game ?? "a game"}`} />
      <main id="main">
        {report && <Desk report={report} away={away} />}
        {!report && away && <Problem sentence="This page belongs to botyard dev, which does not answer." retry={() => location.reload()} />}
      </main>
    </div>
  );
}

/** The game of the page, or why the page can't show it. */
interface Shown {
  readonly info: GameInfo;
  readonly lobby: GameLobbyPart | null;
  readonly part: GameMatchPart | null;
  readonly problem: string | null;
}

/** Loads the game's half of the page, and says what is wrong with it; null if the service does not have the game. */
async function loadPage(name: string): Promise<Shown | null> {
  const { games } = await call<GameList>("GET", "/games");
  const info = games.find((game) => game.name === name);
  if (!info) return null;
  let problem: string | null = null;
  if (!gameOf(name) && info.client === null) problem = "The package has no client.js yet. Play by the answers below.";
  else if (!gameOf(name) && info.client !== null) {
    try {
      const schema = await call<GameSchema>("GET", `/games/${name}/tables`);
      await (await import("../../games/toolkit")).loadGame(info, toAddress(info.client), schema);
    } catch (error) {
      problem = reasonOf(error as Error);
    }
  }
  await loadMatchPart(name);
  return { info, lobby: gameOf(name), part: matchPartOf(name), problem };
}

/** What an error and its cause say. The console has more: browsers name the line of a syntax error only there. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} ${cause.name}: ${cause.message}` : message;
}

/** The report of the last save, and the table. */
function Desk({ report, away }: { report: Report; away: boolean }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => void loadPage(report.game).then(setShown), [report.game]);
  return (
    <>
      <Saved report={report} away={away} />
      {shown?.problem && <p class="plate dev-problem" role="alert">{shown.problem}</p>}
      {shown && <Table report={report} shown={shown} />}
    </>
  );
}

/** What came of the last save. */
function Saved({ report, away }: { report: Report; away: boolean }) {
  const { problem, checking, check, kept } = report;
  const faults = kept ? [] : check.filter((line) => !line.endsWith(": ok"));
  const state = away ? "The service restarts…" : problem !== null ? "Not served" : checking ? "Checking…" : kept ? "Keeps the contract" : "Breaks promises";
  return (
    <section class="plate dev-saved" aria-label="Last save" data-state={problem !== null || kept === false ? "bad" : checking ? "checking" : "good"}>
      <strong role="status">{state}</strong>
      {problem !== null && <p role="alert">{problem} The last rules that could be served go on.</p>}
      {faults.length > 0 && <pre class="dev-check">{faults.join("\n")}</pre>}
    </section>
  );
}

/** A match as a slot or this browser has it. Throws a sentence about the first field that does not fit. */
function checkedMatch(found: unknown): SavedMatch {
  const { rules_version, players, seed, moves, shown, options = null, position = null } = (found ?? {}) as Partial<SavedMatch>;
  const wrong = Object.entries({
    rules_version: !Number.isInteger(rules_version),
    players: !Number.isInteger(players),
    seed: !/^[0-9a-f]{64}$/.test(String(seed)),
    moves: !Array.isArray(moves),
    shown: !Number.isInteger(shown),
  }).find(([, fails]) => fails);
  if (wrong) throw new Error(`The saved position can't be used: its ${wrong[0]} is missing or does not fit.`);
  return { rules_version: rules_version!, players: players!, seed: seed!, moves: moves!, shown: Math.min(shown!, moves!.length), options, position };
}

/** The match of the game that this browser keeps, or a new match. */
function keptMatch({ info, lobby }: Shown): SavedMatch {
  try {
    const kept = browserStorage.getItem(`botyard.dev.${info.name}`);
    if (kept !== null) return checkedMatch(JSON.parse(kept));
  } catch (error) {
    console.warn("A new match begins.", error);
  }
  const { rules_version, players } = info;
  return { rules_version, players: players[0]!, options: lobby?.options.standard ?? null, position: null, seed: newSeed(), moves: [], shown: 0 };
}

function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table: set-up, viewpoint, moves, board, and what is behind it. */
function Table({ report, shown }: { report: Report; shown: Shown }) {
  const { info, part } = shown;
  const [match, setMatch] = useState(() => keptMatch(shown));
  const [viewpoint, setViewpoint] = useState<Viewpoint>("turn");
  const [bots, setBots] = useState<Readonly<Record<number, BotLevel>>>({});
  const [begun, setBegun] = useState(0);
  const position = useMemo(() => new Store<Position | null>(null), []);
  const seen = useStore(position);
  const [asked, setAsked] = useState(0);
  const view = viewpoint === "turn" ? asked : viewpoint;
  const keep = (next: SavedMatch) => {
    browserStorage.setItem(`botyard.dev.${info.name}`, JSON.stringify(next));
    setMatch(next);
  };
  const set = (next: Partial<SavedMatch>) => {
    keep({ ...match, ...next });
    setBegun(begun + 1);
  };
  const table = useAuthorTable({ match, view, bots, begun, position, game: report.game, keepMoves: keep });
  const busy = useStore(table.busy);
  const caughtUp = useStore(table.source.caughtUp);
  useEffect(() => {
    const next = seen?.choices?.find(({ seat }) => !(seat in bots));
    if (caughtUp && next) setAsked(next.seat);
  }, [caughtUp, seen, bots]);
  const problem = useStore(table.problem);
  const go = (count: number) => set({ shown: Math.max(0, Math.min(match.moves.length, count)) });
  const play = ({ seat, choice }: OpenChoice, command: GameCommand) => table.source.actions.answer({ seat, id: choice, kind: "" } as never, command);
  return (
    <>
      <section class="plate dev-bar" aria-label="Table">
        <ViewpointField seats={seen?.practised?.snapshot.room.seats.length ?? match.players} viewpoint={viewpoint} change={setViewpoint} />
        <span class="dev-steps" role="group" aria-label="Moves">
          <button class="button" aria-label="To the start" disabled={busy || match.shown === 0} onClick={() => go(0)}>«</button>
          <button class="button" aria-label="One move back" data-dev-back disabled={busy || match.shown === 0} onClick={() => go(match.shown - 1)}>‹</button>
          <output data-dev-moves>{match.shown} of {match.moves.length}</output>
          <button class="button" aria-label="One move forward" disabled={busy || match.shown === match.moves.length} onClick={() => go(match.shown + 1)}>›</button>
          <button class="button" aria-label="To the last move" disabled={busy || match.shown === match.moves.length} onClick={() => go(match.moves.length)}>»</button>
        </span>
        <SetUp shown={shown} match={match} bots={bots} change={(next) => set({ ...next, rules_version: info.rules_version, moves: [], shown: 0 })} changeBots={setBots} />
        <Slots report={report} match={match} load={set} />
        <a class="button" href="/" target="_blank">Lobby</a>
      </section>
      {match.rules_version !== info.rules_version && (
        <p class="plate dev-problem">{`This position was saved by version ${match.rules_version} of the rules; they have version ${info.rules_version} now.`}</p>
      )}
      {(problem ?? seen?.problem) && <p class="plate dev-problem" role="alert" data-dev-problem>{problem ?? seen!.problem}</p>}
      <div class="dev-table">
        {part && seen?.practised && (
          <MatchSourceContext.Provider value={table.source}>
            <Match game={part} />
          </MatchSourceContext.Provider>
        )}
        {seen && <Behind position={seen} busy={busy} play={play} />}
      </div>
    </>
  );
}

interface AuthorTableProps {
  readonly match: SavedMatch;
  readonly view: number | "spectator" | "all";
  readonly bots: Readonly<Record<number, BotLevel>>;
  /** Changes whenever the table shows another position than that of its last move. */
  readonly begun: number;
  readonly position: Store<Position | null>;
  readonly game: string;
  /** Keeps the moves that the table has now. */
  readonly keepMoves: (match: SavedMatch) => void;
}

/** The table of a match as it is seen from a viewpoint. */
function useAuthorTable({ match, view, bots, begun, position, game, keepMoves }: AuthorTableProps): PracticeTable {
  const { speed } = useShell();
  const table = useMemo(() => {
    const seats = [...Array(MOST_SEATS).keys()];
    const own = view === "all" ? seats.filter((seat) => !(seat in bots)) : view === "spectator" ? [] : [view];
    const moves = match.moves.slice(0, match.shown);
    const ask = async (practice: Practice): Promise<Practised> => {
      const found = await call<Position>("POST", "/dev/position", { practice, position: match.position });
      position.set(found);
      if (!found.practised) throw new Error(found.problem ?? "There is no position.");
      const now = found.practised.moves;
      // moves that were taken back can be shown again until another move is made
      const goesOn = now.length <= match.moves.length && now.every((move, index) => JSON.stringify(move) === JSON.stringify(match.moves[index]));
      keepMoves({ ...match, moves: goesOn ? match.moves : now, shown: now.length });
      return found.practised;
    };
    const levels = Object.entries(bots).map(([seat, level]) => ({ seat: Number(seat), level }));
    return new PracticeTable(
      { game, start: { kind: "new", players: match.players, options: match.options }, own, bots: levels },
      speed,
      null,
      "",
      { moves, seed: match.seed, position: ask, nameOf: (seat) => `Seat ${seat + 1}` },
    );
  }, [begun, view, JSON.stringify(bots)]);
  useEffect(() => {
    void table.begin();
    return () => table.end();
  }, [table]);
  return table;
}

const MOST_SEATS = 8;

/** The choice of whose view of the table is shown. */
function ViewpointField({ seats, viewpoint, change }: { seats: number; viewpoint: Viewpoint; change: (viewpoint: Viewpoint) => void }) {
  const words: readonly (readonly [Viewpoint, string])[] = [
    ["turn", "Seat to move"],
    ...[...Array(seats).keys()].map((seat) => [seat, `Seat ${seat + 1}`] as const),
    ["spectator", "Spectator"],
    ["all", "All seats"],
  ];
  return (
    <span class="dev-views" role="group" aria-label="Seen by">
      {words.map(([one, label]) => (
        <button key={one} class="button" aria-pressed={viewpoint === one} data-dev-view={one} onClick={() => change(one)}>
          {label}
        </button>
      ))}
    </span>
  );
}

interface SetUpProps {
  readonly shown: Shown;
  readonly match: SavedMatch;
  readonly bots: Readonly<Record<number, BotLevel>>;
  readonly change: (match: Partial<SavedMatch>) => void;
  readonly changeBots: (bots: Readonly<Record<number, BotLevel>>) => void;
}

/** How the match begins: players, options, seed, position, and which seats bots have. */
function SetUp({ shown: { info, lobby }, match, bots, change, changeBots }: SetUpProps) {
  const [fault, setFault] = useState<string | null>(null);
  const setJson = (text: string, use: (value: object | null) => void) => {
    try {
      use(text.trim() === "" ? null : (JSON.parse(text) as object));
      setFault(null);
    } catch (error) {
      setFault(`This is no JSON: ${(error as Error).message}`);
    }
  };
  const setSeed = async (text: string) => {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    change({ seed: /^[0-9a-f]{64}$/.test(text) ? text : [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("") });
  };
  return (
    <details class="dev-setup">
      <summary class="button">New match</summary>
      <div class="dev-form">
        <label>
          Players{" "}
          <select name="dev-players" value={match.players} onChange={({ currentTarget: { value } }) => change({ players: Number(value) })}>
            {info.players.map((count) => (
              <option key={count} value={count}>{count}</option>
            ))}
          </select>
        </label>
        <label>
          Seed (64 hex digits, or any words) <input name="dev-seed" value={match.seed} onChange={({ currentTarget: { value } }) => void setSeed(value)} />
        </label>
        <button class="button" data-dev-new onClick={() => change({ seed: newSeed() })}>Another seed</button>
        <label>
          Options (JSON)
          <textarea name="dev-options" rows={3} onChange={({ currentTarget: { value } }) => setJson(value, (options) => change({ options: options as GameOptions | null }))}>
            {JSON.stringify(match.options)}
          </textarea>
        </label>
        <label>
          Position (JSON as in the lessons, empty for the start)
          <textarea name="dev-position" rows={3} onChange={({ currentTarget: { value } }) => setJson(value, (position) => change({ position }))}>
            {match.position === null ? "" : JSON.stringify(match.position)}
          </textarea>
        </label>
        <BotFields game={info.name} players={match.players} bots={bots} change={changeBots} />
        {lobby?.options.problem(match.options, match.players) && <p class="dev-problem">{lobby.options.problem(match.options, match.players)}</p>}
        {fault !== null && <p class="dev-problem" role="alert">{fault}</p>}
      </div>
    </details>
  );
}

interface BotFieldsProps {
  readonly game: string;
  readonly players: number;
  readonly bots: SetUpProps["bots"];
  readonly change: SetUpProps["changeBots"];
}

/** Who plays each seat: the author or a bot. */
function BotFields({ game, players, bots, change }: BotFieldsProps) {
  const choose = (seat: number, level: string) => {
    const { [seat]: _, ...others } = bots;
    change(level === "" ? others : { ...others, [seat]: level as BotLevel });
  };
  const fields = [...Array(players).keys()].map((seat) => (
    <label key={seat}>
      Seat {seat + 1}{" "}
      <select name={`dev-bot-${seat}`} value={bots[seat] ?? ""} onChange={({ currentTarget: { value } }) => choose(seat, value)}>
        <option value="">me</option>
        {botLevelsOf(game).map((level) => (
          <option key={level} value={level}>bot: {level}</option>
        ))}
      </select>
    </label>
  ));
  return <>{fields}</>;
}

/** The saved positions, which are files of the author's folder. */
function Slots({ report, match, load }: { report: Report; match: SavedMatch; load: (match: Partial<SavedMatch>) => void }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const attempt = (work: Promise<unknown>) => work.then(() => setFault(null), (error: Error) => setFault(error.message));
  const path = (slot: string) => `/dev/slots/${encodeURIComponent(slot)}`;
  const save = (event: Event) => {
    event.preventDefault();
    void attempt(call("PUT", path(name), match));
  };
  return (
    <details class="dev-setup">
      <summary class="button">Slots</summary>
      <form class="dev-form" onSubmit={save}>
        <label>
          Name <input name="dev-slot" required value={name} onInput={({ currentTarget: { value } }) => setName(value)} />
        </label>
        <button class="button primary">Save this position</button>
        {report.slots.map((slot) => (
          <span key={slot} class="actions">
            <button type="button" class="button" data-dev-slot={slot} onClick={() => void attempt(call("GET", path(slot)).then((found) => load(checkedMatch(found))))}>{slot}</button>
            <button type="button" class="button" aria-label={`Delete ${slot}`} onClick={() => void attempt(call("DELETE", path(slot), {}))}>✕</button>
          </span>
        ))}
        {fault !== null && <p class="dev-problem" role="alert">{fault}</p>}
      </form>
    </details>
  );
}

/** What is behind the board: open choices with their legal answers, the state, and each audience's view. */
function Behind({ position, busy, play }: { position: Position; busy: boolean; play: (choice: OpenChoice, command: GameCommand) => void }) {
  return (
    <section class="plate dev-behind" aria-label="Behind the board">
      {position.choices?.map((choice) => (
        <details key={`${choice.seat} ${choice.choice}`} open>
          <summary>Seat {choice.seat + 1} is asked: {JSON.stringify(choice.asks)}</summary>
          {choice.problem && <p class="dev-problem">{choice.problem}</p>}
          <div class="dev-answers">
            {choice.answers.map((command) => (
              <button key={JSON.stringify(command)} class="button small" data-dev-answer disabled={busy} onClick={() => play(choice, command)}>
                {wordsOf(command)}
              </button>
            ))}
          </div>
        </details>
      ))}
      <details>
        <summary>State</summary>
        <pre data-dev-state>{JSON.stringify(position.state, null, 1)}</pre>
      </details>
      {position.views?.map(({ seats, view, bytes, problem }) => (
        <details key={seats.join()}>
          <summary>
            {seats.length === 0 ? "View of spectators" : `View of seat ${seats[0]! + 1}`}
            {bytes !== undefined && <span class="quiet"> {bytes} bytes</span>}
          </summary>
          <pre data-dev-view-of={seats.join()}>{problem ?? JSON.stringify(view, null, 1)}</pre>
        </details>
      ))}
    </section>
  );
}

/** A command without the braces: `take cell 3`. */
function wordsOf({ type, ...fields }: GameCommand & { readonly type?: string }): string {
  return [type, ...Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(" ");
}
