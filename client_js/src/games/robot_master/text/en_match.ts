/** The texts of the game in a match, in English. A text with parameters is a function of them. */
import { list, plural, possessive } from "../../../text/words";
import type { Side } from "../grid";

const COUNTS = ["no", "one", "two", "three", "four", "five"];
/** How cards of a value count, by their number, as far as it needs words. */
const HOW: Readonly<Record<number, (value: number) => string>> = {
  2: (value) => ` (10 × ${value})`,
  4: (value) => ` (100 + ${value})`,
  5: (value) => ` (100 + 10 × ${value})`,
};

export const en = {
  sides: {
    owner: { rows: "Rows", columns: "Columns" } satisfies Record<Side, string>,
    own: { rows: "Your rows", columns: "Your columns" } satisfies Record<Side, string>,
  },
  grid: {
    title: "Grid of 5 by 5 cards",
    cell: (cell: string, value: number) => `${cell}: ${value}`,
    last: (label: string) => `${label}, laid last`,
    empty: (cell: string) => `${cell}: empty`,
    legal: (cell: string) => `${cell}: empty, a card can be laid here`,
    foreseen: (cell: string, value: number, changes: string) => `${cell}: empty. A ${value} here: ${changes}`,
    line: { rows: (name: string) => `row ${name}`, columns: (name: string) => `column ${name}` },
    lineTitle: { rows: (name: string) => `Row ${name}`, columns: (name: string) => `Column ${name}` },
    worth: (line: string, worth: number) => `${line}: ${worth}`,
    lowest: (label: string) => `${label}, lowest line`,
    deciding: (label: string) => `${label}, deciding line`,
  },
  worth: {
    empty: (line: string) => `${line} is empty: it is worth 0.`,
    of: (line: string, worth: number, parts: string) => `${line} is worth ${worth}: ${parts}.`,
    single: (value: number) => `${value} for a single ${value}`,
    singles: (values: readonly number[], worth: number) => `${worth} for single cards (${values.join(" + ")})`,
    set: (value: number, count: number, worth: number) => `${worth} for ${COUNTS[count]} ${value}s${HOW[count]?.(value) ?? ""}`,
    change: (line: string, before: number, after: number) =>
      before === after ? `${line} stays ${after}` : `${line}: ${before} → ${after}`,
    spokenChange: (line: string, before: number, after: number) =>
      before === after ? `${line} stays ${after}` : `${line} from ${before} to ${after}`,
  },
  game: {
    yourTurn: "Your turn",
    turnOf: (name: string) => `${possessive(name)} turn`,
    over: "The match is over",
    number: (number: number, games: number) => `Game ${number}/${games}`,
    gamesButton: (number: number, games: number, score: string) =>
      `Game ${number} of up to ${games}, games won ${score}: show the finished games`,
    score: (first: number, second: number) => `${first} : ${second}`,
    won: (name: string, won: number, needed: number) => `${name} has won ${won} of the ${needed} games needed`,
    players: "Players",
    hand: (count: number) => plural(count, "card in hand", "cards in hand"),
    lowest: "Lowest",
    lowestOf: (name: string, parts: string) => `Lowest lines of ${name}: ${parts}`,
    lowestPart: (line: string, worth: number) => `${line} ${worth}`,
    tied: "equal on both sides",
    ahead: "ahead",
    winner: "winner",
    even: "even",
    skip: "Skip the animation",
  },
  turn: {
    pickCard: {
      rows: "You own the rows. Choose a card from your hand.",
      columns: "You own the columns. Choose a card from your hand.",
    } satisfies Record<Side, string>,
    pickCell: (value: number) => `Where does the ${value} go? Choose a bright cell.`,
    pickCardFor: (cell: string) => `${cell} is chosen: now a card.`,
    illegal: (cell: string) => `${cell} does not touch a card yet.`,
    waiting: (name: string) => `${name} chooses a card.`,
    ahead: (name: string, mine: number, theirs: number) => `${name} would be ahead, ${mine} against ${theirs}.`,
    youAhead: (mine: number, theirs: number) => `You would be ahead, ${mine} against ${theirs}.`,
    even: "Both sides would be even.",
    lay: "Lay it",
    layLabel: (value: number, cell: string) => `Lay the ${value} on ${cell}`,
    spoken: (value: number, cell: string, changes: string, standing: string) =>
      `${value} on ${cell}: ${changes}. ${standing} Enter lays it, Escape takes it back.`,
    back: "Take back",
    outcome: (value: number, cell: string) => `${value} on ${cell}`,
    hand: "Your hand",
    handOf: (name: string) => `Hand of ${name}`,
    pile: (value: number, count: number) => `${value}, ${plural(count, "card", "cards")}`,
    noPile: (value: number) => `${value}, none in hand`,
    keys: "Keys: 0 to 5 choose a card, arrows a cell, Enter lays it, Escape takes back.",
    times: (count: number) => `×${count}`,
  },
  log: {
    heading: (number: number, rows: string, columns: string) => `Game ${number} · rows ${rows}, columns ${columns}`,
    headingOfOne: (rows: string, columns: string) => `Rows ${rows}, columns ${columns}`,
    began: (number: number, rows: string, columns: string, first: string) =>
      `Game ${number}: ${rows} owns the rows, ${columns} the columns. ${first} begins.`,
    laid: (name: string, value: number, cell: string, row: string, rowWorth: number, column: string, columnWorth: number) =>
      `${name} laid a ${value} on ${cell}: row ${row} is worth ${rowWorth}, column ${column} ${columnWorth}.`,
    won: (name: string, mine: number, theirs: number) => `The game goes to ${name}: ${mine} against ${theirs}.`,
    drawn: "The game is a draw: all five lines are equal.",
    resigned: (name: string) => `${name} resigned.`,
    ended: (name: string) => `The match is over: ${name} wins.`,
    endedEven: "The match is over: a draw.",
  },
  between: {
    title: (number: number, games: number) => `Game ${number} of up to ${games}`,
    won: (number: number, name: string, mine: number, theirs: number) =>
      `Game ${number} goes to ${name}: ${mine} against ${theirs}.`,
    drawn: (number: number) => `Game ${number} is a draw and counts for neither side.`,
    exchanged: "Rows and columns are exchanged:",
    youOwn: { rows: "You own the rows now.", columns: "You own the columns now." } satisfies Record<Side, string>,
    owner: (rows: string, columns: string) => `${rows} owns the rows now, ${columns} the columns.`,
    youBegin: "You begin.",
    begins: (name: string) => `${name} begins.`,
    playOn: "Play on",
    finished: "Finished games",
  },
  end: {
    winner: (name: string) => `${name} wins!`,
    draw: "A draw!",
    because: {
      lowest: (mine: number, theirs: number) => `Lowest line: ${mine} against ${theirs}.`,
      later: (place: string, mine: number, theirs: number) =>
        `Decided by the ${place} lowest line: ${mine} against ${theirs}.`,
      even: "All five lines are equal.",
      games: (mine: number, theirs: number) => `${mine} : ${theirs} in games.`,
      resigned: (name: string) => `${name} resigned.`,
    },
    places: ["lowest", "second", "third", "fourth", "fifth"],
    place: "Line",
    grid: (cells: string) => `The full grid: ${cells}`,
    showGrid: "The full grid",
    lines: "Lines, the lowest first",
    deciding: "decides",
    game: (number: number) => `Game ${number}`,
    gameWon: (name: string) => `${name} wins`,
    gameDrawn: "draw",
    ranking: "Show the result",
  },
  deal: {
    rows: "the other player should have owned the rows.",
    first: "the other player should have begun.",
    centre: "another card should have been laid on the centre.",
    hand: "you should have been dealt other cards.",
  },
  and: (parts: readonly string[]) => list(parts),
};
