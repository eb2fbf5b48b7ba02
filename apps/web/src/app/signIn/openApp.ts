import type { Root } from 'react-dom/client';
import { APP_FILES_ID } from './appFilesId.ts';

const loadApp = () => import('../enterApp.tsx');

/** The files of the app, as the built page names them; none while it is developed. */
function readAppFiles(): string[] {
  const list = document.getElementById(APP_FILES_ID)?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Has the app run. Without a connection it is asked for again when it is needed. */
export const readyApp = (): void => void loadApp().catch(() => undefined);

/** Fetches the app while nobody waits for it. To run it, and to reckon with its styles, would hold up somebody who types. */
export function prefetchApp(): void {
  // Safari fetches nothing without running it.
  if (!document.createElement('link').relList.supports('prefetch')) readyApp();
  else
    for (const href of readAppFiles())
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href, crossOrigin: '' }));
}

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
