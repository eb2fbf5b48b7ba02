import { registerServiceWorker } from '../pwa/serviceWorker.ts';
import type { PushBrowser } from './subscriptions.ts';
import { type BrowserFacts, isAppleTouch } from './state.ts';

/** On a slow line the worker, which keeps the whole app, takes a while to be ready. */
const PATIENCE_MS = 30_000;

const hasPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const findRegistration = async () => (hasPush() ? await navigator.serviceWorker.getRegistration() : undefined);

/** The worker that hears of pushes, once it runs. */
async function getRegistration(): Promise<ServiceWorkerRegistration> {
  await registerServiceWorker();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready.')), PATIENCE_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** This browser's pushes. */
export const pushBrowser: PushBrowser = {
  permission: () => (hasPush() ? Notification.permission : 'denied'),
  find: async () => (await (await findRegistration())?.pushManager.getSubscription()) ?? null,
  subscribe: async (public_key) =>
    (await getRegistration()).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key }),
};

/** Asks the browser's owner for leave. Called straight from a tap: some browsers ask at no other time. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** What this browser says now. */
export async function readBrowser(): Promise<BrowserFacts> {
  return {
    hasPush: hasPush(),
    isApplePhone: isAppleTouch(navigator),
    isOnHomeScreen: matchMedia('(display-mode: standalone)').matches,
    permission: pushBrowser.permission(),
    isSubscribed: (await pushBrowser.find()) !== null,
  };
}
