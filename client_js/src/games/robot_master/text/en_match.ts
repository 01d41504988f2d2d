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
    title: "5×5 grid",
    cell: (cell: string, value: number) => `${cell}: ${value}`,
    last: (label: string) => `${label}, last card`,
    empty: (cell: string) => `${cell}: empty`,
    legal: (cell: string) => `${cell}: empty, you can play a card here`,
    foreseen: (cell: string, value: number, changes: string) => `${cell}: empty. A ${value} here: ${changes}`,
    line: { rows: (name: string) => `row ${name}`, columns: (name: string) => `column ${name}` },
    lineTitle: { rows: (name: string) => `Row ${name}`, columns: (name: string) => `Column ${name}` },
    worth: (line: string, worth: number) => `${line}: ${worth}`,
    lowest: (label: string) => `${label}, lowest line`,
    deciding: (label: string) => `${label}, deciding line`,
  },
  worth: {
    empty: (line: string) => `${line} is empty, so it’s worth 0.`,
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
    tied: "tied",
    ahead: "ahead",
    winner: "winner",
    even: "tied",
    skip: "Skip animation",
  },
  turn: {
    pickCard: {
      rows: "You have the rows. Choose a card from your hand.",
      columns: "You have the columns. Choose a card from your hand.",
    } satisfies Record<Side, string>,
    pickCell: (value: number) => `Where should the ${value} go? Choose a bright cell.`,
    pickCardFor: (cell: string) => `${cell} selected. Now choose a card.`,
    illegal: (cell: string) => `${cell} isn’t next to a card yet.`,
    waiting: (name: string) => `${name} is choosing a card.`,
    ahead: (name: string, mine: number, theirs: number) => `${name} would lead ${mine} to ${theirs}.`,
    youAhead: (mine: number, theirs: number) => `You’d lead ${mine} to ${theirs}.`,
    even: "Both sides would be tied.",
    lay: "Play card",
    layLabel: (value: number, cell: string) => `Play card ${value} on ${cell}`,
    spoken: (value: number, cell: string, changes: string, standing: string) =>
      `${value} on ${cell}: ${changes}. ${standing} Press Enter to play it, Escape to undo.`,
    back: "Undo",
    outcome: (value: number, cell: string) => `${value} on ${cell}`,
    hand: "Your hand",
    handOf: (name: string) => `${possessive(name)} hand`,
    pile: (value: number, count: number) => `${value}, ${plural(count, "card", "cards")}`,
    noPile: (value: number) => `${value}, none in hand`,
    keys: "Keys: 0 to 5 choose a card, arrows choose a cell, Enter plays it, Escape undoes.",
    times: (count: number) => `×${count}`,
  },
  log: {
    heading: (number: number, rows: string, columns: string) => `Game ${number} · rows ${rows}, columns ${columns}`,
    headingOfOne: (rows: string, columns: string) => `Rows ${rows}, columns ${columns}`,
    began: (number: number, rows: string, columns: string, first: string) =>
      `Game ${number}: ${rows} has the rows, ${columns} the columns. ${first} starts.`,
    laid: (name: string, value: number, cell: string, row: string, rowWorth: number, column: string, columnWorth: number) =>
      `${name} played a ${value} on ${cell}: row ${row} is worth ${rowWorth}, column ${column} ${columnWorth}.`,
    won: (name: string, mine: number, theirs: number) => `${name} wins the game, ${mine} to ${theirs}.`,
    drawn: "The game is a draw: all five lines are tied.",
    resigned: (name: string) => `${name} resigned.`,
    ended: (name: string) => `The match is over: ${name} wins.`,
    endedEven: "The match is over: a draw.",
  },
  between: {
    title: (number: number, games: number) => `Game ${number} of up to ${games}`,
    won: (number: number, name: string, mine: number, theirs: number) =>
      `${name} wins game ${number}, ${mine} to ${theirs}.`,
    drawn: (number: number) => `Game ${number} is a draw and counts for neither side.`,
    exchanged: "Sides swapped:",
    youOwn: { rows: "You have the rows now.", columns: "You have the columns now." } satisfies Record<Side, string>,
    owner: (rows: string, columns: string) => `${rows} has the rows now, ${columns} the columns.`,
    youBegin: "You start.",
    begins: (name: string) => `${name} starts.`,
    playOn: "Next game",
    finished: "Finished games",
  },
  end: {
    winner: (name: string) => `${name} wins!`,
    draw: "A draw!",
    because: {
      lowest: (mine: number, theirs: number) => `Lowest line: ${mine} to ${theirs}.`,
      later: (place: string, mine: number, theirs: number) =>
        `Decided by the ${place} lowest line: ${mine} to ${theirs}.`,
      even: "All five lines are tied.",
      games: (mine: number, theirs: number) => `${mine} : ${theirs} in games.`,
      resigned: (name: string) => `${name} resigned.`,
    },
    places: ["lowest", "second", "third", "fourth", "fifth"],
    place: "Line",
    grid: (cells: string) => `The full grid: ${cells}`,
    showGrid: "The full grid",
    lines: "Lines, lowest first",
    deciding: "decides",
    game: (number: number) => `Game ${number}`,
    gameWon: (name: string) => `${name} wins`,
    gameDrawn: "draw",
    ranking: "Show result",
  },
  deal: {
    rows: "the other player should have had the rows.",
    first: "the other player should have started.",
    centre: "a different card should have been placed in the centre.",
    hand: "you should have been dealt different cards.",
  },
  and: (parts: readonly string[]) => list(parts),
};
