import type { Page } from '@playwright/test';

/** A text, as functions of these files are compiled for Node. */
const WATCH = `window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' })`;

/** Begins to note what holds a page up for longer than 50 ms, as the browser says. */
export const watchLongTasks = (page: Page): Promise<unknown> => page.evaluate(WATCH);

/** How long each took, in ms, of those since the page was last watched. */
export const readLongTasks = (page: Page): Promise<number[]> => page.evaluate<number[]>('window.longTasks');
