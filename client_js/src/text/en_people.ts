/** Texts about invitations and people, in English. */

const quoted = (title: string) => `“${title}”`;
const forSeat = (seat: number | null) => (seat === null ? "" : ` on seat ${seat + 1}`);

export const invitations = {
  title: "Invite people",
  from: (name: string) => (name ? `${name} invites you` : "You are invited"),
  yours: "You have a seat at this table",
  sit: "Take a seat",
  back: "To the table",
  looking: "Opening the letter…",
  yourSeat: "your seat",
  full: "All seats are taken just now.",
  seat: "For",
  anySeat: "any free seat",
  onlySeat: (number: number) => `seat ${number}`,
  single: "for one person only",
  makeLink: "Make a link",
  makeCode: "Make a short code",
  copied: { link: "Copied. Whoever opens it may sit down:", code: "Copied. Good for an hour:" },
  handOn: { link: "Whoever opens this may sit down:", code: "To be typed in the lobby, good for an hour:" },
  byName: "By name",
  word: "A word to them (optional)",
  invite: "Invite",
  inviteName: (name: string) => `Invite ${name}`,
  made: "Invitations",
  line: {
    link: () => "A link",
    code: () => "A short code",
    person: (name: string) => name || "Somebody by name",
  },
  states: {
    open: "not used yet",
    used: "used",
    expired: "expired",
    revoked: "withdrawn",
    declined: "declined",
  },
  waiting: "no answer yet",
  usedBy: (count: number) => `used ${count === 1 ? "once" : `${count} times`}`,
  declined: (word: string) => (word ? `declined: ${quoted(word)}` : "declined"),
  withdraw: "Withdraw",
  code: "Do you have a code?",
  codeExample: "BCDF-GHJK",
  useCode: "Open",
  onlyInvited: "By invitation only",
  onlyInvitedAbout: "Nobody takes a seat without a link, a code or a letter from you.",
};

export const inbox = {
  invited: (name: string, title: string, seat: number | null) => `${name} invites you to ${quoted(title)}${forSeat(seat)}.`,
  accept: "Accept",
  decline: "Decline",
  word: "A word with it (optional)",
  said: quoted,
  later: "Later",
  answered: ({ name, title, accepted, word }: { name: string; title: string; accepted: boolean; word: string }) => {
    if (accepted) return `${name} has taken a seat at ${quoted(title)}.`;
    return `${name} can’t come to ${quoted(title)}${word ? `: ${quoted(word)}` : "."}`;
  },
  friend: (name: string) => `${name} wants to be your friend.`,
  accepted: (name: string) => `${name} is your friend now.`,
};

export const people = {
  title: "People",
  loading: "Looking who is there…",
  nobody: "Nobody yet: play with people, and they are listed here.",
  find: "Name of a registered player",
  askedBy: "They want to be your friends",
  friends: "Friends",
  asked: "You asked",
  recent: "Recent opponents",
  blocked: "Blocked",
  actions: {
    befriend: "Befriend",
    accept: "Accept",
    turnDown: "Decline",
    takeBack: "Take back",
    remove: "Remove",
    block: "Block",
    unblock: "Unblock",
  },
  done: { befriend: "Asked", block: "Blocked" },
  befriend: (name: string) => `Ask ${name} to be your friend`,
  accept: (name: string) => `Be ${name}’s friend`,
  turnDown: (name: string) => `Decline to be ${name}’s friend`,
  takeBack: (name: string) => `Take back what you asked ${name}`,
  remove: (name: string) => `Remove ${name} from your friends`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
};
