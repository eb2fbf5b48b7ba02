import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { GroupLessonPage } from '@fairway/contracts/lessons/group-lessons';
import { dayAhead, nearFreeTime } from '../../fixtures/coaching.ts';
import { countTaps } from '../../fixtures/taps.ts';
import { withoutCard } from '../../fixtures/people.ts';
import { loseAnswers } from '../../fixtures/lose-answers.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ credits: 1 });

test('a player who lacks credits for a lesson buys them and books it', async ({ playerPage: page, coaching, db }) => {
  await withoutCard(db, coaching.player);
  await coaching.asPlayer.post('/stripe/add-card-details', { payment_method: 'pm_card_visa' });
  const { date, start } = await nearFreeTime(coaching);
  await page.goto(`/player/lessons/book?duration=60&date=${date}&time=${start.slice(0, 5)}`);
  await page.getByLabel('Note').fill('My short game, please');
  await page.getByRole('link', { name: 'Buy 3 credits' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Lesson credits' })).toBeVisible();
  await expect(page.getByText('Card ending 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Pay £37.50' }).click();
  await expect(page.getByRole('heading', { name: '3 credits are yours' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to your booking' }).last().click();

  await expect(page.getByLabel('Note')).toHaveValue('My short game, please');
  await expect(page.getByRole('radio', { name: /Credits/ })).toBeChecked();
  await page.getByRole('button', { name: 'Book lesson' }).click();
  await expect(page).toHaveURL(/confirmation/);
  expect(await coaching.asPlayer.get<CreditMap>('/credits')).toEqual({});
});

test('a player who lacks a credit for a place in a group lesson buys it with a card that asks its owner, and joins', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  await withoutCard(db, coaching.player);
  const { id } = await coaching.asPro.post<GroupLessonPage>('/group-lessons', {
    title: 'Short game clinic',
    places: 4,
    duration: 60,
    date: dayAhead(9),
    time: [{ start: '12:00', end: '13:00' }],
    payment_type: 'credits',
    credits: 2,
  });
  await page.goto(`/player/lessons/groups/${id}`);
  await page.getByRole('link', { name: 'Buy 1 credit to join' }).click();
  await page.getByRole('button', { name: 'Add a card and pay £12.50' }).click();
  await page.getByLabel('Name on the card').fill('Jamie Whitlock');
  await page.getByRole('radio', { name: /3184/ }).check();
  await page.getByRole('button', { name: 'Save card and pay £12.50' }).click();
  await expect(page.getByRole('heading', { name: '1 credit is yours' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to your booking' }).last().click();

  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  expect(await coaching.asPlayer.get<CreditMap>('/credits')).toEqual({});
});

test('a player buys 20 credits in three taps with the card on file @both', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  await withoutCard(db, coaching.player);
  await coaching.asPlayer.post('/stripe/add-card-details', { payment_method: 'pm_card_visa' });
  await page.goto('/player/lessons');
  const taps = countTaps();
  await taps.on(page.getByRole('link', { name: 'View lesson credits' }));
  await taps.on(page.getByRole('radio', { name: '5 hours · 20 credits £250.00' }));
  await taps.on(page.getByRole('button', { name: 'Pay £250.00' }));
  await expect(page.getByRole('heading', { name: '20 credits are yours' })).toBeVisible();
  expect(taps.count).toBe(3);
});

test('a player adds a card on the way that asks its owner each time, and keeps the receipt', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  await withoutCard(db, coaching.player);
  await page.goto('/player/lessons');
  await page.getByRole('link', { name: 'View lesson credits' }).click();
  await page.getByRole('spinbutton', { name: 'How many credits' }).fill('2');
  await page.getByRole('button', { name: 'Add a card and pay £25.00' }).click();
  await page.getByLabel('Name on the card').fill('Jamie Whitlock');
  await page.getByRole('radio', { name: /3184/ }).check();
  await page.getByRole('button', { name: 'Save card and pay £25.00' }).click();

  await expect(page.getByRole('heading', { name: '2 credits are yours' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Balance' }).getByText('3 credits')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: '2 credits bought' })).toContainText('£25.00');
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt F-\d{4}-0001$/ })).toBeVisible();
  await expect(page.getByText(/Paid by card ending 3184 on/)).toBeVisible();
  await expect(page.getByText('Not VAT registered')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^F-\d{4}-0001\.pdf$/);
});

test('a payment whose answer is lost is looked for, and taken once', async ({ playerPage: page, coaching, db }) => {
  await withoutCard(db, coaching.player);
  await coaching.asPlayer.post('/stripe/add-card-details', { payment_method: 'pm_card_visa' });
  await loseAnswers(page, 'credits.buy', 1);
  await page.goto('/player/lessons/credits?credits=5');
  await page.getByRole('button', { name: 'Pay £62.50' }).click();
  await expect(page.getByRole('heading', { name: '5 credits are yours' })).toBeVisible();
  const unspent = Object.values(await coaching.asPlayer.get<CreditMap>('/credits')).flat();
  expect(unspent).toHaveLength(6);
});
