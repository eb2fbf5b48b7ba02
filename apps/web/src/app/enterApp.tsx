import type { Root } from 'react-dom/client';
import { getRouter, loadPage } from './router.ts';
import { beginVisit } from './session/beginVisit.ts';
import { beginSession } from './session/session.ts';
import { App } from './App.tsx';
import { bootstrap } from './bootstrap.ts';
import { drawFirst } from './drawFirst.ts';

interface Destination {
  href: string;
  replace: boolean;
}

/**
 * Puts the app in the place of a page of signing in, in the same document. That page stands until the app's first one is ready, so
 * that nothing flashes between them. Without a destination it is the page of the present address.
 */
export async function enterApp(root: Root, destination?: Destination): Promise<void> {
  const router = getRouter();
  bootstrap(router);
  if (destination) {
    const { href, replace } = destination;
    router.history[replace ? 'replace' : 'push'](href);
    router.history.flush();
  }
  await loadPage(router);
  drawFirst(root, <App router={router} />);
}

/** As `beginSession`, for a page of signing in: whoever has been signed in is known to the app before it opens. */
export async function beginSessionInApp(): Promise<boolean> {
  bootstrap(getRouter());
  const begun = await beginSession();
  if (begun) beginVisit();
  return begun;
}
