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
  // The frame that came with the page stands until the first page can be drawn in its place.
  void loadPage(router).then(() => drawFirst(createRoot(findRoot()), <App router={router} />));
}

// Scripts just loaded have kept the browser busy: it answers taps before it goes on.
setTimeout(start);
