/** Texts about invitations and people, in English. */

const quoted = (title: string) => `“${title}”`;
const forSeat = (seat: number | null) => (seat === null ? "" : `, seat ${seat + 1}`);

export const invitations = {
  title: "Invite players",
  from: (name: string) => (name ? `${name} invites you` : "You’re invited"),
  yours: "You already have a seat at this table",
  sit: "Take a seat",
  back: "Go to table",
  looking: "Opening the invitation…",
  yourSeat: "your seat",
  full: "All seats are taken right now.",
  seat: "For",
  anySeat: "any free seat",
  onlySeat: (number: number) => `seat ${number}`,
  single: "single use",
  makeLink: "Create link",
  makeCode: "Create short code",
  copied: { link: "Copied. Anyone with this link can join:", code: "Copied. Valid for one hour:" },
  handOn: { link: "Anyone with this link can join:", code: "To enter in the lobby, valid for one hour:" },
  byName: "Invite a player",
  word: "Message (optional)",
  invite: "Invite",
  inviteName: (name: string) => `Invite ${name}`,
  made: "Invitations",
  line: {
    link: () => "Link",
    code: () => "Short code",
    person: (name: string) => name || "Registered player",
  },
  states: {
    open: "not used yet",
    used: "used",
    expired: "expired",
    revoked: "cancelled",
    declined: "declined",
  },
  waiting: "no answer yet",
  usedBy: (count: number) => `used ${count === 1 ? "once" : `${count} times`}`,
  declined: (word: string) => (word ? `declined: ${quoted(word)}` : "declined"),
  withdraw: "Cancel",
  code: "Have a code?",
  codeExample: "BCDF-GHJK",
  useCode: "Open",
  onlyInvited: "Invitation only",
  onlyInvitedAbout: "Only people you invite can join.",
};

export const inbox = {
  invited: (name: string, title: string, seat: number | null) => `${name} invites you to ${quoted(title)}${forSeat(seat)}.`,
  accept: "Accept",
  decline: "Decline",
  word: "Message (optional)",
  said: quoted,
  later: "Not now",
  answered: ({ name, title, accepted, word }: { name: string; title: string; accepted: boolean; word: string }) => {
    if (accepted) return `${name} took a seat at ${quoted(title)}.`;
    return `${name} declined your invitation to ${quoted(title)}${word ? `: ${quoted(word)}` : "."}`;
  },
  friend: (name: string) => `${name} sent you a friend request.`,
  accepted: (name: string) => `${name} accepted your friend request.`,
};

export const people = {
  title: "Players",
  loading: "Loading players…",
  none: "People you’ve played with will appear here.",
  find: "Find a registered player",
  askedBy: "Friend requests",
  friends: "Friends",
  asked: "Sent requests",
  recent: "Recent opponents",
  blocked: "Blocked",
  actions: {
    befriend: "Add friend",
    accept: "Accept",
    turnDown: "Decline",
    takeBack: "Cancel request",
    remove: "Remove",
    block: "Block",
    unblock: "Unblock",
  },
  done: { befriend: "Request sent", block: "Blocked" },
  befriend: (name: string) => `Add friend: ${name}`,
  accept: (name: string) => `Accept ${name}`,
  turnDown: (name: string) => `Decline ${name}`,
  takeBack: (name: string) => `Cancel request to ${name}`,
  remove: (name: string) => `Remove ${name} from friends`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
};
