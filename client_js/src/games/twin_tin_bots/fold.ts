/** The fold of the game's events: what each one does to the view. No rules: every effect has its own event. Fingerprints of views are as in PROTOCOL.md, "Fingerprints". */
import { modelOf } from "../../kit/model";
import { pack } from "../../protocol/msgpack";
import { type Crystal, type GameEvent, type Hex, type RobotId, type RobotView, type SeatView, type Tile, type View, ENUMS, SCHEMA } from "./generated";
import { place, remove, reset, swap, useJoker, CRYSTALS, sortTiles } from "./seat";

/** The event of the game with a name. */
export type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/** Whether two positions are the same hex. */
export function sameHex(a: Hex, b: Hex): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** The robot with a seat and a name; there always is one. */
export function robotOf(view: View, { seat, name }: RobotId): RobotView {
  return view.robots.find((robot) => robot.seat === seat && robot.name === name)!;
}

type RobotStep = EventOf<"robot_moved" | "robot_pushed" | "robot_jumped">;
type Travel = { readonly at: Hex; readonly to: Hex };

const same = (view: View): View => view;

/** The model of the game: only special tiles are secrets. */
export const model = modelOf<View, GameEvent>(
  {
    turn_started: (view, event) => startTurn(view, event),
    tile_placed: (view, { cause, robot, slot, tile }) =>
      onSeat(view, cause.seat, (seat) => place(seat, robot, slot, tile)),
    tiles_swapped: (view, { cause, robot, slots }) => onSeat(view, cause.seat, (seat) => swap(seat, robot, slots)),
    tile_removed: (view, { cause, robot, slot }) => onSeat(view, cause.seat, (seat) => remove(seat, robot, slot)),
    robot_reset: (view, { cause, robot }) => onSeat(view, cause.seat, (seat) => reset(seat, robot)),
    passed: same,
    double_modification_used: (view, { cause }) => onSeat(view, cause.seat, useJoker),
    order_started: (view, { cause }) => ({ ...view, executing: cause }),
    order_ignored: (view, { robot, reason }) =>
      reason === "stuck_in_mud" ? onRobot(view, robot, { stuck: false }) : view,
    robot_moved: travel,
    robot_pushed: travel,
    robot_jumped: travel,
    crystal_pushed: (view, event) =>
      lay({ ...view, crystals: view.crystals.filter(({ at }) => !sameHex(at, event.at)) }, event.crystal, event.to),
    blob_pushed: blobTravel,
    blob_moved: blobTravel,
    robot_turned: (view, { robot, facing }) => onRobot(view, robot, { facing }),
    crystal_loaded: (view, { robot, crystal, at }) => ({
      ...onRobot(view, robot, { cargo: crystal }),
      crystals: view.crystals.filter((lying) => !sameHex(lying.at, at)),
    }),
    crystal_taken: (view, { robot, crystal, source }) =>
      onRobot(onRobot(view, source, { cargo: null }), robot, { cargo: crystal }),
    crystal_unloaded: (view, { robot, crystal, at }) => lay(onRobot(view, robot, { cargo: null }), crystal, at),
    crystal_handed: (view, { robot, crystal, target }) =>
      onRobot(onRobot(view, robot, { cargo: null }), target, { cargo: crystal }),
    crystal_delivered: (view, { robot, crystal, seat }) =>
      onSeat({ ...onRobot(view, robot, { cargo: null }), quiet: null }, seat, (owner) => deliver(owner, crystal)),
    special_drawn: (view, event) => draw(view, event),
    crystal_placed: (view, { crystal, at, waited }) =>
      lay(waited ? { ...view, waiting: view.waiting.slice(1) } : { ...view, track: view.track.slice(1) }, crystal, at),
    crystal_waited: (view, { crystal }) => ({ ...view, track: view.track.slice(1), waiting: [...view.waiting, crystal] }),
    end_phase_begun: (view, { rounds_left }) => ({ ...view, rounds_left }),
    zap_fired: same,
    zap_obeyed: same,
    zap_declined: same,
    game_ended: (view, event) => endGame(view, event),
    seat_resigned: (view, { cause }) => onSeat(view, cause.seat, (seat) => ({ ...seat, resigned: true })),
  },
  SCHEMA,
  (view) => ({ ...view, seats: view.seats.map(publicSeat) }),
  ({ seats }, seat) => {
    const tiles = secretsOf(seats[seat]!).map((tile) => ENUMS.Tile.indexOf(tile));
    return tiles.length > 0 ? pack(tiles) : null;
  },
);

function onSeat(view: View, index: number, change: (seat: SeatView) => SeatView): View {
  return { ...view, seats: view.seats.map((seat, other) => (other === index ? change(seat) : seat)) };
}

function onRobot(view: View, id: RobotId, change: Partial<RobotView>): View {
  const old = robotOf(view, id);
  return { ...view, robots: view.robots.map((robot) => (robot === old ? { ...robot, ...change } : robot)) };
}

function travel(view: View, { robot, to, stuck }: RobotStep): View {
  return onRobot(view, robot, { at: to, stuck });
}

function blobTravel(view: View, { at, to }: Travel): View {
  return { ...view, blobs: view.blobs.map((blob) => (sameHex(blob, at) ? to : blob)).sort(byRow) };
}

function lay(view: View, crystal: Crystal, at: Hex): View {
  return { ...view, crystals: [...view.crystals, { at, crystal }].sort((a, b) => byRow(a.at, b.at)) };
}

/** Things on the board are listed row by row. */
function byRow([q1, r1]: Hex, [q2, r2]: Hex): number {
  return r1 - r2 || q1 - q2;
}

function deliver(seat: SeatView, crystal: Crystal): SeatView {
  const delivered = seat.delivered.map((count, index) => count + Number(CRYSTALS[index] === crystal));
  return { ...seat, delivered: delivered as unknown as SeatView["delivered"] };
}

// Counts a finished turn of the seat that was active; marks each robot that stands in mud as stuck (rules §4).
function startTurn(view: View, { cause, round, rounds_left }: EventOf<"turn_started">): View {
  const robots = view.robots.map((robot) =>
    view.mud.some((hex) => sameHex(hex, robot.at)) ? { ...robot, stuck: true } : robot,
  );
  const before = onSeat(view, view.active, (seat) => ({ ...seat, turns: seat.turns + 1 }));
  // `quiet` counts rounds without a delivery; null: there was one in the round that ends, so the count begins at 0
  const quiet = round === view.round ? view.quiet : view.quiet === null ? 0 : view.quiet + 1;
  return { ...before, robots, active: cause.seat, round, rounds_left, executing: null, quiet };
}

/** Gives a seat a special tile of the stack. `tile`: null if the viewer may not know it. */
function draw(view: View, { seat, tile }: EventOf<"special_drawn">): View {
  const drawn = onSeat(view, seat, (owner) =>
    tile
      ? { ...owner, specials: sortTiles([...owner.specials, tile]) }
      : { ...owner, secret_specials: owner.secret_specials + 1 },
  );
  return { ...drawn, stack: view.stack - 1 };
}

// Ends the game, and shows all special tiles. For lack of crystals or deliveries it ends after a whole turn, which is
// counted; else it ends within a turn, which is not (rules §7).
function endGame(before: View, { reason, ranking, scores, specials }: EventOf<"game_ended">): View {
  const whole = reason === "crystals" || reason === "stalled";
  const view = whole ? onSeat(before, before.active, (seat) => ({ ...seat, turns: seat.turns + 1 })) : before;
  const seats = view.seats.map((seat, index) => {
    const revealed = specials[index] ?? [];
    return { ...seat, specials: revealed, known: revealed, secret_specials: 0 };
  });
  return { ...view, seats, executing: null, quiet: null, result: { reason, ranking, scores } };
}

/** The special tiles that only the seat itself knows. */
function secretsOf(seat: SeatView): Tile[] {
  return seat.specials.filter((tile) => !seat.known.includes(tile));
}

/** A seat as everyone sees it: its secret tiles are only counted. */
function publicSeat(seat: SeatView): SeatView {
  const secrets = secretsOf(seat).length;
  return { ...seat, specials: seat.known, secret_specials: seat.secret_specials + secrets };
}
