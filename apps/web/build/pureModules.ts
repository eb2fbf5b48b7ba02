import type { Plugin } from 'vite';

/** Libraries whose files only declare, which their packages do not say. */
const PURE = /\/node_modules\/@trpc\/(client|react-query)\//;

/**
 * Leaves out what nobody imports of these libraries. The bundler keeps every file that one of theirs imports, for all it knows of them: a client
 * of web sockets was on every page, and we have none.
 */
export const pureModules = (): Plugin => ({
  name: 'fairway-pure-modules',
  apply: 'build',
  transform: { filter: { id: PURE }, handler: () => ({ moduleSideEffects: false }) },
});
