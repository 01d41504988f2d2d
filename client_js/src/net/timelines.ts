/** Timelines of matches over HTTP. */
import { CREDENTIALS } from "../embedded";
import type { Timeline } from "../protocol/generated";
import { toAddress } from "../site_path";

/**
 * Reads all pages of a room's timeline, as the viewer sees it; null if one of them can't be had. `token`: of the link by
 * which the viewer sees the room, null without one.
 */
export async function timelinePages(room: string, token: string | null): Promise<readonly Timeline[] | null> {
  const pages: Timeline[] = [];
  do {
    const after = pages.at(-1)?.frames.at(-1)?.number;
    const page = await timelinePage(room, token, after);
    if (!page) return null;
    pages.push(page);
  } while (pages.at(-1)!.more && pages.at(-1)!.frames.length > 0);
  return pages;
}

/** A page of the timeline from entry `after` on (without it: from the start of the match); null if it can't be had. */
export async function timelinePage(room: string, token: string | null, after?: number): Promise<Timeline | null> {
  const query = after === undefined ? "" : `?from=${after}`;
  try {
    const headers: Record<string, string> = token === null ? {} : { "botyard-link": token };
    const response = await fetch(toAddress(`/api/match/${encodeURIComponent(room)}/timeline${query}`), { headers, credentials: CREDENTIALS });
    return response.ok ? ((await response.json()) as Timeline) : null;
  } catch {
    return null; // without it the end says less, which is no error
  }
}
