/** What reaches a person while no page is open, and how. Throws as `call`. */
import type { NotificationChange, NotificationState } from "../protocol/generated";
import { shownLanguage } from "../text/language";
import { call } from "./api";
import { subscriptionHere } from "./identity";

/** What this person gets, and on which ways. */
export const notificationState = (): Promise<NotificationState> => call("GET", "/me/notifications");

let lastWish: Promise<unknown> = Promise.resolve();

/** Changes a part of what this person gets, and sends this page's language and time zone; after all earlier changes. */
export function wish(part: NotificationChange): Promise<void> {
  const { language } = shownLanguage.value;
  const change = { ...part, language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const sent = lastWish.then(() => call<void>("PATCH", "/me/notifications", change));
  lastWish = sent.catch(() => undefined); // its caller reports it
  return sent;
}

/** Sends a link to an address, which its owner opens to get e-mail there. */
export async function setMail(address: string): Promise<void> {
  await wish({}); // sends language and time zone
  await call("POST", "/me/mail", { address });
}

/** Forgets the addresses of this person. */
export const forgetMail = (): Promise<void> => call("DELETE", "/me/mail");

/** Does what the link of a mail is for: takes the address it was sent to, or ends the mails. */
export function followMailLink(what: string, token: string): Promise<void> {
  return what === "confirm" ? call("POST", "/mail/confirm", { token }) : call("POST", `/mail/stop?token=${encodeURIComponent(token)}`);
}

/** Whether the service sends e-mail. */
export async function sendsMail(): Promise<boolean> {
  return (await call<{ sends: boolean }>("GET", "/mail")).sends;
}

/** Sends a link to set another password to the address of an account, if there is one. */
export const resetByMail = (name: string): Promise<void> => call("POST", "/reset/mail", { name });

/** Whether push messages can reach this browser: `install` where only an installed page gets them. */
export function pushSupport(): "yes" | "no" | "denied" | "install" {
  const isApple = /iPad|iPhone/.test(navigator.userAgent);
  if (!("PushManager" in window) || !("serviceWorker" in navigator)) return isApple ? "install" : "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/**
 * The subscription that brings messages to this browser, null without one. It is sent again, so that what is shown is true:
 * the service may know another session only, or have lost it.
 */
export async function pushSubscription(key: string): Promise<PushSubscription | null> {
  const found = await subscriptionWith(key);
  if (found) await sendSubscription(found);
  return found;
}

/** The subscription of this browser, null without one or for one of another service. */
async function subscriptionWith(key: string): Promise<PushSubscription | null> {
  const found = await subscriptionHere();
  const of = found?.options.applicationServerKey;
  return found && of && encoded(new Uint8Array(of)) === key ? found : null;
}

/** Has the service send push messages to a subscription of this browser until this session ends. */
export function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  return call("POST", "/me/push", { endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

/**
 * Lets push messages reach this browser. Returns `denied` if its user does not allow them, and `no` if the service worker
 * could not start or the browser has no push service.
 */
export async function subscribe(key: string): Promise<"yes" | "no" | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const made = await newSubscription(key).catch((error: unknown) => console.warn("Messages can't reach this browser.", error));
  if (!made) return "no";
  await wish({}); // sends language and time zone
  await sendSubscription(made);
  return "yes";
}

/** Subscribes this browser to messages with the `key` of the service, in place of a subscription with another key. */
async function newSubscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker();
  const former = await pushManager.getSubscription();
  if (former && !(await subscriptionWith(key))) await former.unsubscribe(); // of another key: no message would come
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The worker of this page, once it runs. Rejects if it can't: `ready` would wait for ever. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  if (!registration) throw new Error("The page has no worker.");
  const failed = new Promise<never>((_, reject) => {
    const { active, installing } = registration;
    if (active || !installing) return;
    installing.addEventListener("statechange", () => installing.state === "redundant" && reject(new Error("The worker could not start.")));
  });
  return Promise.race([serviceWorker.ready, failed]);
}

/** Lets no more push messages reach this browser. */
export async function unsubscribe(subscription: PushSubscription): Promise<void> {
  await call("POST", "/me/push/forget", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Bytes in base64url without padding, in which the service writes its key. */
function encoded(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
