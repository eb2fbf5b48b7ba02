import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { budget } from './build/budget.ts';
import { compress } from './build/compress.ts';
import { devWorker } from './build/devWorker.ts';
import { mantineCss } from './build/mantineCss.ts';
import { pwa } from './build/pwa.ts';

const CORE =
  /\/node_modules\/(react|react-dom|scheduler|clsx|use-sync-external-store|@tanstack|@trpc|@mantine\/core\/esm\/core)\//;

export default defineConfig({
  plugins: [tanstackRouter(), react(), mantineCss(), budget(), VitePWA(pwa), devWorker(), compress()],
  css: { postcss: path.join(import.meta.dirname, '../..') },
  build: {
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    // What every page needs is one file: it compresses better, and the lists of what each page preloads stay short.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } } },
  },
});
