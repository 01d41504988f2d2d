/** Recovery of an account whose password is lost, and bans. Throws as `call`. */
import type { BanView, RecoveryCodes, RecoveryState, ResetOwner } from "../protocol/generated";
import { call } from "./api";

/** How many recovery codes of this account are unused. */
export const recoveryState = (): Promise<RecoveryState> => call("GET", "/me/recovery-codes");

/** Makes new recovery codes in place of all earlier ones; the service shows them once. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  return (await call<RecoveryCodes>("POST", "/me/recovery-codes")).codes;
}

/** The name of the account that a reset link is for. */
export async function ownerOfLink(secret: string): Promise<string> {
  return (await call<ResetOwner>("POST", "/reset/owner", { secret })).name;
}

/** The ban of this browser. */
export const findBan = (): Promise<BanView> => call("GET", "/me/ban");
