import { connectDb } from '@fairway/db/client';
import { addDays, startOfWeek, toDate } from '@fairway/time/calendar';
import { startOfDay } from '@fairway/time/zoned-time';
import { HOUR_MS } from '@fairway/time/units';
import { chromium, type Page } from '@playwright/test';
import { getBrowserLaunchOptions } from '../../tools/services/chromium.ts';
import { createDatabase } from '../create-database.ts';
import { median, type Figure } from '../figures.ts';
import { readLongTasks, watchLongTasks } from '../servers/long-tasks.ts';
import { startSite } from '../servers/site.ts';

const LESSONS = 60;
const TURNS = 5;
/** Down the day and back to where it began, as fast as a mouse reports its way. */
const MOVES = 120;
const ZONE = 'Europe/London';

/** Gives the week that begins on this Monday lessons of half an hour, from eight in the morning on, and no others. */
async function fillWeek(url: string, monday: string): Promise<void> {
  const db = connectDb({ url });
  try {
    const { pro_id, player_id, payment_type } = await db.lessons.findFirstOrThrow({ where: { type: 0 } });
    const week = { gte: new Date(startOfDay(ZONE, monday)), lt: new Date(startOfDay(ZONE, addDays(monday, 7))) };
    await db.lessons.deleteMany({ where: { pro_id, starts_at: week } });
    await db.lessons.createMany({
      data: Array.from({ length: LESSONS }, (_, nth) => {
        const starts_at = new Date(startOfDay(ZONE, addDays(monday, nth % 6)) + (8 + Math.floor(nth / 6)) * HOUR_MS);
        const ends_at = new Date(starts_at.getTime() + HOUR_MS / 2);
        return { pro_id, player_id, starts_at, ends_at, duration: 30, payment_type };
      }),
    });
  } finally {
    await db.$disconnect();
  }
}

const findLessons = (page: Page) => page.getByRole('region', { name: 'Calendar' }).getByRole('link', { name: / to / });

/** Turns from an empty week to the full one; the longest that the page was held up by it. */
async function turnTo(page: Page, from: string): Promise<number> {
  await page.goto(from);
  await page.getByRole('region', { name: 'Calendar' }).waitFor();
  await watchLongTasks(page);
  await page.getByRole('link', { name: 'Previous week' }).click();
  await findLessons(page)
    .nth(LESSONS - 1)
    .waitFor();
  return Math.max(0, ...(await readLongTasks(page)));
}

/** Carries a lesson down its day and back; how often the page was held up meanwhile. */
async function carry(page: Page): Promise<number> {
  const box = await findLessons(page).first().boundingBox();
  if (!box) throw new Error('The calendar shows no lesson.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await watchLongTasks(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x, y + 200 * Math.sin((move / MOVES) * Math.PI));
    if (move === MOVES / 2 && (await page.locator('[data-kind="move"]').count()) !== 1)
      throw new Error('The lesson has not followed the mouse.');
  }
  await page.mouse.up();
  return (await readLongTasks(page)).length;
}

/** What a coach's full week costs to draw and to move about in. */
export async function measureCalendar({ url, redis_url }: { url: string; redis_url: string }): Promise<Figure[]> {
  const database = await createDatabase(url, 'bench_calendar');
  const site = await startSite({ url: database, redis_url });
  // Far enough for the week after it to be empty.
  const monday = addDays(startOfWeek(toDate(Date.now())), 28);
  await fillWeek(database, monday);
  const browser = await chromium.launch(getBrowserLaunchOptions('whole'));
  try {
    const token = site.visits.find(({ address }) => address === '/pro/home')?.token ?? '';
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'auth', value: token, url: site.address }]);
    const page = await context.newPage();
    const from = `${site.address}/pro/lessons/diary/calendar?view=week&date=${addDays(monday, 7)}`;
    const turns: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) turns.push(await turnTo(page, from));
    return [
      {
        what: `A week of ${LESSONS} lessons is drawn: the longest task`,
        value: median(turns),
        unit: 'ms',
        limit: { most: 100 },
        how: `from the week after it, on a desktop; 0 where none took 50; median of ${TURNS}`,
      },
      {
        what: '… a lesson is carried down its day and back: tasks of more than 50 ms',
        value: await carry(page),
        unit: '',
        limit: { exactly: 0 },
        how: `${MOVES} moves of the mouse`,
      },
    ];
  } finally {
    await browser.close();
    site.close();
  }
}
