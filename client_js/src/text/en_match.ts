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
    loading: "Opening the table…",
    unknownGame: (name: string) => `This page can’t show ${name}. Try reloading it.`,
    copy: "Copy table link",
    copied: "Link copied",
    copyByHand: "Copy this link:",
    freeSeat: "Free seat",
    take: "Take seat",
    takeSeat: (index: number) => `Take seat ${index}`,
    leave: "Leave seat",
    leaveSeat: (index: number) => `Leave seat ${index}`,
    startWith: (taken: number) => `Start with ${plural(taken, "player", "players")}`,
    needMore: (fewest: number) => `You need at least ${fewest} players.`,
    startsFull: "The match starts automatically when every seat is taken.",
    waitForHost: (host: string) => `${host} can start the match.`,
    host: "host",
    you: "you",
    attendance: {
      here: () => "here",
      away: () => "away",
      offline: (minutes: number) => (minutes > 0 ? `offline for ${lasting(minutes)}` : "offline"),
    },
    spectators: (count: number) => plural(count, "spectator", "spectators"),
    spectating: "You’re watching.",
    waitTitle: "Before the match",
  },
  clock: {
    of: (name: string) => `${possessive(name)} clock`,
    questionOf: (name: string) => `${possessive(name)} time for this decision`,
    lost: "Disconnected: last known time.",
    left: timeLeft,
    absent: "auto-played",
    absentAbout: "Timed out three times, so turns are skipped automatically until the player returns.",
    youAreAbsent: "You timed out three times, so your turns are skipped automatically.",
    comeBack: "I’m back",
  },
  absence: {
    title: "Missing players",
    gone: (names: string) => `Offline: ${names}.`,
    back: "Back online.",
    allBack: "Everyone’s back.",
    ask: "What should we do?",
    adjourned: "The match is paused. All clocks are stopped.",
    decided: (remedy: string) => `Decision: ${remedy}.`,
    anew: "Vote again",
    needed: (count: number) => `Needs ${plural(count, "vote", "votes")}.`,
    plays: (level: string) => `A bot (${level}) plays until they return.`,
    ruled: "Their turns are skipped until they return.",
    botShort: "bot playing",
    remedies: {
      wait: { name: "wait", about: "Clocks keep running." },
      rules: { name: "auto-pass", about: "Skip their decisions until they return." },
      bot: { name: "let a bot play", about: "Until they return." },
      adjourn: { name: "pause", about: "All clocks stop until you resume." },
      end: { name: "end the match", about: "No result is recorded." },
      go_on: { name: "resume", about: "Clocks start again." },
    },
    bot: (level: string) => `let a bot play (${level})`,
    abandoned: {
      vote: "The players voted to end the match without a result.",
      resigned: "Everyone resigned, so the match is over.",
      operator: "An operator ended the match.",
      deserted: "The match ended without a result because no one came back.",
    },
  },
  luck: {
    sealed: (start: string) => `Fair shuffle: ${start}…`,
    explanation: (commitment: string) =>
      `The server has already locked in a secret. The deal mixes that secret with a random number from each player. ` +
      `Players lock in their numbers first and reveal them together at the start. ` +
      `After the match, the server reveals its secret and your browser checks it against this fingerprint: ${commitment}`,
    shared: "Your random number is included.",
    alone: "No player has added a random number yet, so the server alone would choose the deal.",
    bots: "Bots don’t add numbers: yours keeps the server from choosing the deal.",
    shuffling: (opened: number, all: number) => `Shuffling together… ${opened} of ${all}`,
    calledOff: (names: string) =>
      `The start was cancelled because ${names} didn’t take part in the shuffle. Drawing new numbers.`,
    checked: "Fair shuffle: verified.",
    checkedAlone: "The secret matches, but no player added a random number: the server chose the deal alone.",
    details: (shares: number, own: boolean) =>
      `${plural(shares, "random number", "random numbers")}${own ? ", including yours" : ""}. ` +
      `The secret, the numbers and what you saw of the deal all match.`,
    failed: "The shuffle of this match failed the check:",
    faults: {
      seal: "the server’s fingerprint has changed since the match started.",
      secret: "the secret doesn’t match its fingerprint.",
      share: "a player’s random number isn’t the one they locked in.",
      list: "the list of random numbers changed after you revealed yours.",
      left_out: "your random number was left out although you were online.",
    },
    download: "Download match",
    verify: "For experts: “botyard verify” checks the downloaded file.",
  },
  log: {
    title: "Log",
    earlier: "Earlier entries",
    before: "Before the match",
    middle: "Mid-turn",
    empty: "Nothing yet. The robots are warming up.",
    presetAnswer: "(auto-answer)",
    roomCreated: "The table was created.",
    seatTaken: (name: string) => `${name} took a seat.`,
    botSeated: (name: string, level: string) => `${name} took a seat (${level} bot).`,
    seatLeft: (seat: number) => `Seat ${seat} is free again.`,
    hostChanged: "The table has a new host.",
    matchStarted: (seats: number) => `The match started with ${plural(seats, "player", "players")}.`,
    contributed: (seat: number) => `Seat ${seat} locked in a random number for the shuffle.`,
    openingStarted: (people: number) => `The shuffle started with ${plural(people, "player", "players")}.`,
    shareOpened: (seat: number) => `Seat ${seat} revealed its random number.`,
    startCalledOff: (names: string) =>
      names ? `The start was cancelled: no random number from ${names}.` : "Everyone draws a new random number.",
    secretRevealed: "The server revealed its random number.",
    timedOut: (name: string) => `${name} timed out and was auto-played.`,
    seatAbsent: (name: string) => `${name} timed out three times and is now auto-played.`,
    seatReturned: (name: string) => `${name} is back.`,
    watchLinkSet: "The spectator link was replaced.",
    coachLinkSet: (name: string, valid: boolean) =>
      valid ? `${name} created a coach link.` : `${name} cancelled the coach link.`,
    absenceChanged: "The list of missing players changed.",
    personGone: (name: string) => `${name} is missing. The other players decide what to do.`,
    personSeen: (name: string) => `${name} is back online.`,
    voted: (name: string, remedy: string) => `${name} voted: ${remedy}.`,
    decided: (remedy: string) => `Decision: ${remedy}.`,
    matchAbandoned: (why: string, words: string) => (words ? `${why} “${words}”` : why),
    timeGranted: (name: string, seconds: number) =>
      `${name} got ${plural(seconds, "second", "seconds")} back because the server was down.`,
  },
  end: {
    title: "The match is over",
    look: "Look at the board",
    and: (names: readonly string[]) => new Intl.ListFormat("en").format(names),
  },
};
