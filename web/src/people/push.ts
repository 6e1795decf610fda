/** Being told while the page is closed: this browser's subscription to the hall's messages. */
import { call } from '../lib/api/client';
import type { NotifyInfo, NotifyWishes } from '../lib/api/wire';
import { LANGUAGE } from '../lib/words';

export const notifications = (): Promise<NotifyInfo> => call('GET', '/api/me/notifications');
export const wish = (wishes: NotifyWishes): Promise<unknown> => call('PUT', '/api/me/notifications', wishes);

/** What this browser can do: show messages, not at all, or not since its person said no. */
export type Ability = 'can' | 'cannot' | 'refused';
export function ability(): Ability {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'cannot';
  return Notification.permission === 'denied' ? 'refused' : 'can';
}

const subscription = async (): Promise<PushSubscription | null> => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

/** Whether this browser wants to be told. */
export const isTold = async (): Promise<boolean> => ability() === 'can' && (await subscription()) !== null;

/** The hall's key as browsers want it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Ask the person, then the browser's service, then tell the hall; false if the person says no. */
export async function tellMe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys = {} } = made.toJSON();
  await call('POST', '/api/me/notifications/browsers', { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: LANGUAGE });
  return true;
}

/** Nothing any more in this browser. */
export async function tellNothing(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await call('POST', '/api/me/notifications/browsers/remove', { endpoint: made.endpoint });
  await made.unsubscribe();
}
