/** How a page that is not looked at says that it is one's turn: a notice of the system, for who wants them. */
import { settings } from '../app/settings.svelte';

/** Whether this browser can show notices at all: only over https or on this machine. */
export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

/** Ask the person, once, through the browser; what they answered there is what holds. */
export async function askToNotify(): Promise<void> {
  settings.notify = true; // as it was ticked: a box that follows it then loses its tick where the answer is no
  settings.notify = canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who looks elsewhere. A second notice of the same table replaces the first. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path } });
}

export async function quiet(path: string): Promise<void> {
  if (!canNotify()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
}
