import type { Page } from '@playwright/test';

/** Texts, as functions of these files are compiled for Node. The observer is asked for what it has not told yet, so that the last task counts. */
const WATCH = `window.longTasks?.observer.disconnect();
  window.longTasks = { durations: [], note: (entries) => window.longTasks.durations.push(...entries.map(({ duration }) => duration)) };
  window.longTasks.observer = new PerformanceObserver((list) => window.longTasks.note(list.getEntries()));
  window.longTasks.observer.observe({ type: 'longtask' })`;
const READ = `window.longTasks.note(window.longTasks.observer.takeRecords()), window.longTasks.durations`;

/** Begins to note what holds a page up for longer than 50 ms, as the browser says; what was noted before is forgotten. */
export const watchLongTasks = (page: Page): Promise<unknown> => page.evaluate(WATCH);

/** How long each took, in ms, of those since the page was last watched. */
export const readLongTasks = (page: Page): Promise<number[]> => page.evaluate<number[]>(READ);
