import { randomUUID } from 'node:crypto';
import type { PlayerPage } from '@fairway/contracts/coaching/people';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import { bookedLesson, wednesdayAhead } from '../../fixtures/coaching.ts';
import { press, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

const away = { date: wednesdayAhead(8), start: '10:00:00', end: '11:00:00' };

test('a coach finds a player, sets their usual lesson, and books it @both', async ({ proPage: page, coaching }) => {
  const { player, asPro } = coaching;
  await page.goto('/pro/home');
  await page.getByRole('link', { name: 'Players', exact: true }).click();
  const list = page.getByRole('table', { name: 'Players' });
  const rows = list.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(player.last_name.toUpperCase());
  await expect(rows).toHaveCount(1);
  await list.getByRole('link', { name: `${player.first_name} ${player.last_name}` }).click();

  await expect(page.getByRole('heading', { name: `${player.first_name} ${player.last_name}`, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing booked' })).toBeVisible();
  await page.getByRole('link', { name: /^Profile/ }).click();
  await page.getByRole('radio', { name: '45 minutes' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The default lesson length has been saved')).toBeVisible();
  expect((await asPro.get<PlayerPage>(`/player/${player.id}`)).own_lesson_duration).toBe(45);

  await page.getByRole('link', { name: 'Back to the player' }).click();
  await page.getByRole('link', { name: 'Book a lesson' }).click();
  await expect(page.getByRole('combobox', { name: 'Player' })).toHaveValue(`${player.first_name} ${player.last_name}`);
  await expect(page.getByRole('radio', { name: '45 minutes', exact: true })).toBeChecked();
  // The way back finds the list as it was searched.
  await page.goBack();
  await page.getByRole('link', { name: 'Back to players' }).click();
  await expect(rows).toHaveCount(2);
});

test('a search that finds nobody says so, by keyboard alone @desktop', async ({ proPage: page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/people\.players.*nobody/, async (route) => {
    await answered;
    await route.continue();
  });
  const list = page
    .getByRole('table', { name: 'Players' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  const showAll = page.getByRole('button', { name: 'Show all' });
  await page.goto('/pro/players');
  await expect(list).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeFocused();
  const asked = page.waitForRequest(/people\.players.*nobody/);
  // All at once: letter by letter on a slow machine, the first of them would be asked for by themselves.
  await page.keyboard.insertText('nobody at all');
  await asked;
  expect(new URL(page.url()).searchParams.get('q')).toBe('nobody at all');
  // Those found before stay until the answer is there, which takes nobody's focus away.
  await expect(list).toHaveCount(2);
  answer();
  await expect(page.getByText('No player’s name contains “nobody at all”.')).toBeVisible();
  await tabTo(page, showAll);
  await press(page, 'Enter');
  await expect(list).toHaveCount(2);
});

test('a coach removes a player, who is signed out and gone', async ({ proPage: page, coaching, browser, baseURL }) => {
  const { player, otherPlayer } = coaching;
  const lesson = await bookedLesson(coaching, away);
  await page.goto(`/pro/players/${player.id}`);
  await page.getByRole('button', { name: 'Remove Player' }).click();
  const question = page.getByRole('dialog', {
    name: `Are you sure you want to remove ${player.first_name} ${player.last_name}?`,
  });
  await expect(question).toContainText('1 lesson to come and 4 unspent credits will be lost.');
  await question.getByRole('button', { name: 'Keep player' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: 'Remove Player' }).click();
  await question.getByRole('button', { name: 'Remove Player' }).click();
  await expect(page.getByText('Your player has been deleted.')).toBeVisible();
  const list = page.getByRole('table', { name: 'Players' });
  await expect(list.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
  await expect(list).toContainText(`${otherPlayer.first_name} ${otherPlayer.last_name}`);
  for (const path of [
    `/pro/players/${player.id}`,
    `/pro/players/${player.id}/profile`,
    `/pro/lessons/change/${lesson.id}`,
    // An invitation that is there no more.
    `/pro/players/pending/${player.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Lost ball' })).toBeVisible();
  }
  const elsewhere = await browser.newContext({ baseURL });
  const refused = await elsewhere.request.post('/api/login', {
    data: { email: player.email, password: 'fairway-demo-1' },
  });
  expect(refused.status()).toBe(401);
  await elsewhere.close();
});

test('players past the first page are asked for again where they did not come @desktop', async ({
  proPage: page,
  coaching: { pro },
  db,
}) => {
  const crowd = Array.from({ length: LIST_LIMIT }, (_, nth) => {
    const id = randomUUID();
    const last_name = `Crowd ${String(nth).padStart(3, '0')}`;
    return { id, type: 'player' as const, email: `${id}@example.com`, first_name: 'Al', last_name, pro_id: pro.id };
  });
  await db.users.createMany({ data: crowd.map((one) => ({ ...one, calendar_token: one.id })) });
  await db.settings.createMany({ data: crowd.map(({ id }) => ({ user_id: id })) });
  const rows = page
    .getByRole('table', { name: 'Players' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  const more = page.getByRole('button', { name: 'Show more' });
  await page.goto('/pro/players');
  await expect(rows).toHaveCount(LIST_LIMIT);
  let failures = 0;
  await page.route(/people\.players/, async (route) => {
    await route.abort();
    failures += 1;
  });
  await more.click();
  // Asked for twice, as whatever may have been the line's fault.
  await expect.poll(() => failures).toBe(2);
  await page.unroute(/people\.players/);
  await more.click();
  await expect(rows).toHaveCount(LIST_LIMIT + 2);
  await expect(more).toBeHidden();
});
