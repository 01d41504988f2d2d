/** The texts of the game that are needed outside of matches, in English. A text with parameters is a function of them. */
import type { Beginner, RowsOwner } from "../generated";
import type { Side } from "../grid";

const GAMES: Readonly<Record<number, string>> = { 1: "1 game" };

export const en = {
  title: "Robot Master",
  presets: {
    standard: { name: "One game", about: "A single game; chance decides who owns the rows and who begins." },
    best_of_3: { name: "Best of 3", about: "Sides are exchanged after each game; two wins decide the match." },
  },
  introduction: {
    goal:
      "Lay cards on a grid of 5 by 5. One player scores the rows, the other the columns, and only the lowest line counts: " +
      "the player whose lowest line is worth more wins.",
    games: (games: number) => `The match is the best of ${games}; rows and columns are exchanged after each game.`,
  },
  resignQuestion: "You lose the whole match, whatever lies on the grid.",
  seats: {
    owns: { rows: "rows", columns: "columns" } satisfies Record<Side, string>,
    ownsAbout: {
      rows: "Scores the five rows in the first game.",
      columns: "Scores the five columns in the first game.",
    } satisfies Record<Side, string>,
    begins: "begins",
    beginsAbout: "Lays the first card of the first game.",
  },
  options: {
    title: "Options",
    standard: "Standard game",
    rows: "Who owns the rows",
    rowsOwners: {
      random: { name: "Random", about: "Chance decides when the match starts." },
      first_seat: { name: "First seat", about: "Seat 1 owns the rows, seat 2 the columns." },
      second_seat: { name: "Second seat", about: "Seat 2 owns the rows, seat 1 the columns." },
    } satisfies Record<RowsOwner, Readonly<Record<"name" | "about", string>>>,
    rowsWords: {
      random: "Random sides",
      first_seat: "Seat 1 owns the rows",
      second_seat: "Seat 2 owns the rows",
    } satisfies Record<RowsOwner, string>,
    begins: "Who begins",
    beginners: {
      random: { name: "Random", about: "Chance decides, in each game." },
      rows: { name: "Rows", about: "The owner of the rows begins each game." },
      columns: { name: "Columns", about: "The owner of the columns begins each game." },
    } satisfies Record<Beginner, Readonly<Record<"name" | "about", string>>>,
    beginsWords: {
      random: "Random beginner",
      rows: "Rows begin",
      columns: "Columns begin",
    } satisfies Record<Beginner, string>,
    games: "Length of the match",
    gamesAbout: "From one game to the next, rows and columns are exchanged.",
    gamesWords: (games: number) => GAMES[games] ?? `Best of ${games}`,
  },
};
