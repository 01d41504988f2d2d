/** The status page: whether the service answers, what is announced, and its outages. */
import { useEffect, useState } from "preact/hooks";
import { text as announcementText } from "#text/platform/announcement";
import { text as pagesText } from "#text/platform/pages";
import { siteName } from "../../site";
import { call } from "../../net/api";
import type { ServiceStatus } from "../../protocol/generated";
import { useStore } from "../../store";
import { formatDateTime, formatTime } from "../../text/times";
import { shownLanguage } from "../../text/language";
import { useTitle } from "../title";

const RENEW_MS = 30_000;

/** `status`: what the service last said; `away`: whether it does not answer now. */
interface Reading {
  readonly status: ServiceStatus | null;
  readonly away: boolean;
  readonly at: number;
}

export function StatusPage() {
  useStore(shownLanguage); // for dates
  const reading = useStatus();
  const words = pagesText.status;
  useTitle(`${words.title} · ${siteName()}`);
  const status = reading?.status;
  return (
    <article class="plate site-text">
      <h1>{words.title}</h1>
      <p class="site-state" role="status" data-away={reading?.away}>
        {reading === null ? pagesText.loading : reading.away ? words.away : words.works}
      </p>
      {reading && <p class="quiet">{words.checked(formatTime(reading.at))}</p>}
      {status?.announcement && (
        <>
          <h2>{words.announced}</h2>
          <p>
            {status.announcement.text}
            {status.announcement.restart !== null && ` ${announcementText.restart(formatTime(status.announcement.restart * 1000))}`}
          </p>
        </>
      )}
      {status && <Outages outages={status.outages} />}
      <p>{words.about}</p>
    </article>
  );
}

function Outages({ outages }: Pick<ServiceStatus, "outages">) {
  const words = pagesText.status;
  return (
    <>
      <h2>{words.outages}</h2>
      {outages.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{words.began}</th>
              <th>{words.lasted}</th>
            </tr>
          </thead>
          <tbody>
            {outages.map(({ began, ended }) => (
              <tr key={began}>
                <td>{formatDateTime(began * 1000)}</td>
                <td>{duration(ended - began)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A duration in its largest unit of which there are at least two. */
function duration(seconds: number): string {
  const words = pagesText.status;
  if (seconds < 120) return words.seconds(seconds);
  return seconds < 7_200 ? words.minutes(Math.round(seconds / 60)) : words.hours(Math.round(seconds / 3_600));
}

/** The status, read again and again. */
function useStatus(): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    const read = () =>
      void call<ServiceStatus>("GET", "/status").then(
        (status) => setReading({ status, away: false, at: Date.now() }),
        () => setReading((before) => ({ status: before?.status ?? null, away: true, at: Date.now() })),
      );
    read();
    const timer = setInterval(read, RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  return reading;
}
