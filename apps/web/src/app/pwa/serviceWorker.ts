import { HOUR_MS } from '@fairway/time/units';

const SCRIPT = '/sw.js';
/** A page left open all day still hears of a new version. */
const LOOK_AGAIN_MS = HOUR_MS;

let asked = false;

/** The registration of this browser, where it has one. */
export const findRegistration = async () =>
  'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/**
 * Keeps the app's shell on the device, so that it opens without a connection. A browser that keeps nothing, in a private
 * window say, runs the app all the same. Both entries ask for it; the second call changes nothing.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || asked) return;
  asked = true;
  await navigator.serviceWorker.register(SCRIPT).catch(() => undefined);
  setInterval(() => void lookForNewVersion(), LOOK_AGAIN_MS);
}

async function lookForNewVersion(): Promise<void> {
  const registration = await findRegistration();
  await registration?.update().catch(() => undefined);
}
