import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices, type Page } from '@playwright/test';
import { queryOnce } from '../../tools/db/query-once.ts';
import { createDatabase } from '../create-database.ts';
import { getBrowserLaunchOptions } from '../../tools/services/chromium.ts';
import type { Figure } from '../figures.ts';
import { readLongTasks, watchLongTasks } from '../servers/long-tasks.ts';
import { startSite } from '../servers/site.ts';

/** How much slower a phone is than this machine. */
const SLOWER = 4;
/** Once around the course and back, as fast as a finger reports its way. */
const MOVES = 240;
const MOVE_MS = 1000 / 60;
/** The times of a page's frames; a text, as functions of this file are compiled for Node. */
const WATCH_FRAMES = `window.frames_ms = [];
  requestAnimationFrame(function next(at) {
    window.frames_ms.push(at);
    requestAnimationFrame(next);
  })`;

/** Drags a shot over the course of a chart on a phone; what held the page up meanwhile, and the times of its frames. */
async function dragShot(page: Page): Promise<{ tasks: number[]; frames: number[] }> {
  await page.getByRole('button', { name: 'Add shot chart' }).click();
  await page.getByRole('button', { name: 'Add shot', exact: true }).click();
  const course = page.getByRole('application');
  await course.scrollIntoViewIfNeeded();
  const box = await course.boundingBox();
  if (!box) throw new Error('The chart shows no course.');
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const at = (turn: number) => ({
    x: box.x + box.width * (0.5 + 0.4 * Math.cos(turn * 2 * Math.PI)),
    y: box.y + box.height * (0.5 + 0.4 * Math.sin(turn * 2 * Math.PI)),
  });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [at(0)]);
  const readShot = () => page.getByRole('slider').first().getAttribute('aria-valuenow');
  const shots: (string | null)[] = [];
  await watchLongTasks(page);
  await page.evaluate(WATCH_FRAMES);
  for (let move = 1; move <= MOVES; move += 1) {
    await touch('touchMove', [at(move / MOVES)]);
    await wait(MOVE_MS);
    if (move % (MOVES / 2) === 0) shots.push(await readShot());
  }
  if (shots[0] === shots[1]) throw new Error('The shot has not followed the finger.');
  await touch('touchEnd', []);
  return { tasks: await readLongTasks(page), frames: await page.evaluate<number[]>('window.frames_ms') };
}

/** Whether a shot follows the finger that drags it over its chart. */
export async function measureChartDrag({ url, redis_url }: { url: string; redis_url: string }): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_chart');
  const site = await startSite({ url: database, redis_url });
  const browser = await chromium.launch(getBrowserLaunchOptions('whole'));
  try {
    const [lesson] = await queryOnce(
      database,
      'SELECT id, player_id FROM lessons WHERE ends_at < now() AND player_id IS NOT NULL AND cancelled_at IS NULL AND title IS NULL ORDER BY starts_at LIMIT 1',
      [],
    );
    const token = site.visits.find(({ address }) => address === '/pro/home')?.token ?? '';
    const context = await browser.newContext({ ...devices['iPhone 14'], serviceWorkers: 'block' });
    await context.addCookies([{ name: 'auth', value: token, url: site.address }]);
    const page = await context.newPage();
    await page.goto(
      `${site.address}/pro/players/${String(lesson?.['player_id'])}/history/lesson/${String(lesson?.['id'])}`,
    );
    const { tasks, frames } = await dragShot(page);
    const gaps = frames.slice(1).map((at, nth) => at - frames[nth]!);
    const how = `a processor slowed ${SLOWER} times, ${MOVES} moves of a finger at ${Math.round(1000 / MOVE_MS)} a second`;
    return [
      {
        what: 'A shot is dragged over its chart: tasks of more than 50 ms',
        value: tasks.length,
        unit: '',
        limit: { exactly: 0 },
        how,
      },
      { what: '… the longest wait for a frame', value: Math.max(...gaps), unit: 'ms', how: `${frames.length} frames` },
      {
        what: '… frames a second',
        value: (frames.length - 1) / ((frames.at(-1)! - frames[0]!) / 1000),
        unit: 'per second',
        how: 'of 60 at most',
      },
    ];
  } finally {
    await browser.close();
    site.close();
  }
}
