/** Requests of the moderators' desk (`/api/desk`). All throw as `call`. */
import type { AnnouncementWish, ChatPlace, DeskActions, DeskPeople, DeskPerson, DeskReports, DeskSanction, DeskSanctions, DeskState, LinesRemovedCount, PersonHistory, ReportsClosed, ReservedNamesList, ResetLink, RoomEnding } from "../protocol/generated";
import { toLink } from "../site";
import { call } from "./api";

export type { DeskAction, DeskMatch, DeskPerson, DeskReport, DeskReports, DeskSanction, DeskState, PersonHistory } from "../protocol/generated";

/** Why a measure is taken, and the report that it answers. */
export interface Because {
  readonly why: string;
  readonly report: string | null;
}

export const deskState = (): Promise<DeskState> => call("GET", "/desk");
export const openDesk = (password: string): Promise<DeskState> => call("POST", "/desk/unlock", { password });

/** The open reports, and at most `closed` of those that were closed last. */
export const listReports = (closed: number): Promise<DeskReports> => call("GET", `/desk/reports?closed=${closed}`);

/** Takes a report; `force`: even from another moderator. */
export const takeReport = (report: string, force: boolean): Promise<void> => call("POST", `/desk/reports/${report}/take`, { force });
export const releaseReport = (report: string): Promise<void> => call("POST", `/desk/reports/${report}/release`);
export const closeReport = (report: string, why: string): Promise<void> => call("POST", `/desk/reports/${report}/close`, { why });

/**
 * Closes open reports that a person has made, except those that other moderators have taken. One request closes a limited
 * number: the answer has how many it closed, and how many are left.
 */
export function closeReportsOf(identity: string, why: string): Promise<ReportsClosed> {
  return call("POST", `/desk/people/${identity}/reports/close`, { why });
}

/** Removes a line, with `all` also all others of its author in the chat; returns how many. `room`: null for the lobby's chat. */
export async function removeLine(place: ChatPlace, room: string | null, line: string, all: boolean, because: Because): Promise<number> {
  const removed = await call<LinesRemovedCount>("POST", "/desk/lines/remove", { place, room, line, all_of_author: all, ...because });
  return removed.lines;
}

export async function findPeople(name: string, why: string): Promise<readonly DeskPerson[]> {
  return (await call<DeskPeople>("GET", `/desk/people?${query({ name, why })}`)).people;
}

export const personHistory = (identity: string, why: string): Promise<PersonHistory> => call("GET", `/desk/people/${identity}?${query({ why })}`);

export type SanctionOf = "mute" | "ban";

/** How far a ban reaches: in browsers that had the identity, and for new identities in its networks. */
export interface Reach {
  readonly device: boolean;
  readonly address: boolean;
}

export function sanction(kind: SanctionOf, identity: string, minutes: number, because: Because, reach?: Reach): Promise<DeskSanction> {
  return call("POST", `/desk/people/${identity}/${kind}`, { minutes, ...because, ...reach });
}

/** Makes a link by which the owner of an account chooses another password, once. */
export async function makeResetLink(identity: string, why: string): Promise<string> {
  return toLink((await call<ResetLink>("POST", `/desk/people/${identity}/reset-link`, { why })).path);
}

export const warn = (identity: string, because: Because): Promise<void> => call("POST", `/desk/people/${identity}/warn`, because);
export const lift = (kind: SanctionOf, identity: string, why: string): Promise<void> => call("POST", `/desk/people/${identity}/un${kind}`, { why });

export function renamePerson(identity: string, name: string, because: Because): Promise<void> {
  return call("POST", `/desk/people/${identity}/name`, { name, ...because });
}

/** Ends a match without a result, or closes a table before its match. Resolves to whether it was a match. */
export async function endRoom(room: string, because: Because): Promise<boolean> {
  return (await call<RoomEnding>("POST", `/desk/rooms/${room}/end`, because)).match;
}

export async function listSanctions(): Promise<readonly DeskSanction[]> {
  return (await call<DeskSanctions>("GET", "/desk/sanctions")).sanctions;
}

export async function listActions(limit: number): Promise<DeskActions["actions"]> {
  return (await call<DeskActions>("GET", `/desk/audit?limit=${limit}`)).actions;
}

export const announce = (wish: AnnouncementWish): Promise<void> => call("POST", "/desk/announcement", wish);
export const withdrawAnnouncement = (): Promise<void> => call("DELETE", "/desk/announcement");
export const listReservedNames = (): Promise<ReservedNamesList> => call("GET", "/desk/reserved-names");
export const reserveName = (name: string, why: string): Promise<ReservedNamesList> => call("POST", "/desk/reserved-names", { name, why });
export const releaseName = (name: string, why: string): Promise<ReservedNamesList> => call("POST", "/desk/reserved-names/release", { name, why });

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}
