import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnPages } from './build/drawnPages.ts';
import { mantineColors } from './build/mantineColors.ts';
import { themeStyles } from './build/themeStyles.ts';

/** The program with which the server draws pages before their app runs (decision 084). It has nothing of npm beside it. */
export default defineConfig({
  plugins: [drawnPages(), tanstackRouter(), react(), mantineColors(), themeStyles()],
  css: { postcss: path.join(import.meta.dirname, '../..') },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'src/drawn/draw.tsx', outDir: 'dist/.vite/drawn', target: 'node24', copyPublicDir: false },
});
