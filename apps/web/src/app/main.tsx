import './styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bootstrap } from './bootstrap.ts';
import { drawFirst } from './drawFirst.ts';
import { findRoot } from './findRoot.ts';
import { type AppRouter, getRouter, loadPage } from './router.ts';

function start(): void {
  const router = getRouter();
  // Where the server has drawn the page, its frame stands before it, out of sight, and is of no more use.
  router.subscribe('onRendered', () => document.getElementById('frame')?.remove());
  yieldThen(() => enter(router));
}

function enter(router: AppRouter): void {
  bootstrap(router);
  // What came with the page stands until the first page can be drawn in its place: its frame, or the page as the server has drawn it.
  void loadPage(router).then(() => drawFirst(createRoot(findRoot()), <App router={router} />));
}

// The browser answers taps between the steps: when scripts have just been loaded, when the routes are set up, and while it draws.
const yieldThen = (step: () => void) => setTimeout(step);
yieldThen(start);
