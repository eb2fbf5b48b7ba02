// Draws the PNGs of public/ from icon.svg; run it by hand when the mark changes: `node build/drawIcons.mjs`.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowserLaunchOptions } from '../../../tools/services/chromium.ts';

const folder = path.join(import.meta.dirname, '../public');
const rounded = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
/** For systems that cut the shape out themselves: the mark is small enough to survive any of them. */
const square = rounded.replace(' clip-path="url(#tile)"', '');
/** For the bar of a phone, which shows its shape in a colour of its own: the flag alone. */
const badge = rounded
  .replace('viewBox="0 0 32 32"', 'viewBox="9.5 4.75 20 20"')
  .replace(/<g clip-path[^]*<\/g>/, '')
  .replaceAll('#ee7a54', '#fff');
const icons = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  { file: 'icon-maskable-512.png', size: 512, svg: square },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
  { file: 'badge-96.png', size: 96, svg: badge },
];

const browser = await chromium.launch(getBrowserLaunchOptions());
for (const { file, size, svg } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: path.join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
