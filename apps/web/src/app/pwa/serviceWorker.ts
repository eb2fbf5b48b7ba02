import { HOUR_MS } from '@fairway/time/units';

const SCRIPT = '/sw.js';
/** A page left open all day still hears of a new version. */
const LOOK_AGAIN_MS = HOUR_MS;

let asked = false;

const registered = async () =>
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
  const registration = await registered();
  await registration?.update().catch(() => undefined);
}

/** A new version has taken over, and this document is still of the old one. */
let outdated = false;

/**
 * Changes over to a new version that has been waiting, by loading the document anew. Called between two pages, where there
 * is nothing half-written to lose; where somebody has begun something by the time that the version takes over, it is for the next one.
 * @param isIdle whether nobody is writing, and nothing is on its way
 */
export async function takeNewVersion(isIdle: () => boolean): Promise<void> {
  const changeOver = () => {
    if (isIdle()) location.reload();
  };
  if (outdated) return changeOver();
  const registration = await registered();
  if (!registration?.waiting || !isIdle()) return;
  const onTaken = () => {
    outdated = true;
    changeOver();
  };
  navigator.serviceWorker.addEventListener('controllerchange', onTaken, { once: true });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}
