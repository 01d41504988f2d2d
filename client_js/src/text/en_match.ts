/** The texts of the platform in rooms and matches, in English. A text with parameters is a function of them. */
import { plural, possessive, timeLeft } from "./words";

/** Minutes in words, in the largest unit that fits. */
function lasting(minutes: number): string {
  if (minutes < 60) return plural(minutes, "minute", "minutes");
  if (minutes < 24 * 60) return plural(Math.floor(minutes / 60), "hour", "hours");
  return plural(Math.floor(minutes / (24 * 60)), "day", "days");
}

export const en = {
  room: {
    loading: "Entering the room…",
    unknownGame: (name: string) => `This page can’t show the game ${name}. A reload may help.`,
    copy: "Copy invitation link",
    copied: "Link copied",
    copyByHand: "Copy this link:",
    freeSeat: "Free seat",
    take: "Sit here",
    takeSeat: (index: number) => `Sit on seat ${index}`,
    leave: "Leave seat",
    leaveSeat: (index: number) => `Leave seat ${index}`,
    startWith: (taken: number) => `Start with ${plural(taken, "player", "players")}`,
    needMore: (fewest: number) => `At least ${fewest} players are needed.`,
    startsFull: "The match starts by itself when every seat is taken.",
    waitForHost: (host: string) => `${host} can start the match.`,
    host: "host",
    you: "you",
    attendance: {
      here: () => "here",
      away: () => "connected, looking elsewhere",
      offline: (minutes: number) => (minutes > 0 ? `gone for ${lasting(minutes)}` : "gone"),
    },
    spectators: (count: number) => plural(count, "spectator", "spectators"),
    spectating: "You are watching.",
    waitTitle: "Before the match",
  },
  clock: {
    of: (name: string) => `${possessive(name)} clock`,
    questionOf: (name: string) => `${possessive(name)} time for this question`,
    lost: "Not connected: as it was last known.",
    left: timeLeft,
    absent: "absent",
    absentAbout: "Did not answer three times: the rules answer at once until they come back.",
    youAreAbsent: "You did not answer three times, so the rules answer for you at once.",
    comeBack: "I’m back",
  },
  absence: {
    title: "Who is missing",
    gone: (names: string) => `${names} left.`,
    back: "Connected again.",
    allBack: "All are back.",
    ask: "What shall be done?",
    adjourned: "The match is adjourned: nobody’s time runs.",
    decided: (remedy: string) => `Decided: ${remedy}.`,
    anew: "Decide anew",
    needed: (count: number) => `${count} must want the same.`,
    plays: (level: string) => `A bot (${level}) plays until they are back.`,
    ruled: "The rules answer until they are back.",
    botShort: "bot plays",
    remedies: {
      wait: { name: "wait", about: "Clocks go on." },
      rules: { name: "let the rules answer", about: "Passes and declines at once, until they are back." },
      bot: { name: "let a bot play", about: "Until they are back." },
      adjourn: { name: "adjourn", about: "Nobody’s time runs until the match goes on." },
      end: { name: "end the match", about: "Without a result." },
      go_on: { name: "go on", about: "Clocks run again." },
    },
    bot: (level: string) => `let a bot play (${level})`,
    abandoned: {
      vote: "The match was ended without a result: the players decided so.",
      resigned: "All people have resigned: the match is over.",
      operator: "The operator of this service has ended the match.",
      deserted: "The match was ended without a result: nobody came back to it.",
    },
  },
  luck: {
    sealed: (start: string) => `Luck is sealed: ${start}…`,
    explanation: (commitment: string) =>
      `The deal comes from a secret that the service has fixed already, mixed with a random number from each player who takes part. ` +
      `Players commit to their numbers first and reveal them together at the start. ` +
      `After the match the secret is revealed, and your browser checks it against this seal: ${commitment}`,
    shared: "Your random number is part of it.",
    alone: "No player adds a random number yet, so the service alone would choose the deal.",
    bots: "Bots add none: your number is what keeps the service from choosing the deal.",
    shuffling: (opened: number, all: number) => `Shuffling together… ${opened} of ${all}`,
    calledOff: (names: string) =>
      `The start was called off because ${names} did not take part in the shuffle. New numbers are drawn.`,
    checked: "Luck checked: everything fits.",
    checkedAlone: "The secret fits the seal, but no player added a random number: the service chose the deal alone.",
    details: (shares: number, own: boolean) =>
      `${plural(shares, "random number", "random numbers")}${own ? ", yours among them" : ""}; ` +
      `the secret, the numbers and what you saw of the deal fit the seal.`,
    failed: "The luck of this match does not add up:",
    faults: {
      seal: "the service shows another seal than before the match.",
      secret: "the secret does not fit the seal.",
      share: "a player's random number is not the one that was committed to.",
      list: "the list of random numbers is not the one that you saw before you revealed yours.",
      left_out: "your random number was left out although you were connected.",
    },
    download: "Download the match",
    verify: "“botyard verify” plays the file again and checks all its luck.",
  },
  log: {
    title: "Log",
    earlier: "Earlier entries",
    before: "Before the match",
    middle: "In the middle of a turn",
    empty: "Nothing has happened yet.",
    presetAnswer: "(answered in advance)",
    roomCreated: "The room was made.",
    seatTaken: (name: string) => `${name} sat down.`,
    botSeated: (name: string, level: string) => `${name} sat down: a bot, ${level}.`,
    seatLeft: (seat: number) => `Seat ${seat} is free again.`,
    hostChanged: "Somebody else is the host now.",
    matchStarted: (seats: number) => `The match began with ${plural(seats, "player", "players")}.`,
    contributed: (seat: number) => `Seat ${seat} committed to a random number for the shuffle.`,
    openingStarted: (people: number) => `The shuffle began: ${plural(people, "player takes", "players take")} part.`,
    shareOpened: (seat: number) => `Seat ${seat} revealed its random number.`,
    startCalledOff: (names: string) =>
      names ? `The start was called off: no random number came from ${names}.` : "All random numbers are drawn again.",
    matchFinished: "The match is over.",
    timedOut: (name: string) => `${possessive(name)} time was up: the rules answered.`,
    seatAbsent: (name: string) => `${name} did not answer three times and counts as absent.`,
    seatReturned: (name: string) => `${name} came back.`,
    watchLinkSet: "There is a new link for spectators.",
    coachLinkSet: (name: string, valid: boolean) =>
      valid ? `${name} handed out a coach link.` : `${name} withdrew the coach link.`,
    absenceChanged: "Who is missing has changed.",
    personGone: (name: string) => `${name} is gone. The others decide what to do.`,
    personSeen: (name: string) => `${name} is connected again.`,
    voted: (name: string, remedy: string) => `${name} is for: ${remedy}.`,
    decided: (remedy: string) => `It is decided: ${remedy}.`,
    matchAbandoned: (why: string, words: string) => (words ? `${why} “${words}”` : why),
    timeGranted: (name: string, seconds: number) =>
      `${name} got ${plural(seconds, "second", "seconds")} back: the server was away.`,
  },
  end: {
    title: "The match is over",
    look: "Look at the board",
    and: (names: readonly string[]) => new Intl.ListFormat("en").format(names),
  },
};
