import './styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bootstrap } from './bootstrap.ts';
import { drawFirst } from './drawFirst.ts';
import { findRoot } from './findRoot.ts';
import { getRouter, loadPage } from './router.ts';

function start(): void {
  const router = getRouter();
  bootstrap(router);
  // Where the server has drawn the page, its frame stands before it, out of sight, and is of no more use.
  router.subscribe('onRendered', () => document.getElementById('frame')?.remove());
  // What came with the page stands until the first page can be drawn in its place: its frame, or the page as the server has drawn it.
  void loadPage(router).then(() => drawFirst(createRoot(findRoot()), <App router={router} />));
}

// Scripts just loaded have kept the browser busy: it answers taps before it goes on.
setTimeout(start);
