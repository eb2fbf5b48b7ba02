import AxeBuilder from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { openWithSlowApi, readShifts } from '../fixtures/layout-shift.ts';
import { expect, findAddress, PAGES, test, type Visitor } from '../fixtures/pages.ts';

/** What may move on a page by itself, as browsers measure it (web.dev/cls). */
const MOST_SHIFT = 0.02;

/**
 * Each page is opened in both layouts, in one scheme each: its screen, and each part of the frame around it, is looked at in both
 * schemes by their stories.
 */
const LAYOUTS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'desktop', viewport: { width: 1280, height: 720 }, colorScheme: 'dark' },
] as const;

/** What has moved on a page that has come, if that is more than may. */
async function findShifts(page: Page): Promise<string[]> {
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > MOST_SHIFT ? [`${sum.toFixed(3)} moves: ${JSON.stringify(shifts)}`] : [];
}

/**
 * What axe need not do: read every style sheet anew, for an experimental rule that is off, and write up what has passed. What it
 * finds wrong is the same.
 */
const AXE_OPTIONS: RunOptions = { preload: { assets: ['media'] }, reporter: 'no-passes' };

/** What axe says is wrong with a page. All of it is one document of our own: no page need be opened to join what foreign frames hold. */
async function askAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(AXE_OPTIONS).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const [visitor, paths] of Object.entries(PAGES) as [Visitor, readonly string[]][]) {
  for (const path of paths) {
    test(`${path} has no faults for ${visitor}, and nothing moves while a slow API answers @desktop`, async ({
      openWindow,
      db,
    }) => {
      const address = await findAddress(db, path);
      const page = await openWindow(visitor, 'slow');
      for (const { name, viewport, colorScheme } of LAYOUTS) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openWithSlowApi(page, address, visitor);
        expect.soft(await findShifts(page), name).toEqual([]);
        expect.soft(await askAxe(page), name).toEqual([]);
      }
    });
  }
}
