/** Texts about who somebody is: accounts, sessions, tokens. */
import { plural } from "./words";

const days = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `today`, `yesterday`, `12 days ago`. */
function ago(seconds: number, now: number): string {
  return days.format(-Math.floor(Math.max(0, now - seconds) / 86_400), "day");
}

export const account = {
  title: "Account",
  guest: "You are a guest: this browser alone knows you.",
  registered: "You have an account: log in with name and password from any browser.",
  menu: {
    account: "Account",
    rename: "Change name",
    register: "Register",
    logIn: "Log in",
    logOut: "Log out",
  },
  ended: "This session was ended from elsewhere. Log in again, or come in as a new guest.",
  loggedOut: "You are logged out.",
  deleted: "You are deleted here. Your matches stay, under another name.",
  haveAccount: "I have an account",
  noAccount: "Come in as a guest",
  register: {
    title: "Register",
    about:
      "Your seats and matches stay yours, on any device. Nothing but a name and a password is asked. Tokens that you made as a guest end.",
    name: "Name",
    password: "Password (at least 8 characters)",
    submit: "Register",
    done: (name: string) => `You have an account now, ${name}.`,
  },
  logIn: {
    title: "Log in",
    name: "Name",
    password: "Password",
    submit: "Log in",
    leaves: (name: string) =>
      `You are the guest ${name} now. Seats that this guest holds can’t be reached any more once you log in; register instead to keep them.`,
  },
  confirm: {
    title: "Confirm your password",
    about: "Enter your password again before you make a token or download your data.",
    password: "Your password",
    submit: "Confirm",
  },
  rename: { title: "Name", label: "Your name", submit: "Save name", about: "Seats that you hold keep the name that they were taken with.", done: "Saved." },
  password: {
    title: "Password",
    old: "Password until now",
    fresh: "New password (at least 8 characters)",
    submit: "Change password",
    about: "All your other sessions end, tokens too.",
    done: "Your password is changed, and all other sessions have ended.",
  },
  logOut: {
    button: "Log out",
    guestQuestion: "You have no account: nobody can be this guest again, and seats that you hold are lost. Log out?",
    yes: "Yes, log out",
    no: "No, stay",
  },
  sessions: {
    title: "Sessions",
    about: "Where you are logged in. One that you don’t know had better end.",
    loading: "Looking…",
    here: "this browser",
    unknown: "Unknown browser",
    guestToken: "A program",
    token: (label: string) => `Token: ${label}`,
    began: (seconds: number, now: number) => `since ${ago(seconds, now)}`,
    seen: (seconds: number, now: number) => `last seen ${ago(seconds, now)}`,
    until: (seconds: number, now: number) => `ends ${days.format(Math.max(0, Math.floor((seconds - now) / 86_400)), "day")}`,
    end: "End",
    endOne: (what: string) => `End the session ${what}`,
    everywhere: "Log out everywhere else",
    everywhereToo: "Log out everywhere, here too",
    others: (count: number) => `${plural(count, "session", "sessions")} besides this one.`,
  },
  tokens: {
    title: "Tokens for bots and tools",
    about: "A token acts as you, over the websocket and the API. It is shown once; who has it, is you until you end its session.",
    label: "What it is for",
    submit: "Make token",
    made: (label: string) => `Token for “${label}”. Keep it now: it is not shown again.`,
    copy: "Copy",
    copied: "Copied",
  },
  data: {
    title: "Your data",
    about: "Everything that is kept of you, as a file.",
    download: "Download my data",
    remove: "Delete me…",
    removeTitle: "Delete everything about you",
    removeAbout:
      "Your name, account, sessions and lists are deleted for good. Matches stay for the others, under “Former player” and a number; those that still run are best resigned first.",
    password: "Your password",
    yes: "Delete me for good",
  },
};
