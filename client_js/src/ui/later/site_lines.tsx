/** The lines of the site around a page: at the top what the operators announce, at the bottom links to the pages of the site. */
import "./later.css";
import { useEffect, useState } from "preact/hooks";
import { text as announcementText } from "#text/platform/announcement";
import { text as pagesText } from "#text/platform/pages";
import type { AccountSession } from "../../net/session";
import type { Announcement } from "../../protocol/generated";
import { brand, ownersWords } from "../../site";
import { Store, useStore } from "../../store";
import { shownLanguage } from "../../text/language";
import { formatTime } from "../../text/times";
import { CloseButton, SiteLink } from "../controls";
import { useShell } from "../hooks";
import { SITE_PAGES } from "../router";

/** The longest time that a browser's timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The announcement that was dismissed in this page, since the server sends it again on the next connection. */
const dismissedStore = new Store("");

/** Shows a sentence, and a countdown to a restart in the reader's time. It can be dismissed, until the last minute. */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  const { text, restart } = announcement;
  const { account } = useShell().client.session;
  const dismissed = useStore(dismissedStore);
  const reading = readAnnouncement(announcement, useNowFor(announcement, account));
  const unit = reading?.left == null ? null : countdownUnit(reading.left);
  const key = `${restart} ${text}`;
  if (!reading || (dismissed === key && unit !== "seconds" && unit !== "now")) return null;
  return (
    <section class="announcement" aria-label={announcementText.label}>
      <p>
        <span role="status">
          {text}
          {restart !== null && ` ${announcementText.restart(formatTime(restart * 1000 + account.clockAhead))}`}
        </span>
        {restart !== null && unit !== "now" && <span class="announcement-about"> {announcementText.about}</span>}
        {reading.left !== null && <strong role="timer"> {countdown(reading.left)}</strong>}
      </p>
      <CloseButton label={announcementText.dismiss} close={() => dismissedStore.set(key)} />
    </section>
  );
}

/** The time by the server's clock. The component is drawn again whenever the words of the announcement change. */
function useNowFor(announcement: Announcement, { now }: AccountSession): number {
  const [, setShown] = useState(0);
  const changesIn = readAnnouncement(announcement, now)?.changesIn;
  useEffect(() => {
    if (changesIn === undefined) return;
    const later = Math.min(changesIn + 10, LONGEST_TIMER_MS); // 10 ms more, since a timer may fire a little early
    const timer = setTimeout(() => setShown((shown) => shown + 1), later);
    return () => clearTimeout(timer);
  });
  return now;
}

/** The countdown in words, rounded up, so that no user is late; empty while the time of day says enough. */
function countdown(left: number): string {
  switch (countdownUnit(left)) {
    case "none":
      return "";
    case "minutes":
      return announcementText.inMinutes(Math.ceil(left / 60_000));
    case "seconds":
      return announcementText.inSeconds(Math.ceil(left / 1_000));
    case "now":
      return announcementText.now;
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `left`: ms until the restart, null without one; `changesIn`: ms until the shown words change. */
interface AnnouncementReading {
  readonly left: number | null;
  readonly changesIn: number;
}

/** The reading of an announcement at `now` (ms since 1970 by the server's clock); null once it is outdated. */
export function readAnnouncement({ restart, until }: Announcement, now: number): AnnouncementReading | null {
  const ends = until * 1000 - now;
  if (ends <= 0) return null;
  if (restart === null) return { left: null, changesIn: ends };
  const left = restart * 1000 - now;
  return { left, changesIn: left > 0 ? Math.min(untilChange(left), ends) : ends };
}

/** The unit of the countdown `left` ms before the restart; `none` above an hour, when the time of day says enough. */
export function countdownUnit(left: number): "none" | "minutes" | "seconds" | "now" {
  if (left <= 0) return "now";
  if (left <= MINUTE_MS) return "seconds";
  return left <= HOUR_MS ? "minutes" : "none";
}

/** Milliseconds until the words of the countdown change. */
function untilChange(left: number): number {
  if (left > HOUR_MS) return left - HOUR_MS;
  const step = left <= MINUTE_MS ? 1_000 : MINUTE_MS;
  return left % step || step; // with a whole number of steps left, the next change is a step away
}

/** The links to the pages of the site, and what its owner adds. `path`: the address that is shown. */
export function Footer({ path }: { path: string }) {
  const { language } = useStore(shownLanguage);
  return (
    <footer class="site-footer">
      {brand.sentence && <p class="quiet owners-sentence">{ownersWords(brand.sentence, language)}</p>}
      <nav aria-label={pagesText.links.label}>
        <ul class="plain">
          {SITE_PAGES.map((page) => (
            <li key={page}>
              <SiteLink to={`/${page}`} current={path === `/${page}`}>{pagesText.links[page]}</SiteLink>
            </li>
          ))}
          {brand.links.map(({ address, words }) => (
            <li key={address}>
              <a href={address}>{ownersWords(words, language)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
