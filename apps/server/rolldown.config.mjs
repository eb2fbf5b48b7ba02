import { defineConfig } from 'rolldown';

const own = /^(\.|\/|@fairway\/)/;

export default defineConfig({
  input: {
    api: 'src/entry/api.ts',
    worker: 'src/entry/worker.ts',
    openapi: 'src/entry/openapi.ts',
    seed: '../../prisma/seed/main.ts',
  },
  platform: 'node',
  // npm's packages stay where npm puts them; our own are bundled from their sources.
  external: (id) => !own.test(id),
  output: {
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'shared/[name]-[hash].mjs',
    cleanDir: true,
  },
});
