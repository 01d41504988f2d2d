/** What reaches a person while no page is open, and how. Throws as `call`. */
import type { NotificationState, NotificationWishes } from "../protocol/generated";
import { shownLanguage } from "../text/language";
import { call } from "./api";

/** What this person gets, and on which ways. */
export function notificationState(): Promise<NotificationState> {
  return call("GET", "/me/notifications");
}

/** Changes what this person gets. */
export function wish(wishes: NotificationWishes): Promise<void> {
  return call("PUT", "/me/notifications", wishes);
}

/** Sends a link to an address, which its owner opens to get e-mail there. */
export async function setMail(address: string): Promise<void> {
  await keepLanguage();
  await call("POST", "/me/mail", { address });
}

/** Has messages come in the language of this page, and quiet hours follow its clock. */
async function keepLanguage(): Promise<void> {
  const { wishes } = await notificationState();
  const { language } = shownLanguage.value;
  if (wishes.language !== language) await wish({ ...wishes, language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}

/** Forgets the addresses of this person. */
export function forgetMail(): Promise<void> {
  return call("DELETE", "/me/mail");
}

/** Does what the link of a mail is for: takes the address it was sent to, or ends the mails. */
export function followMailLink(what: string, token: string): Promise<void> {
  return what === "confirm" ? call("POST", "/mail/confirm", { token }) : call("POST", `/mail/stop?token=${encodeURIComponent(token)}`);
}

/** Whether the service sends e-mail. */
export async function sendsMail(): Promise<boolean> {
  return (await call<{ sends: boolean }>("GET", "/mail")).sends;
}

/** Sends a link to set another password to the address of an account, if there is one. */
export function resetByMail(name: string): Promise<void> {
  return call("POST", "/reset/mail", { name });
}

/** Whether push messages can reach this browser: `install` where only an installed page gets them. */
export function pushSupport(): "yes" | "no" | "denied" | "install" {
  const isApple = /iPad|iPhone/.test(navigator.userAgent);
  if (!("PushManager" in window) || !("serviceWorker" in navigator)) return isApple ? "install" : "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** The subscription of this browser, null without one or for one of another service. */
export async function pushSubscription(key: string): Promise<PushSubscription | null> {
  const worker = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
  const found = (await worker?.pushManager?.getSubscription()) ?? null;
  const of = found?.options.applicationServerKey;
  return found && of && encoded(new Uint8Array(of)) === key ? found : null;
}

/** Lets push messages reach this browser, if its user allows them; false otherwise. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const former = await worker.pushManager.getSubscription();
  if (former && !(await pushSubscription(key))) await former.unsubscribe(); // of another key: no message would come
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await keepLanguage();
  const { endpoint, keys } = made.toJSON();
  await call("POST", "/me/push", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  return true;
}

/** Lets no more push messages reach this browser. */
export async function unsubscribe(subscription: PushSubscription): Promise<void> {
  await call("POST", "/me/push/forget", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
