import type { Root } from 'react-dom/client';
import { APP_FILES_ID } from './appFilesId.ts';
import { loadTwoFactor } from './loadTwoFactor.ts';

const loadApp = () => import('../enterApp.tsx');

/** The files of the app and of the second step, as the built page names them; none while it is developed. */
function readAppFiles(): string[] {
  const list = document.getElementById(APP_FILES_ID)?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Has the app and the second step run, so that either stands at once. Without a connection they are asked for again when they are needed. */
export const readyNext = (): void => void Promise.all([loadApp(), loadTwoFactor()]).catch(() => undefined);

/** Fetches both while nobody waits for them. To run them, and to reckon with their styles, would hold up somebody who types. */
export function prefetchNext(): void {
  // Safari fetches nothing without running it.
  if (!document.createElement('link').relList.supports('prefetch')) readyNext();
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
