import type { VitePWAOptions } from 'vite-plugin-pwa';
import { PUSH_WORKER } from './pushWorker.ts';

/** Addresses that belong to the server: the service worker neither answers nor keeps them. */
const SERVER = [
  /^\/api(\/|$)/,
  /^\/trpc(\/|$)/,
  /^\/calendar\//,
  /^\/files\//,
  /^\/shared\/[^/]+\/files\//,
  /^\/metrics$/,
  /^\/admin\/queues/,
];

/** The installable app: its shell is kept on the device, data never is. */
export const pwa: Partial<VitePWAOptions> = {
  // A new version waits for a change of page at which nobody is writing anything (newVersion.ts): a reload at any time might lose it.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Fairway',
    short_name: 'Fairway',
    description: 'Golf lessons, records and practice for coaches and their players.',
    lang: 'en-GB',
    start_url: '/',
    display: 'standalone',
    theme_color: '#146039',
    background_color: '#f6f8f6',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    // The worker's own script is the worker's, not a page's.
    globIgnores: ['**/node_modules/**', PUSH_WORKER],
    importScripts: [PUSH_WORKER],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: SERVER,
    cleanupOutdatedCaches: true,
  },
};
