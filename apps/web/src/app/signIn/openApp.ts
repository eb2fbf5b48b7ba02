import type { Root } from 'react-dom/client';

const loadApp = () => import('../enterApp.tsx');

/** Fetches the app while nobody waits for it. Without a connection it is asked for again when it is needed. */
export const prefetchApp = (): void => void loadApp().catch(() => undefined);

/** Has the service worker keep the app on this device. Its code comes with the app's, which nobody waits for. */
export const registerWorker = (): void =>
  void import('../pwa/serviceWorker.ts').then((worker) => worker.registerServiceWorker()).catch(() => undefined);

/** Opens a page of the app. Where its code cannot be had, after a new version say, the document is loaded in its place. */
export async function openApp(root: Root, href: string, { replace = false } = {}): Promise<void> {
  try {
    await (await loadApp()).enterApp(root, { href, replace });
  } catch {
    location.assign(href);
  }
}

/** Opens the app at the present address, on a page on which nothing stands yet. */
export const openAppHere = async (root: Root): Promise<void> => (await loadApp()).enterApp(root);

/** Begins the session of whoever has just been signed in, and opens the app. False when the browser has not kept the cookie. */
export async function enterSignedIn(root: Root, href: string): Promise<boolean> {
  const begun = await (await loadApp()).beginSessionInApp();
  if (begun) await openApp(root, href, { replace: true });
  return begun;
}
