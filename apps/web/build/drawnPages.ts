import type { Plugin } from 'vite';

/** What the routes of pages load on demand: the page itself, and what stands for it where it fails. */
const PARTS = /\/src\/routes\/.*\.tsx\?tsr-split=/;
/** Of the pages that are drawn before the app runs (apps/server/src/main/page-reads.ts), and the layouts that they lie in. */
const DRAWN = /\/src\/routes\/(player|pro|pro\/home|player\/profile|player\/lessons\/book\/index)\.tsx\?/;

/** Leaves all other pages out of the program that draws: it knows their routes, and none of them is ever asked for there. */
export const drawnPages = (): Plugin => ({
  name: 'fairway-drawn-pages',
  enforce: 'pre',
  load: {
    filter: { id: { include: PARTS, exclude: DRAWN } },
    handler: () => 'export const component = () => null, errorComponent = component, pendingComponent = component;',
  },
});
