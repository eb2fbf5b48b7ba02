import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

/** The script that Workbox's worker loads beside its own: it hears of pushes. */
export const PUSH_WORKER = 'push-worker.js';

const ENTRY = path.join(import.meta.dirname, '../src/worker/main.ts');

/** Builds the part of the service worker that is ours, as one script: a worker of this kind loads no modules. */
export function pushWorker(): Plugin {
  return {
    name: 'fairway-push-worker',
    apply: 'build',
    async generateBundle() {
      const bundle = await rolldown({ input: ENTRY, platform: 'browser' });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: output[0].code });
    },
  };
}
