/** VOLT: what the browser client needs of the game in a match, and the page of it. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { VNode } from "preact";
import { text as matchText } from "#text/volt/match";
import { type SheetState, MatchSide, useIsLive, useOver, useAnswer, AbsencePanel, SheetTabs, sheetKind, useSheet, tip, HappeningCaption } from "../../kit/match";
import { Silent, lazy } from "../../kit/lobby";
import type { GameMatchPart, MatchProps, Names, LogMark, MatchLogProps } from "../api";
import { durationOf, soundOf } from "./animation";
import { model } from "./fold";
import { type Choice, type GameEvent, type Module, type View, type Phase, SCHEMA } from "./generated";
import { spaceKey } from "./geometry";
import { namesOf, describe, logWords, waitingWords } from "./wording";
import { ArenaBoard } from "./arena";
import { Desk } from "./desk";
import { OrderList } from "./order_list";
import { usePlay } from "./play";
import { SeatTabs, SeatPanel } from "./seats";
import { DieFace } from "./cards";
import "./style.css";

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: SCHEMA,
  model: {
    ...model,
    activeSeats: playingSeats, // all program at the same time
    playingSeats,
  },
  animation: {
    durationOf,
    soundOf,
    startsTurn: ({ type }) => type === "programs_shown",
    startsRound: ({ type }, before) => type === "round_began" && !isFirstSetUp(before),
    startsOrder: ({ type }) => type === "die_activated" || type === "space_activated",
  },
  // only in the arena of the match: the cards of modules have small ones, too
  lit: (event) => litBy(event).map((piece) => `:not(.vt-scene) > .vt-arena ${piece}`),
  seatWord: ({ seats }, seat) => seats[seat]!.colour,
  seatName: (view, seat) => (view.seats[seat]?.killbot ? namesOf(view, String)(seat) : null),
  Match,
  loadAccess: async () => (await import("./access")).access,
  loadEndPart: async () => (await import("./end")).endPart,
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};

/** Whether nothing but the set-up has happened: it belongs to the first round. */
function isFirstSetUp({ phase, championship }: View): boolean {
  return phase === "setup" && (championship?.match ?? 1) === 1;
}

function playingSeats({ seats, result }: View): number[] {
  return result ? [] : [...seats.keys()].filter((seat) => !seats[seat]!.resigned && !seats[seat]!.killbot);
}

/** CSS selectors of the pieces that `event` is about, in the arena. */
function litBy(event: GameEvent): string[] {
  switch (event.type) {
    case "robots_moved":
      return event.steps.map(({ seat }) => `[data-robot="${seat}"]`);
    case "token_placed":
      return [`[data-vp="${event.number}"]`];
    case "mine_laid":
    case "mine_removed":
      return [`[data-mine="${spaceKey(event.at)}"]`];
    case "mine_pushed":
      return [`[data-mine="${spaceKey(event.to)}"]`];
    case "beam_fired":
    case "robot_entered":
    case "kill_bot_drew":
    case "kill_bot_faced":
    case "die_activated":
    case "die_moved":
    case "modules_used":
    case "move_stopped":
    case "robot_damaged":
    case "robot_destroyed":
    case "robot_repaired":
    case "space_activated":
    case "vp_gained":
      return [`[data-robot="${event.seat}"]`];
    default:
      return [];
  }
}

const ResultDialog = lazy(async () => (await import("./end")).ResultDialog, Silent);
const ArenaDialog = lazy(async () => (await import("./end")).ArenaDialog, Silent);

type Props = MatchProps<View, GameEvent, Choice>;

/** The page of a match, whichever room or timeline it comes from. */
function Match(props: Props) {
  const { room, view, audience, ownSeats, choices, busy, actions } = props;
  const names = useMemo(() => namesOf(view, props.names), [props.names, view.seats.length]);
  const asked = choices.find(({ seat }) => ownSeats.includes(seat)) ?? null;
  const choice = asked ?? answeredChoice(props);
  const again = choice !== null && asked === null; // it is answered, and the answer may be changed
  const answer = useAnswer(choice, actions);
  const seat = choice?.seat ?? ownSeats[0] ?? audience[0] ?? null;
  const waitingFor = choices.map((one) => one.seat).filter((other) => !ownSeats.includes(other));
  const context = { view, names, seat, choice, again, waitingFor, busy, answer, actions };
  const play = usePlay(context);
  const arenaMatch = view.championship?.match ?? 1;
  const [seenMatch, see] = useState(arenaMatch);
  const sheet = useSheet(play.picks.length > 0 ? (choice?.id ?? null) : null);
  return (
    <div
      class="vt-match fits-window"
      data-seats={view.seats.length}
      data-phase={view.phase}
      data-round={view.round}
      data-choice={choice?.kind ?? ""}
      data-again={again}
      data-desk={seat !== null}
      data-sheet={sheetKind(sheet)}
    >
      <header class="vt-head">
        <AbsencePanel room={room} playing={ownSeats.filter((own) => !view.result && !view.seats[own]!.resigned)} />
        <RoundBar {...props} names={names} choice={asked} />
      </header>
      <div class="vt-board">
        <ArenaBoard
          view={view}
          names={names}
          audience={audience}
          event={props.event}
          duration={props.duration}
          serial={props.serial}
          picks={busy ? [] : play.picks}
          onPick={play.onPick}
          picked={play.picked}
          pickWords={play.pickWords}
          overlay={play.overlay}
        />
        <Drawn {...props} />
      </div>
      <div class="vt-below">
        <OrderList view={view} names={names} past={props.pastEvents} />
        <HappeningCaption {...props} class="vt-caption" alwaysButtons names={names} describe={describe} waiting={() => waitingWords(choices, ownSeats, names)} />
      </div>
      {seat !== null && <Desk {...context} play={play} coaching={props.coaching} />}
      <SheetTabs state={sheet}><SeatTabs {...props} names={names} state={sheet} /></SheetTabs>
      <Side {...props} names={names} sheet={sheet} />
      {arenaMatch > seenMatch && !view.result && <ArenaDialog view={view} names={names} won={lastArenaWon(props)} close={() => see(arenaMatch)} />}
      {view.result && <ResultDialog result={view.result} view={view} room={room} names={names} mine={ownSeats} />}
    </div>
  );
}

const DrawnCard = lazy(async () => (await import("./drawn_card")).DrawnCard, Silent);

/** The card of a draw is shown this many times as long as the event itself. */
const DRAWN_FACTOR = 10;

/** The module that the player drew last, large for a while; nothing in a timeline, and at the speed that shows no events. */
function Drawn({ view, event, duration, serial, ownSeats }: Props) {
  const [drawn, show] = useState<{ readonly module: Module; readonly duration: number; readonly serial: number } | null>(null);
  const isLive = useIsLive();
  useEffect(() => {
    if (view.mode !== "training") void DrawnCard.preload(); // it turns over at once
  }, []);
  useEffect(() => {
    if (!isLive || duration === 0 || event?.type !== "module_drawn" || !event.module || !ownSeats.includes(event.seat)) return;
    show({ module: event.module, duration: duration * DRAWN_FACTOR, serial });
  }, [serial]);
  return drawn && <DrawnCard key={drawn.serial} {...drawn} view={view} close={() => show(null)} />;
}

/** The newest event by which an arena was won; null for none. */
function lastArenaWon({ pastEvents }: Props): GameEvent | null {
  return (pastEvents.findLast(({ type }) => type === "arena_won") as GameEvent | undefined) ?? null;
}

/** The seats and the log. On small screens it is a sheet over the arena. */
function Side({ room, view, audience, ownSeats, choices, names, sheet }: Props & { readonly sheet: SheetState }) {
  const log = useMemo(() => ({ ...logWords(view), ...logLooks(audience) }), [names, audience]);
  return (
    <MatchSide class="vt-side" close={sheet.close} {...{ room, view, audience, names }} {...log}>
      <div class="vt-seats">
        {[...view.seats.keys()].map((index) => (
          <SeatPanel key={index} seat={index} view={view} names={names} choices={choices} own={ownSeats.includes(index)} picked={sheet.sheet === index} />
        ))}
      </div>
    </MatchSide>
  );
}

/** The own choice that is answered and may be answered again; null for none, and while the view is behind. */
function answeredChoice({ view, ownSeats, caughtUp }: Props): Choice | null {
  const seat = ownSeats.find((own) => view.seats[own]!.answered !== null);
  if (seat === undefined || !caughtUp || view.result) return null;
  return { kind: view.phase === "programming" ? "program" : "equip", id: view.seats[seat]!.answered!, seat };
}

interface RoundBarProps extends MatchProps<View, GameEvent, Choice> {
  /** The names of all seats of the game. */
  readonly names: Names;
  /** The own open choice. */
  readonly choice: Choice | null;
}

const AboutDialog = lazy(async () => (await import("./end")).AboutDialog, Silent);

const PHASES: readonly Phase[] = ["preparation", "programming", "activation", "resolution"];

/** The line above the arena: what is done now, the phase, the round, and the match of a championship. */
function RoundBar({ view, choice, names }: RoundBarProps) {
  const [explained, explain] = useState(false);
  const { round, round_limit, phase, unit, championship } = view;
  const words = useOver(view) ? matchText.round.over : choice ? matchText.asks[choice.kind] : unit !== null ? matchText.round.unit(unit) : matchText.round.phases[phase];
  return (
    <div class={`vt-bar${choice ? " own" : ""}`} data-mode={view.mode}>
      <strong class="vt-doing">{words}</strong>
      <ol class="vt-phases" aria-label={matchText.round.phasesLabel}>
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? "step" : undefined} {...tip(matchText.round.phases[one], matchText.round.phasesAbout[one])}>
            <span>{matchText.round.phasesShort[one]}</span>
          </li>
        ))}
      </ol>
      {championship && (
        <span class="chip" data-match={championship.match} {...tip(matchText.round.match(championship.match), matchText.round.matchAbout)}>
          {matchText.round.match(championship.match)}
        </span>
      )}
      <button type="button" class="vt-round" {...tip(matchText.about.title)} aria-haspopup="dialog" onClick={() => explain(true)}>
        {matchText.round.number(round, round_limit)}
      </button>
      {explained && <AboutDialog view={view} names={names} close={() => explain(false)} />}
    </div>
  );
}

/** Events that stay when their round is folded. */
const MAJOR: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "arena_began",
  "robot_destroyed",
  "vp_gained",
  "seat_resigned",
  "arena_won",
  "game_ended",
]);

/** The looks of the log for a viewer with the seats of `audience`. */
function logLooks(audience: readonly number[]): Pick<MatchLogProps, "mark" | "filters"> {
  return {
    mark: (event) => markOf(event as GameEvent, audience),
    filters: [
      { id: "vp", label: matchText.filters.vp },
      { id: "destroyed", label: matchText.filters.destroyed },
      ...(audience.length > 0 ? [{ id: "own", label: matchText.filters.own }] : []),
    ],
  };
}

/**
 * The look of an event in the log for a viewer with the seats of `audience`: icon, filters, whether it is a loss, and
 * whether it stays when its round is folded.
 */
function markOf(event: GameEvent, audience: readonly number[]): LogMark {
  const own = "seat" in event && event.seat !== null && audience.includes(event.seat);
  const loss = own && (event.type === "robot_damaged" || event.type === "robot_destroyed");
  const filters = [
    ...(event.type === "vp_gained" ? ["vp"] : []),
    ...(event.type === "robot_destroyed" ? ["destroyed"] : []),
    ...(loss ? ["own"] : []),
  ];
  return { icon: iconOf(event), major: MAJOR.has(event.type) || loss, loss, filters };
}

/** The icon of an event: its die, or a stroke; null for none. */
function iconOf(event: GameEvent): VNode | null {
  switch (event.type) {
    case "die_activated":
      return <DieFace colour={event.colour} number={event.number} button={event.button} />;
    case "kill_bot_drew":
      return <DieFace colour={event.colour} number={event.number} />;
    default: {
      const path = ICONS[event.type];
      return path ? (
        <svg class="vt-log-icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
      ) : null;
    }
  }
}

/** A stroke for each kind of event. */
const ICONS: { readonly [Type in GameEvent["type"]]?: string } = {
  robots_moved: "M4 12h14M13 6l6 6-6 6",
  move_stopped: "M4 12h10M19 5v14",
  beam_fired: "M3 12h4l3-5 4 10 3-5h4",
  source_struck: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  robot_damaged: "M13 3 6 13h5l-1 8 8-11h-5z",
  robot_destroyed: "M5 5l14 14M19 5 5 19",
  vp_gained: "M12 3l2.7 5.8 6.3.8-4.600 4.400 1.200 6.300L12 17l-5.600 3.300 1.200-6.300L3 9.600l6.300-.8z",
  mine_laid: "M12 6a6 6 0 1 0 .1 0zM12 3v3M12 18v3M3 12h3M18 12h3",
  mine_removed: "M12 6a6 6 0 1 0 .1 0zM4 20 20 4",
  robot_repaired: "M14 6a4 4 0 0 0 5 5l-9 9-4-4 9-9z",
  space_activated: "M5 5h14v14H5zM9 12l2 2 4-4",
  modules_used: "M6 4h12v16H6zM9 9h6M9 13h6",
};
