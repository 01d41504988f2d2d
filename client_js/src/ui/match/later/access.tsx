/** A match for keyboards and screen readers: the board as a table, the list of keys, and what each turn changed. */
import { useEffect, useState, useRef } from "preact/hooks";
import { text as accessText } from "#text/match/access";
import { text } from "#text/platform/first";
import type { GameAccess, GameMatchPart, KeyHelp, GameEvent } from "../../../games/api";
import { useStore } from "../../../store";
import { Dialog } from "../../dialog";
import { keyOf, useKeyDown } from "../../keys";
import { namesOf } from "../room_events";
import { useCoaching, useMatchSource } from "../source";
import { SINCE_KEY } from "../playback_buttons";
import "../../../style/match_later.css";
import { call } from "../../../net/api";
import type { SitePageView } from "../../../protocol/generated";
import { shownLanguage } from "../../../text/language";
import { sentenceOf } from "../../hooks";
import type { Log, LogEntry } from "../../../model/log";
import { isRoomEvent } from "../../../model/room";
import type { Event } from "../../../model/types";

const TABLE_KEY = "B";
const SHORT_KEY = "H";
const KEYS_KEY = "?";

/** Buttons that are visible while they have the focus, the dialogs that they open, and a live region. */
export function MatchAccess({ game }: { game: GameMatchPart }) {
  const source = useMatchSource();
  const [open, setOpen] = useState<"table" | "short" | "keys" | null>(null);
  const access = useAccess(game);
  const hasTable = access.BoardTable !== undefined;
  useKeyDown(source.kind !== "timeline", (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return false;
    if (press.key === KEYS_KEY) setOpen("keys");
    else if (!press.shiftKey && keyOf(press) === SHORT_KEY) setOpen("short");
    else if (hasTable && !press.shiftKey && keyOf(press) === TABLE_KEY) setOpen("table");
    else return false;
    return true;
  });
  // a dialog calls `close` late, when the next one may be open already
  const closeTable = () => setOpen((now) => (now === "table" ? null : now));
  const closeShort = () => setOpen((now) => (now === "short" ? null : now));
  const closeKeys = () => setOpen((now) => (now === "keys" ? null : now));
  return (
    <div class="match-access">
      {hasTable && (
        <button class="button on-focus" aria-keyshortcuts={TABLE_KEY} onClick={() => setOpen("table")}>
          {accessText.table} <kbd aria-hidden="true">{TABLE_KEY}</kbd>
        </button>
      )}
      <button class="button on-focus" aria-keyshortcuts={SHORT_KEY} onClick={() => setOpen("short")}>
        {accessText.short} <kbd aria-hidden="true">{SHORT_KEY}</kbd>
      </button>
      <button class="button on-focus" aria-keyshortcuts={KEYS_KEY} onClick={() => setOpen("keys")}>
        {accessText.keys} <kbd aria-hidden="true">{KEYS_KEY}</kbd>
      </button>
      {open === "table" && <TableDialog access={access} close={closeTable} />}
      {open === "short" && <ShortRules close={closeShort} />}
      {open === "keys" && <KeysDialog keys={[...(access.keys?.() ?? []), ...platformKeys(hasTable)]} close={closeKeys} />}
      {access.turnSummary && source.kind !== "timeline" && <TurnSummaries summary={access.turnSummary} starts={access.startsSummary ?? game.animation.startsTurn} />}
    </div>
  );
}

const NONE: GameAccess = {};

/** The game's part for keyboards and screen readers; empty until it is there, and for games without one. */
function useAccess(game: GameMatchPart): GameAccess {
  const [access, set] = useState(NONE);
  useEffect(() => {
    set(NONE);
    game.loadAccess?.().then(set, (error: unknown) => console.warn("A part of the page can't be loaded.", error));
  }, [game]);
  return access;
}

/** The keys of each match. `hasTable`: the board can be shown as a table. */
function platformKeys(hasTable: boolean): readonly KeyHelp[] {
  return [
    ...(hasTable ? [{ keys: [TABLE_KEY], about: accessText.showTable }] : []),
    { keys: [SHORT_KEY], about: accessText.showShort },
    { keys: [KEYS_KEY], about: accessText.showKeys },
    { keys: [SINCE_KEY], about: accessText.showSince },
    { keys: ["←", "→"], about: accessText.stepOrder },
    { keys: ["Shift+←", "Shift+→"], about: accessText.stepTurn },
    { keys: ["PageUp", "PageDown"], about: accessText.stepRound },
    { keys: ["Home", "End"], about: accessText.stepEnds },
    { keys: [accessText.space], about: accessText.play },
  ];
}

/** The position as the game's tables, which follow it while the dialog is open. */
function TableDialog({ access, close }: { access: GameAccess; close: () => void }) {
  const shown = useStore(useMatchSource().shown);
  const coaching = useCoaching();
  if (!shown?.model.view || !access.BoardTable) return null;
  const { room, view, audience } = shown.model;
  const names = namesOf(room, view);
  return (
    <Dialog title={accessText.table} close={close}>
      <access.BoardTable {...{ room, view, names }} ownSeats={coaching ? [] : audience} />
    </Dialog>
  );
}

/** The list of keys. */
function KeysDialog({ keys, close }: { keys: readonly KeyHelp[]; close: () => void }) {
  return (
    <Dialog title={accessText.keys} close={close}>
      <table class="key-list">
        <thead>
          <tr>
            <th scope="col">{accessText.key}</th>
            <th scope="col">{accessText.does}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ keys: names, about }) => (
            <tr key={names.join()}>
              <td>{names.flatMap((name) => [<kbd key={name}>{name}</kbd>, " "])}</td>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

interface Short {
  readonly html: string;
  readonly language: string;
}

/** A dialog with the first section of the rules page, which can be printed. */
function ShortRules({ close }: { close: () => void }) {
  const game = useStore(useMatchSource().shown)?.model.room.game;
  const { language } = useStore(shownLanguage);
  const [found, setFound] = useState<Short | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game === undefined) return;
    setProblem(null);
    call<SitePageView>("GET", `/games/${game}/rules?language=${language}`).then(
      (page) => wanted && setFound({ html: shortOf(page.html), language: page.language }),
      (error: Error) => wanted && setProblem(sentenceOf(error)),
    );
    return () => void (wanted = false);
  }, [game, language]);
  return (
    <Dialog title={accessText.short} close={close}>
      {problem !== null && <p role="alert">{problem}</p>}
      {!found && problem === null && <p role="status">{text.app.loading}</p>}
      {/* made by the service from Markdown, in which HTML is text */}
      {found && <div class="short-rules" lang={found.language} dangerouslySetInnerHTML={{ __html: found.html }} />}
      {found && (
        <p class="short-rules-ways">
          <a class="button" href={`/rules/${game}`} target="_blank">{accessText.allRules}</a>
          <button class="button" onClick={() => print()}>{accessText.print}</button>
        </p>
      )}
    </Dialog>
  );
}

/** What stands before the second heading of the rules, without the first. */
function shortOf(html: string): string {
  const [, short = ""] = html.split(/<h2 [^]*?<\/h2>/, 2);
  return short;
}

/** When several turns end at once, the changes of at most this many are announced. */
const MOST_TURNS = 6;

interface Props {
  readonly summary: NonNullable<GameAccess["turnSummary"]>;
  /** Whether a summary begins with an event of the game. */
  readonly starts: (event: GameEvent) => boolean;
}

/** Says to screen readers what each finished turn has changed. */
function TurnSummaries({ summary, starts }: Props) {
  const source = useMatchSource();
  const log = useStore(source.log);
  const shown = useStore(source.shown);
  const turns = useRef<TurnEvents | null>(null);
  const [words, say] = useState("");
  const room = shown?.model.room;
  useEffect(() => {
    if (!shown?.model.view || !room) return;
    turns.current ??= new TurnEvents(shown.model.number, (event) => !isRoomEvent(event) && starts(event));
    const ended = [...turns.current.read(log)];
    if (room.status !== "playing") ended.push(turns.current.take());
    const { view, audience } = shown.model;
    const names = namesOf(room, view);
    const sentences = ended.slice(-MOST_TURNS).flatMap((events) => summary(events, names, audience, view) ?? []);
    if (sentences.length > 0) say(sentences.join(" "));
  }, [log, room?.status]);
  return <p class="visually-hidden turn-summary" role="status" aria-live="polite">{words}</p>;
}

/** Gathers the events of each turn; nothing is read twice, however long the log is. */
export class TurnEvents {
  private turn: Event[] = [];
  private last: Pick<LogEntry, "number" | "index">;
  private readonly startsTurn: (event: Event) => boolean;

  /** `number`: the newest entry that is known already. */
  constructor(number: number, startsTurn: (event: Event) => boolean) {
    this.last = { number, index: Infinity };
    this.startsTurn = startsTurn;
  }

  /** Reads what is new in the log. Returns the events of each turn that has ended, a list for each. */
  read(log: Log): readonly (readonly Event[])[] {
    const ended: Event[][] = [];
    for (const event of this.news(log)) {
      if (this.startsTurn(event)) {
        if (this.turn.length > 0) ended.push(this.turn);
        this.turn = [];
      }
      this.turn.push(event);
    }
    return ended;
  }

  /** Takes away the events of the turn that has not ended: they are not returned again. */
  take(): readonly Event[] {
    const turn = this.turn;
    this.turn = [];
    return turn;
  }

  /** The events that were not read before, oldest first. */
  private news({ entries, from }: Log): readonly Event[] {
    if (from > this.last.number + 1 || entries.length === 0) {
      // the room was read anew: what happened in between is not shown
      this.last = { number: Math.max(from - 1, this.last.number), index: Infinity };
      this.turn = [];
    }
    const news: Event[] = [];
    for (let place = entries.length - 1; place >= 0; place -= 1) {
      const entry = entries[place]!;
      if (entry.number < this.last.number || (entry.number === this.last.number && entry.index <= this.last.index)) break;
      news.push(entry.event);
    }
    const newest = entries.at(-1);
    if (news.length > 0 && newest) this.last = { number: newest.number, index: newest.index };
    return news.reverse();
  }
}
