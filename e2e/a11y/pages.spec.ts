import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { openWithSlowApi, readShifts } from '../fixtures/layout-shift.ts';
import { expect, findAddress, PAGES, test, type Visitor } from '../fixtures/pages.ts';

declare global {
  interface Window {
    /** In a page that has been given its source. */
    axe: typeof axe;
  }
}

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

/**
 * What axe says is wrong with a page. All of it is one document of our own, so axe is put into it once, by hand: the library that also
 * reaches into foreign frames puts half a megabyte of source into each page twice.
 */
async function askAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, AXE_OPTIONS);
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
