import { findRegistration } from './serviceWorker.ts';

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
  const registration = await findRegistration();
  if (!registration?.waiting || !isIdle()) return;
  const onTaken = () => {
    outdated = true;
    changeOver();
  };
  navigator.serviceWorker.addEventListener('controllerchange', onTaken, { once: true });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}
