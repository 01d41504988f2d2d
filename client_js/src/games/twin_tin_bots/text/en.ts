/** The texts of the game that are needed outside of matches, in English. A text with parameters is a function of them. */
import { plural } from "../../../text/words";
import type { Colour, Mode } from "../generated";

export const en = {
  title: "Twin Tin Bots",
  presets: {
    standard: { name: "Standard", about: "The game as it is printed, without a clock." },
    quick: { name: "Quick", about: "Simplified, with a clock of 2 minutes: over in a quarter of an hour." },
    elements: { name: "Elements", about: "With teleporters, rocks, blobs and mud on the board, as in the example." },
    teams: { name: "Teams", about: "Two teams, for four players or more." },
  },
  seats: {
    team: (number: number) => `Team ${number}`,
    two: "two seats",
    robots: (count: number) => plural(count, "robot", "robots"),
  },
  settings: {
    resignQuestion: "Your robots stay where they are and stop running. You will rank last.",
  },
  options: {
    title: "Options",
    standard: "Standard game",
    mode: "Game",
    modes: {
      standard: {
        name: "Standard",
        about: "Everybody for themselves, two robots each.",
        before: "Two robots each, three slots per robot. Change one thing per turn, then everything runs.",
      },
      simplified: {
        name: "Simplified",
        about: "One robot each and no special tiles: good for a first match.",
        before:
          "One robot each with three slots, no special tiles. Change one thing per turn, then your robot runs.",
      },
      teams: {
        name: "Teams",
        about: "Two teams around the board, whose crystals are added up; no score victory.",
        before:
          "Every other seat is of your team. Crystals may be brought to any base, and a team’s crystals are added up.",
      },
      advanced_two_player: {
        name: "Advanced for two",
        about: "Two opposite bases and four robots each, on the board for four.",
        before:
          "Each player holds two opposite bases with two robots each; both bases’ crystals are added up. " +
          "A robot unloads at its own colour or at an opponent’s, not at its owner’s other base.",
      },
    } satisfies Record<Mode, Readonly<Record<"name" | "about" | "before", string>>>,
    teamsNeed: (count: number) => `Teams need ${plural(count, "player", "players")} or more.`,
    advancedNeeds: "For exactly two players.",
    firstWins: "First to bring enough crystals home wins.",
    mostWins: "When the crystals have run out, the most points win.",
    doubleSeat: "With an odd number, one player holds two seats.",
    ending: "How it ends",
    scoreVictory: "Score victory",
    scoreVictoryAbout: "The first player to reach the points wins at once.",
    scoreVictoryTeams: "Teams always play until the crystals run out.",
    noScoreVictory: "No score victory",
    stalled: "If nobody delivers, it ends",
    stalledAfter: (rounds: number) => `after ${plural(rounds, "round", "rounds")}`,
    stalledNever: "never",
    stalledRounds: (rounds: number) => `Ends after ${plural(rounds, "round", "rounds")} without a delivery`,
    stalledOff: "Plays on without deliveries",
    elements: "Things on the board",
    placings: {
      none: { name: "None", about: "Just robots, bases and crystals." },
      example: { name: "Example", about: "The example set-up for this number of players." },
      random: { name: "Random", about: "As many as you say, placed by the luck of the match." },
      by_hand: { name: "By hand", about: "Where you put them." },
    },
    exampleElements: "Example elements",
    byHand: (list: string) => `Placed by hand: ${list}`,
    kinds: { teleporters: "Teleporters", rocks: "Rocks", blobs: "Blobs", mud: "Mud" },
    counts: {
      teleporters: (count: number) => plural(count, "teleporter pair", "teleporter pairs"),
      rocks: (count: number) => plural(count, "rock", "rocks"),
      blobs: (count: number) => plural(count, "blob", "blobs"),
      mud: (count: number) => plural(count, "mud hex", "mud hexes"),
    },
    room: (left: number) =>
      left === 0
        ? "This board is full: a pair takes two places, a rock and a blob one each."
        : `Room for ${left} more; a pair takes two places, mud none.`,
    placed: { teleporter: "Teleporter", rock: "Rock", blob: "Blob", mud: "Mud" },
    byHandBoard: "The board of the match",
    byHandHint: "Click a bright hex to place it there, or what lies there to take it away.",
    otherEnd: "Now click where the other end is.",
    noMore: (kind: string) => `${kind}: there may be three at most.`,
    placeHere: (kind: string) => `${kind} here`,
    takeAway: (kind: string) => `Take the ${kind.toLowerCase()} away`,
    coloursTitle: "Colours",
    ownColours: "Other colours than the printed ones",
    ownColoursAbout: "Where the seats are stays as it is.",
    seat: (seat: number) => `Seat ${seat}`,
    boardTooSmall: "The board for so few players has no room for all of this.",
    colours: "Chosen colours",
  },
  colours: {
    red: "red",
    yellow: "yellow",
    green: "green",
    blue: "blue",
    purple: "purple",
    pink: "pink",
  } satisfies Record<Colour, string>,
};
