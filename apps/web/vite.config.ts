import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appFiles } from './build/appFiles.ts';
import { budget } from './build/budget.ts';
import { chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { devWorker } from './build/devWorker.ts';
import { commonPage, drawnFrame } from './build/drawnFrame.ts';
import { inlineRuntime } from './build/inlineRuntime.ts';
import { inlineStart } from './build/inlineStart.ts';
import { mantineColors } from './build/mantineColors.ts';
import { mantineCss } from './build/mantineCss.ts';
import { mantineIds } from './build/mantineIds.ts';
import { mantineNames } from './build/mantineNames.ts';
import { mantineScrollArea } from './build/mantineScrollArea.ts';
import { pageFiles } from './build/pageFiles.ts';
import { pureModules } from './build/pureModules.ts';
import { pushWorker } from './build/pushWorker.ts';
import { pwa } from './build/pwa.ts';
import { sheets } from './build/sheets.ts';
import { styleLinks } from './build/styleLinks.ts';
import { themeStyles } from './build/themeStyles.ts';

const { plugin, nameChunk } = chunks();

export default defineConfig({
  plugins: [
    tanstackRouter(),
    react(),
    mantineColors(),
    mantineCss(),
    mantineIds(),
    mantineNames(),
    mantineScrollArea(),
    themeStyles(),
    styleLinks(),
    pureModules(),
    plugin,
    sheets(),
    commonPage(),
    drawnFrame(),
    inlineRuntime(),
    inlineStart(),
    appFiles(),
    pageFiles(),
    budget(),
    pushWorker(),
    VitePWA(pwa),
    devWorker(),
    compress(),
  ],
  css: { postcss: path.join(import.meta.dirname, '../..') },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser of the last years knows what it stands in for.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The app, and the pages of signing in, which a stranger loads first (decision 036).
      input: ['index.html', 'sign-in.html'].map((page) => path.join(import.meta.dirname, page)),
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameChunk, debugName: 'areas' }] },
      },
    },
  },
});
