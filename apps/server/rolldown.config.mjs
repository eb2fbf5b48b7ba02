import { defineConfig } from 'rolldown';

const own = /^(\.|\/|#|@fairway\/)/;
/**
 * Packages of hundreds of small modules, all plain JavaScript and imported by nobody but us: to find and compile them one by one was a
 * fifth of the API's start.
 */
const small = /^(kysely|zod|libphonenumber-js|cockatiel|csv-stringify|superjson|uuid)(\/|$)/;

export default defineConfig({
  cwd: import.meta.dirname,
  input: {
    api: 'src/main/api.ts',
    worker: 'src/main/worker.ts',
    openapi: 'src/main/openapi.ts',
    seed: '../../prisma/seed/main.ts',
  },
  platform: 'node',
  // Other packages of npm stay where npm puts them; our own are bundled from their sources.
  external: (id) => !own.test(id) && !small.test(id),
  output: {
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared/[name]-[hash].mjs',
    cleanDir: true,
  },
});
