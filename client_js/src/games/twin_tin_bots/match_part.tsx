/** Twin Tin Bots: what the browser client needs of the game in a match, and the page of it. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { text as placesText } from "#text/twin_tin_bots/places";
import { text as matchText } from "#text/twin_tin_bots/match";
import { type SheetState, MatchSide, AbsencePanel, useAnswer, SheetTabs, sheetKind, useSheet, useIsLive, HappeningCaption } from "../../kit/match";
import { useScene, isRoomEvent } from "../../kit/scene";
import { Silent, lazy } from "../../kit/lobby";
import type { RoomEvent } from "../../protocol/generated";
import { drawsOf, shuffled } from "../../kit/model";
import type { GameMatchPart, MatchProps, Names, LogMark, MatchLogProps, GameDeal } from "../api";
import { durationOf, soundOf, playEvent } from "./animation";
import { model } from "./fold";
import { type Choice, type GameEvent, type View, type StandingAnswersView, type Tile, SCHEMA, ENUMS } from "./generated";
import { Settings, useOrientation } from "./board_settings";
import { Board } from "./board";
import { lastChanges, describe, logWords, sentenceFor, changeWords, isChange } from "./wording";
import { type Presets, PlayerPanel } from "./player_panel";
import { OwnSeatTabs, SeatTabs, SeatPanel } from "./seats";
import { SideScores, namesOf } from "./sides";
import { usePreview } from "./preview";
import { TurnBar } from "./turn_bar";
import { TileIcon, CrystalIcon } from "./sprites";
import { STEPS } from "./hex";

const FIRST_SPECIAL = ENUMS.Tile.indexOf("turn_left_2");

interface Deal {
  /** The seat that begins. */
  readonly first: number;
  /** The special tile that each seat is dealt; empty in the simplified game. */
  readonly specials: readonly Tile[];
}

/** The deal of a match of so many seats. It takes numbers from the seed in the same order as the service. */
export function dealOf(seed: Uint8Array, seats: number, mode: View["mode"]): Deal {
  const draw = drawsOf(seed);
  const first = draw(seats);
  const specials: Tile[] = mode === "simplified" ? [] : shuffled(ENUMS.Tile.slice(FIRST_SPECIAL), draw).slice(0, seats);
  return { first, specials };
}

/** The check of a deal for the client (see `GameDeal`); the note has the special tile of each own seat. */
export const deal: GameDeal<View> = {
  memoryKey: "specials",
  remember: (view, seats) => {
    const dealt = seats.flatMap((seat) => {
      const { turns, specials } = view.seats[seat]!;
      return turns === 0 && view.round === 1 && specials.length === 1 ? [[String(seat), specials[0]!] as const] : [];
    });
    return dealt.length > 0 ? Object.fromEntries(dealt) : null;
  },
  faults: (seed, view, note) => {
    const { first, specials } = dealOf(seed, view.seats.length, view.mode);
    const wrong = Object.entries(note ?? {}).some(([seat, tile]) => specials[Number(seat)] !== tile);
    return [...(first === view.first ? [] : ["first"]), ...(wrong ? ["special"] : [])];
  },
  faultWords: matchText.deal,
};

export const matchPart: GameMatchPart<View, GameEvent, Choice> = {
  tables: { ...SCHEMA, expandEvents },
  model: {
    ...model,
    activeSeats: ({ active }) => [active],
    playingSeats: ({ seats }) => [...seats.keys()].filter((seat) => !seats[seat]!.resigned),
  },
  animation: {
    durationOf,
    soundOf,
    startsTurn: ({ type }) => type === "turn_started",
    startsRound: (event, { round }) => event.type === "turn_started" && event.round !== round,
    startsOrder: ({ type }) => type === "order_started",
  },
  deal,
  lit: async (event) => (await import("./pieces")).piecesOf(event),
  seatWord: ({ seats }, seat) => seats[seat]!.colour,
  Match,
  Settings,
  loadAccess: async () => (await import("./access")).access,
  loadEndPart: async () => (await import("./end")).endPart,
  loadLearningPart: async () => (await import("./learning_part")).learningPart,
};

const RankingDialog = lazy(async () => (await import("./end")).RankingDialog, Silent);

/** The most seats whose programs have room one above the other. */
const ROOMY = 3;

type Props = MatchProps<View, GameEvent, Choice>;

/** A running or finished match. */
function Match(props: Props) {
  const { room, view, audience, ownSeats: mine, choices: open, busy, actions } = props;
  const root = useRef<HTMLDivElement>(null);
  useOrientation(view, audience[0]);
  useScene(root, props, playEvent);
  const names = useMemo(() => namesOf(room, view), [room, view.seats]);
  const changes = useMemo(() => lastChanges(props.pastEvents, view.seats.length), [props.pastEvents, view.seats.length]);
  const choice = open.find(({ seat }) => mine.includes(seat)) ?? null;
  const answer = useAnswer(choice, actions);
  const previewState = usePreview(view, choice?.id ?? null, actions);
  const { attempt, forecast, playerParts } = previewState;
  const live = useIsLive();
  const presets: Presets | null =
    live && room.status === "playing" ? { answers: props.presetAnswers as StandingAnswersView | null, set: actions.setPresetAnswers, hasBlobs: view.blobs.length > 0 } : null;
  const operable = choice && !busy ? choice : null;
  const onBoard = operable && operable.kind !== "program" && operable.kind !== "first" ? operable.id : null;
  const sheet = useSheet(onBoard);
  const [front, bring] = useFrontSeat(props, choice);
  const others = view.seats.map((_, seat) => seat).filter((seat) => !audience.includes(seat));
  return (
    <div
      class={`match fits-window${view.seats.length > ROOMY ? " crowded" : ""}`}
      ref={root}
      data-players={view.seats.length}
      data-active={view.active}
      data-round={view.round}
      data-sheet={sheetKind(sheet)}
    >
      <div class="table">
        <header class="table-head">
          <AbsencePanel room={room} playing={mine.filter((seat) => !view.seats[seat]!.resigned)} />
          <TurnBar view={view} room={room} names={names} mine={mine} />
          <SideScores view={view} room={room} mine={mine} />
        </header>
        <Board view={view} names={names} mine={mine} choice={operable} answer={answer} forecast={forecast} overlay={playerParts && forecast && <playerParts.PreviewOverlay forecast={forecast} view={view} seat={attempt!.seat} />} />
        {playerParts && attempt ? (
          <playerParts.PreviewPanel {...{ attempt, forecast, previewState, names }} radius={view.radius} />
        ) : (
          <HappeningCaption {...props} class="caption" names={names} describe={(event) => describe(event, names, view.radius)} waiting={() => waitingWords(props, names)} />
        )}
      </div>
      {audience.length > 0 && (
        <div class="player-panels">
          {audience.map((seat) => (
            <PlayerPanel key={seat} front={seat === front} mine={audience.length} {...{ seat, view, names, choice, busy, answer, previewState }} changes={changes[seat]!} coaching={props.coaching} presets={presets} />
          ))}
        </div>
      )}
      <SheetTabs state={sheet}>
        {audience.length > 1 && <OwnSeatTabs seats={audience} view={view} names={names} front={front} bring={bring} />}
        <SeatTabs seats={others} view={view} names={names} state={sheet} />
      </SheetTabs>
      <Side {...{ room, view, audience, names, others, changes, sheet }} />
      {view.result && <RankingDialog result={view.result} view={view} room={room} mine={mine} />}
    </div>
  );
}

interface SideProps extends Pick<Props, "room" | "view" | "audience" | "names"> {
  readonly others: readonly number[];
  readonly changes: ReturnType<typeof lastChanges>;
  readonly sheet: SheetState;
}

/** The seats of the other players and the log. On small screens it is a sheet over the board. */
function Side({ room, view, audience, names, others, changes, sheet }: SideProps) {
  const logProps = useMemo(
    () => ({ ...logWords((players) => namesOf(room, view, players), view.radius), ...logLooks(audience) }),
    [names, view.radius, audience],
  );
  return (
    <MatchSide class="side" close={sheet.close} {...{ room, view, audience, names }} {...logProps}>
      <div class="seat-panels">
        {others.map((seat) => (
          <SeatPanel key={seat} seat={seat} view={view} names={names} changes={changes[seat]!} picked={sheet.sheet === seat} />
        ))}
      </div>
    </MatchSide>
  );
}

/** The player that the match waits for, in a sentence; empty if it waits for no other. */
function waitingWords({ choices, ownSeats, room }: Props, names: Names): string {
  const choice = choices.find(({ seat }) => !ownSeats.includes(seat));
  return choice ? sentenceFor(choice, names, Boolean(room.seats[choice.seat]?.bot)) : "";
}

/**
 * The own seat whose panel small screens show, and a function that brings another one to the front: usually the seat
 * that is asked, else the one whose turn it is.
 */
function useFrontSeat({ view, audience }: Props, choice: Choice | null): [number | null, (seat: number) => void] {
  const [wanted, want] = useState<number | null>(null);
  useEffect(() => want(null), [choice?.id]);
  const usual = audience.includes(view.active) ? view.active : (audience[0] ?? null);
  return [wanted ?? choice?.seat ?? usual, want];
}

/** Events that stay when their turn is folded. */
const MAJOR: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "crystal_loaded",
  "crystal_taken",
  "crystal_unloaded",
  "crystal_handed",
  "crystal_delivered",
  "zap_obeyed",
  "end_phase_begun",
  "game_ended",
  "seat_resigned",
]);

const TILES: { readonly [Type in GameEvent["type"]]?: Tile } = {
  robot_moved: "forward_1",
  robot_pushed: "dash",
  blob_pushed: "dash",
  robot_jumped: "jump",
  crystal_loaded: "load",
  crystal_unloaded: "unload",
  crystal_handed: "unload",
  zap_fired: "zap",
  zap_declined: "zap",
  double_modification_used: "double_modification",
};

/** The looks of the log for a viewer with the seats of `audience`. */
function logLooks(audience: readonly number[]): Pick<MatchLogProps, "mark" | "brief" | "filters"> {
  return {
    mark: (event) => markOf(event as GameEvent, audience),
    brief: (events) => changeWords((events as readonly (GameEvent | RoomEvent)[]).filter(isOwnChange)),
    filters: [
      { id: "deliveries", label: placesText.filters.deliveries },
      { id: "thefts", label: placesText.filters.thefts },
      ...(audience.length > 0 ? [{ id: "hits", label: placesText.filters.hits }] : []),
    ],
  };
}

function isOwnChange(event: GameEvent | RoomEvent) {
  return !isRoomEvent(event) && isChange(event);
}

/**
 * The look of an event in the log for a viewer with the seats of `audience`: icon, filters, whether it is a loss, and
 * whether it stays when its turn is folded.
 */
function markOf(event: GameEvent, audience: readonly number[]): LogMark {
  const loss = isLoss(event, audience);
  const ignored = event.type === "order_ignored" && audience.includes(event.robot.seat);
  const filters = [
    ...(event.type === "crystal_delivered" ? ["deliveries"] : []),
    ...(event.type === "crystal_taken" ? ["thefts"] : []),
    ...(loss ? ["hits"] : []),
  ];
  return { icon: iconOf(event), major: MAJOR.has(event.type) || loss || ignored, loss, filters };
}

/** Whether another player pushed or zapped a robot of the viewer, or took its crystal. */
function isLoss(event: GameEvent, audience: readonly number[]): boolean {
  switch (event.type) {
    case "robot_pushed":
    case "zap_obeyed":
      return audience.includes(event.robot.seat) && !audience.includes(event.cause.seat);
    case "crystal_taken":
      return audience.includes(event.source.seat) && !audience.includes(event.robot.seat);
    default:
      return false;
  }
}

/** The icon before the line of an event in the log, if it has one. */
function iconOf(event: GameEvent): VNode | null {
  switch (event.type) {
    case "tile_placed":
    case "tile_removed":
    case "order_started":
      return <TileIcon tile={event.tile} />;
    case "zap_obeyed":
    case "order_ignored":
      return <TileIcon tile={event.order} />;
    case "robot_turned":
      return <TileIcon tile={event.steps < 0 ? "turn_left" : "turn_right"} />;
    case "crystal_delivered":
    case "crystal_taken":
    case "crystal_placed":
    case "crystal_waited":
    case "crystal_pushed":
      return <CrystalIcon crystal={event.crystal} />;
    default: {
      const tile = TILES[event.type];
      return tile ? <TileIcon tile={tile} /> : null;
    }
  }
}

const SLOTS = 3;
const TILE_KINDS = 21;
const REASONS = 12;

const [SEAT_CAUSE, CAUSE, ROBOT, TURN_STARTED, ORDER_STARTED, ORDER_IGNORED] = [1, 2, 3, 32, 39, 40];

/** By tag the number of values: of events of a seat, and of events of a robot. */
const OF_SEAT: Record<number, number> = { 33: 4, 34: 2, 35: 3, 36: 2, 37: 0, 38: 0, 53: 2, 54: 3, 55: 1, 56: 1, 59: 0, 60: 4, 61: 0 };
const OF_ROBOT: Record<number, number> = { 40: 1, 47: 2, 48: 2, 49: 2, 50: 2, 51: 2, 52: 2, 57: 2, 58: 1 };
/** By tag the steps of a robot's move, and the number of values before the hex that an object leaves. */
const ROBOT_STEPS: Record<number, number> = { 41: 1, 42: 1, 46: 2 };
const OBJECT_MOVES: Record<number, number> = { 43: 1, 44: 0, 45: 0 };

/**
 * Returns the events of a message in the explicit form, as arrays. `items`: the short form, in which an event leaves out
 * what earlier ones say: `cause`, the robot, and its place (`places`). See "Short events" in
 * protocol/reference/twin_tin_bots.md. An event that is not whole, or has an unknown tag, becomes `[tag]` and is the last.
 */
function expandEvents(items: readonly unknown[]): unknown[] {
  const events: unknown[] = [];
  const places = new Map<string, unknown>();
  // `other`: the robot of the next event, if an item names one; else it is that of `cause`
  let [at, cause, other] = [0, [] as unknown[], null as unknown[] | null];

  const take = (count: number): unknown[] => {
    if (at + count > items.length) throw new RangeError("not whole");
    return items.slice(at, (at += count));
  };
  const hexAfter = (from: unknown, direction: unknown, steps: number): number[] => {
    const [[q, r], [x, y]] = [from as number[], STEPS[direction as number] as readonly number[]];
    return [q! + steps * x!, r! + steps * y!];
  };
  const eventOf = (tag: number): unknown[] => {
    if (tag === TURN_STARTED) return [tag, (cause = take(1)), ...take(2)];
    if (tag === ORDER_STARTED) {
      const value = take(1)[0] as number;
      const place = Math.floor(value / TILE_KINDS);
      cause = [cause[0], Math.floor(place / SLOTS), (place % SLOTS) + 1];
      return [tag, cause, value % TILE_KINDS];
    }
    if (tag in OF_SEAT) return [tag, cause, ...take(OF_SEAT[tag]!)];
    if (tag in OBJECT_MOVES) {
      const values = take(OBJECT_MOVES[tag]! + 2);
      const direction = values.pop();
      return [tag, cause, ...values, hexAfter(values.at(-1), direction, 1), direction];
    }
    const robot = other ?? cause.slice(0, 2);
    other = null;
    if (tag in ROBOT_STEPS) {
      const from = places.get(`${robot}`) ?? take(1)[0];
      const [direction] = take(1);
      const to = hexAfter(from, direction, ROBOT_STEPS[tag]!);
      places.set(`${robot}`, to);
      return [tag, cause, robot, from, to, direction];
    }
    const values = take(OF_ROBOT[tag] ?? items.length); // fails for an unknown tag
    if (tag !== ORDER_IGNORED) return [tag, cause, robot, ...values];
    const value = values[0] as number;
    return [tag, cause, robot, Math.floor(value / REASONS), value % REASONS];
  };

  while (at < items.length) {
    const item = items[at++];
    try {
      if (Array.isArray(item)) {
        places.clear();
        events.push(item);
      } else if (item === SEAT_CAUSE) cause = take(1);
      else if (item === CAUSE) cause = take(3);
      else if (item === ROBOT) other = take(2);
      else events.push(eventOf(item as number));
    } catch { // the page asks for a snapshot at an event that it cannot read
      events.push([typeof item === "number" ? item : 0]);
      break;
    }
  }
  return events;
}
