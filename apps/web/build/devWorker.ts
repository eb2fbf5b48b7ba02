import type { Plugin } from 'vite';

/** Removes itself, and loads its pages anew from the server. */
const LEAVE = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', async () => {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
});
`;

/**
 * In development there is no service worker. One left in the browser by a built app on the same port would go on showing
 * that app: it finds this script at its address, and goes.
 */
export function devWorker(): Plugin {
  return {
    name: 'fairway-dev-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(LEAVE);
      });
    },
  };
}
