import { type Browser, chromium, devices } from '@playwright/test';
import { createDatabase } from '../create-database.ts';
import { getBrowserLaunchOptions } from '../../tools/services/chromium.ts';
import { median, type Figure } from '../figures.ts';
import { muteEvents } from '../../e2e/fixtures/slow-window.ts';
import { startSite, type Site, type Visit } from '../servers/site.ts';

const ROUNDS = 5;
/** A slow mobile line: bytes a second, and milliseconds until an answer begins. */
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const PROMISED_MS = 1500;

/** What somebody has seen, and when, in milliseconds since they asked for the page. */
interface Paint {
  first: number;
  content: number;
  /** When the app has taken the place of what the server has drawn. */
  usable: number;
  /** How much of what they saw has moved. */
  shift: number;
}

/**
 * Marks when the page stands: its heading is there, and neither its frame nor anything that is still loading is shown. It is a text because a compiler that names
 * functions has added to the others of this file what a browser does not have.
 */
const WATCH_CONTENT = `requestAnimationFrame(function look() {
  const unready = [...document.querySelectorAll('.frame, [data-loading], [aria-busy="true"]')];
  const stands = document.querySelector('h1')?.checkVisibility() && !unready.some((part) => part.checkVisibility());
  if (stands && performance.getEntriesByName('content').length === 0) performance.mark('content');
  if (stands && !document.querySelector('#root > [inert]')) performance.mark('usable');
  else requestAnimationFrame(look);
})`;

/** Opens a page on a phone that has nothing of it yet, over a slow line. */
async function watchPaint(browser: Browser, site: Site, { address, token }: Visit): Promise<Paint> {
  const context = await browser.newContext({ ...devices['iPhone 14'], serviceWorkers: 'block' });
  try {
    if (token) await context.addCookies([{ name: 'auth', value: token, url: site.address }]);
    await muteEvents(context);
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH_CONTENT });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await page.goto(site.address + address);
    // Nothing is asked of the page before it is done: what asks is a script too, and the page would wait while it is compiled.
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    return await page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          let shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          // What was last drawn has been measured by the second frame from now.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() =>
                resolve({
                  first: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
                  content: performance.getEntriesByName('content')[0]?.startTime ?? 0,
                  usable: performance.getEntriesByName('usable')[0]?.startTime ?? 0,
                  shift,
                }),
              ),
            ),
          );
        }),
    );
  } finally {
    await context.close();
  }
}

/** What somebody waits for who opens a page for the first time, on a phone with a slow line. */
export async function measurePaint({ url, redis_url }: { url: string; redis_url: string }): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_paint');
  const site = await startSite({ url: database, redis_url });
  const browser = await chromium.launch(getBrowserLaunchOptions('whole'));
  try {
    const figures: Figure[] = [];
    for (const visit of site.visits) {
      const paints: Paint[] = [];
      for (let round = 0; round < ROUNDS; round += 1) paints.push(await watchPaint(browser, site, visit));
      const how = `1.6 Mbit/s, 150 ms, nothing cached; median of ${ROUNDS}`;
      figures.push(
        {
          what: `${visit.what}: its content`,
          value: median(paints.map(({ content }) => content)),
          unit: 'ms',
          limit: { most: PROMISED_MS },
          how,
        },
        { what: '… it can be acted on', value: median(paints.map(({ usable }) => usable)), unit: 'ms', how },
        { what: '… something on the screen', value: median(paints.map(({ first }) => first)), unit: 'ms', how },
        {
          what: '… of it moved',
          value: Math.max(...paints.map(({ shift }) => shift)),
          unit: '',
          limit: { most: 0.02 },
          how: `layout shift until nothing is loaded any more; worst of ${ROUNDS}`,
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
    site.close();
  }
}
