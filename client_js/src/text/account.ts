/** Texts about accounts, sessions and tokens. */
import { plural } from "./words";

const days = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** `today`, `yesterday`, `12 days ago`. */
function ago(seconds: number, now: number): string {
  return days.format(-Math.floor(Math.max(0, now - seconds) / 86_400), "day");
}

export const account = {
  title: "Account",
  guest: "You’re playing as a guest, in this browser only.",
  registered: "You have an account. Log in with your name and password on any device.",
  menu: {
    account: "Account",
    rename: "Change name",
    register: "Register",
    logIn: "Log in",
    logOut: "Log out",
  },
  ended: "You were logged out from another device. Log in again or continue as a new guest.",
  loggedOut: "You’re logged out.",
  deleted: "Your account has been deleted. Your matches remain under another name.",
  haveAccount: "I have an account",
  noAccount: "Continue as guest",
  register: {
    title: "Register",
    about:
      "Keep your seats and matches on any device. All you need is a name and a password. Tokens you created as a guest stop working.",
    name: "Name",
    password: "Password (at least 8 characters)",
    submit: "Register",
    done: (name: string) => `You’re registered, ${name}.`,
  },
  logIn: {
    title: "Log in",
    name: "Name",
    password: "Password",
    submit: "Log in",
    leaves: (name: string) =>
      `You’re playing as ${name}, a guest. If you log in, you lose this guest’s seats; register instead to keep them.`,
  },
  confirm: {
    title: "Confirm your password",
    about: "Enter your password again to create a token or download your data.",
    password: "Your password",
    submit: "Confirm",
  },
  rename: { title: "Name", label: "Your name", submit: "Save name", about: "Tables you’ve already joined keep your old name.", done: "Saved." },
  password: {
    title: "Password",
    old: "Current password",
    fresh: "New password (at least 8 characters)",
    submit: "Change password",
    about: "This ends all your other sessions and tokens.",
    done: "Password changed. All your other sessions have ended.",
  },
  logOut: {
    button: "Log out",
    guestQuestion: "You don’t have an account, so you’ll lose this guest and all its seats. Log out?",
    yes: "Yes, log out",
    no: "Stay logged in",
  },
  sessions: {
    title: "Sessions",
    about: "Your logged-in devices. End any you don’t recognise.",
    loading: "Loading sessions…",
    here: "this browser",
    unknown: "Unknown browser",
    guestToken: "Program",
    token: (label: string) => `Token: ${label}`,
    began: (seconds: number, now: number) => `since ${ago(seconds, now)}`,
    seen: (seconds: number, now: number) => `last seen ${ago(seconds, now)}`,
    until: (seconds: number, now: number) => `ends ${days.format(Math.max(0, Math.floor((seconds - now) / 86_400)), "day")}`,
    end: "End",
    endOne: (what: string) => `End the session ${what}`,
    everywhere: "Log out everywhere else",
    everywhereToo: "Log out everywhere, including here",
    others: (count: number) => `${plural(count, "other session", "other sessions")}.`,
  },
  tokens: {
    title: "Tokens for bots and tools",
    about: "For programs that use the API. Shown only once. Anyone who has it can act as you until you end its session.",
    label: "What it is for",
    submit: "Create token",
    made: (label: string) => `Token for “${label}”. Copy it now: it won’t be shown again.`,
    copy: "Copy",
    copied: "Copied",
  },
  data: {
    title: "Your data",
    about: "Download everything we store about you as a file.",
    download: "Download my data",
    remove: "Delete account…",
    removeTitle: "Delete your account",
    removeAbout:
      "Your name, account, sessions and lists are deleted for good. Other players keep their matches with you, under “Former player” and a number. Resign from running matches first.",
    password: "Your password",
    yes: "Delete account for good",
  },
};
