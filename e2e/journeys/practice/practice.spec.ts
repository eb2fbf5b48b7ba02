import type { Drill } from '@fairway/contracts/practice/drills';
import type { PracticePlan } from '@fairway/contracts/practice/plans';
import type { Db } from '@fairway/db/client';
import type { Page } from '@playwright/test';
import { bookedLesson, dayAhead, nearFreeTime, type Coaching } from '../../fixtures/coaching.ts';
import { loseAnswers } from '../../fixtures/lose-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

const TITLE = 'Gate putting';
const today = (page: Page) => page.getByRole('list', { name: 'Today’s drills' });
const listScores = async (db: Db, { id }: { id: string }) =>
  (await db.practice_sessions.findMany({ where: { plan: { player_id: id }, done_at: { not: null } } })).map(
    ({ score }) => score,
  );

/** Ticks the drill off with so many good balls. */
async function tick(page: Page, score: number): Promise<void> {
  await today(page).getByRole('button', { name: TITLE }).click();
  await page.getByText(String(score), { exact: true }).last().click();
  await page.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Whether this device has put by what it knows of a person's practice, which it does once the page shows it. */
const isPracticeKept = (page: Page, { id }: { id: string }) =>
  page.evaluate(
    (user_id) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('fairway-practice');
        opening.addEventListener('error', () => reject(new Error('The practice of this device cannot be opened.')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const counting = db.transaction('Kept').objectStore('Kept').count(user_id);
          counting.addEventListener('success', () => {
            db.close();
            resolve(counting.result > 0);
          });
        });
      }),
    id,
  );

/** Sets the player to practise a drill today. */
async function setToday({ asPro, player }: Coaching): Promise<PracticePlan> {
  const { id } = await asPro.post<Drill>('/drill', { title: TITLE, target: 8 });
  const drills = [{ drill_id: id, days: [dayAhead(0), dayAhead(3)] }];
  return asPro.post<PracticePlan>('/practice', { player_id: player.id, drills });
}

test('a coach sets practice from a lesson, the player practises without a signal, and the coach reads how it went', async ({
  proPage: page,
  openAs,
  coaching,
  db,
}) => {
  const lesson = await bookedLesson(coaching, await nearFreeTime(coaching));
  await page.goto('/pro/drills');
  await page.getByRole('button', { name: 'Add 20 starter drills' }).click();
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible();

  await page.goto(`/pro/players/${coaching.player.id}/practice/set?lesson=${lesson.id}`);
  await page.getByRole('button', { name: 'Choose a drill' }).click();
  await page.getByRole('searchbox', { name: 'Search drills' }).fill('gate');
  await page.getByRole('dialog').getByRole('button', { name: TITLE }).click();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByRole('textbox', { name: 'Note to the player' }).fill('Ten balls, no more.');
  await page.getByRole('button', { name: 'Set practice' }).click();
  await expect(page.getByText('0 of 5 days done')).toBeVisible();

  const player = await openAs(coaching.player);
  await player.goto('/player/goals');
  await expect(player.getByText('Ten balls, no more.')).toBeVisible();
  // Once its sheet has been open, the device has all of the page.
  await today(player).getByRole('button', { name: TITLE }).click();
  await expect(player.getByRole('button', { name: 'Save result' })).toBeVisible();
  await player.keyboard.press('Escape');
  await expect(player.getByRole('dialog')).toBeHidden();
  await player.context().setOffline(true);
  await tick(player, 7);
  await expect(today(player)).toContainText('Waiting for a connection');
  expect(await listScores(db, coaching.player)).toEqual([]);
  await player.context().setOffline(false);
  await expect(today(player)).not.toContainText('Waiting for a connection');
  await expect(today(player)).toContainText('7 of 10');
  await expect.poll(() => listScores(db, coaching.player)).toEqual([7]);

  await page.reload();
  await expect(page.getByRole('img', { name: /^Results: 7 of 10/ })).toBeVisible();
  await expect(page.getByText('1 of 5 days done')).toBeVisible();
});

test('a tick whose answer is lost counts once, also from two tabs after the page was closed', async ({
  playerPage: page,
  context,
  coaching,
  db,
}) => {
  await setToday(coaching);
  await page.goto('/player/goals');
  // The server gets it, and its answer does not get back.
  await loseAnswers(page, 'practice.record');
  await tick(page, 6);
  await expect.poll(() => listScores(db, coaching.player)).toEqual([6]);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await page.close();
  await Promise.all([one.goto('/player/goals'), other.goto('/player/goals')]);
  for (const tab of [one, other]) await expect(today(tab)).toContainText('6 of 10');
  expect(await listScores(db, coaching.player)).toEqual([6]);
});

test('a sheet whose styles were lost on the way has them the next time', async ({ playerPage: page, coaching }) => {
  await setToday(coaching);
  const document = await (await page.request.get('/player/goals', { headers: { accept: 'text/html' } })).text();
  const isOfPage = (url: string) => document.includes(new URL(url).pathname);
  await page.route('**/assets/*.css', (route) =>
    isOfPage(route.request().url()) ? route.continue() : route.abort('connectionfailed'),
  );
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await page.goto('/player/goals');
  await lost;
  await expect(today(page)).toContainText(TITLE);
  await page.unroute('**/assets/*.css');
  await tick(page, 4);
  await expect(today(page)).toContainText('4 of 10');
});

test('practice that was opened before is there when nothing can be had from the server', async ({
  playerPage: page,
  coaching,
}) => {
  await setToday(coaching);
  await page.goto('/player/goals');
  await expect(today(page)).toContainText(TITLE);
  await expect.poll(() => isPracticeKept(page, coaching.player)).toBe(true);
  await page.route(/\/trpc\/practice\./, (route) => route.abort('connectionfailed'));
  await page.goto('/player/goals');
  await tick(page, 5);
  await expect(today(page)).toContainText('5 of 10');
});

test('what was ticked off and is not sent is asked about before logging out, and not lost', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  await setToday(coaching);
  await page.goto('/player/goals');
  await page.route(/\/trpc\/practice\.record/, (route) => route.abort('connectionfailed'));
  await tick(page, 8);
  await expect(today(page)).toContainText('8 of 10');
  await page.goto('/logout');
  await expect(page.getByText('A practice result is not sent yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Stay logged in' }).click();
  await expect(page).toHaveURL(/\/player/);
  await page.unroute(/\/trpc\/practice\.record/);
  // What can be sent by then is, before anything is asked.
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  expect(await listScores(db, coaching.player)).toEqual([8]);
});
