/** The title of the page: how much waits for the user, what is new, and what the page shows; and the titles of rooms. */
import { useEffect } from "preact/hooks";
import { text } from "#text/platform/first";
import { siteName } from "../site";
import { gameOf } from "../games/registry";
import { Store } from "../store";

const plain = siteName(); // the document may come with the title of its page
const shown = new Store(plain);
const waiting = new Store(0);
const news = new Store("");

function write(): void {
  const words = news.value === "" ? shown.value : `${news.value} · ${shown.value}`;
  document.title = waiting.value > 0 ? `(${waiting.value}) ${words}` : words;
}

shown.subscribe(write);
waiting.subscribe(write);
news.subscribe(write);

/** Gives the page a title as long as the component is there. */
export function useTitle(title: string): void {
  useEffect(() => {
    shown.set(title);
    return () => shown.set(plain);
  }, [title]);
}

/** Puts a few words of news about the user's matches before the title; "" for none. */
export function sayNews(words: string): void {
  news.set(words);
}

/** How many matches and items of the inbox wait for the user. */
export function countWaiting(count: number): void {
  waiting.set(count);
}

/** The name that the service gives a room whose host gave none, in English. */
const BY_HOST = /^(.+)'s table$/;

interface Titled {
  readonly name: string;
  /** The names of the players. */
  readonly seats: readonly (string | null)[];
  /** "" if it is not known. */
  readonly game: string;
}

/** The name of a room; if its host gave none, words for its game and its players, or for its only player. */
export function titleOf(room: Titled): string {
  const host = BY_HOST.exec(room.name)?.[1];
  const names = room.seats.filter((name) => name !== null);
  const game = gameOf(room.game);
  if (game && names.length > 1 && (host !== undefined || !room.name)) return text.lobby.titled(game.title, [...new Set(names)]);
  if (host !== undefined) return text.lobby.unnamed(host);
  if (room.name) return room.name;
  const first = room.seats.find((seat) => seat !== null);
  return first ? text.lobby.unnamed(first) : text.lobby.unnamedEmpty;
}
