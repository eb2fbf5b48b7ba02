import type { GroupLessonPage } from '@fairway/contracts/lessons/group-lessons';
import { aPlayer } from '@fairway/server/test/builders';
import { HOUR_MS } from '@fairway/time/units';
import { dayAhead } from '../../fixtures/coaching.ts';
import { findDaytime } from '../../fixtures/daytime.ts';
import { pickDay } from '../../fixtures/pick-day.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a coach plans a clinic of two places, three players want one, and the coach notes who came @desktop', async ({
  proPage: page,
  coaching,
  db,
  openAs,
}) => {
  const { pro, player, otherPlayer, asPro } = coaching;
  await db.users.update({ where: { id: pro.id }, data: { timezone: findDaytime() } });
  const third = await aPlayer(db, pro, { first_name: 'Theo', last_name: 'Third' });
  for (const { id } of [otherPlayer, third]) await asPro.post('/credits', { player_id: id, credits: 2 });

  await page.goto('/pro/lessons/book');
  await page.getByRole('link', { name: 'New group lesson' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Short game clinic');
  await pickDay(page.getByRole('button', { name: /^Date/ }), dayAhead(9));
  await page.getByRole('textbox', { name: 'Places' }).fill('2');
  await page.goBack();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Short game clinic');
  await page.getByRole('button', { name: 'Plan group lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Short game clinic' })).toBeVisible();
  await expect(page.getByText('0 of 2 places taken')).toBeVisible();
  const id = page.url().split('/').at(-1)!;

  const first = await openAs(player);
  await first.goto('/player/lessons/book');
  await first.getByRole('link', { name: 'Join a group lesson instead' }).click();
  await first.getByRole('link', { name: /Short game clinic/ }).click();
  await first.getByRole('button', { name: 'Join' }).click();
  await expect(first.getByText('You have a place', { exact: true }).first()).toBeVisible();
  const second = await openAs(otherPlayer);
  await second.goto(`/player/lessons/groups/${id}`);
  await second.getByRole('button', { name: 'Join' }).click();
  await expect(second.getByRole('button', { name: 'Leave' })).toBeVisible();

  const waiting = await openAs(third);
  await waiting.goto(`/player/lessons/groups/${id}`);
  await waiting.getByRole('button', { name: 'Join waiting list' }).click();
  await expect(waiting.getByRole('button', { name: 'Leave waiting list' })).toBeVisible();

  await first.getByRole('button', { name: 'Leave' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(first.getByText('You have left the group lesson')).toBeVisible();
  // It comes by itself: open windows are told.
  await expect(waiting.getByRole('timer')).toContainText('left to join');
  await waiting.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(waiting.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(page.getByText('2 of 2 places taken')).toBeVisible();
  await waiting.goto('/player/lessons');
  await expect(waiting.getByText('Short game clinic')).toBeVisible();

  const ends_at = new Date(Date.now() - HOUR_MS);
  const starts_at = new Date(ends_at.getTime() - HOUR_MS);
  await db.lessons.updateMany({ where: { group_lesson_id: id, cancelled_at: null }, data: { starts_at, ends_at } });
  await page.reload();
  const theirs = page.getByRole('group', { name: 'Attendance of Theo Third' });
  await theirs.getByRole('button', { name: 'Came' }).click();
  await expect(theirs.getByRole('button', { name: 'Came' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => db.lessons.count({ where: { group_lesson_id: id, player_id: third.id, attendance: 'came' } }))
    .toBe(1);
});

test('a coach gives places to a player and a guest, a player chooses to pay on the day, and the coach takes one back', async ({
  proPage: page,
  coaching,
  db,
  openAs,
}) => {
  const { asPro, player, otherPlayer } = coaching;
  await asPro.post('/credits', { player_id: otherPlayer.id, credits: 2 });
  await page.goto('/pro/lessons/groups/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Bunker morning');
  await pickDay(page.getByRole('button', { name: /^Date/ }), dayAhead(9));
  await page.getByRole('radio', { name: 'Either' }).check();
  await page.getByRole('textbox', { name: 'Price' }).fill('25');
  await page.getByRole('button', { name: 'Plan group lesson' }).click();
  await expect(page.getByText('0 of 8 places taken')).toBeVisible();
  const id = page.url().split('/').at(-1)!;

  await page.getByRole('button', { name: 'Give a place' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Player' }).fill(otherPlayer.first_name);
  await page.getByRole('option', { name: new RegExp(otherPlayer.first_name) }).click();
  await expect(sheet.getByRole('radio', { name: /^Credits/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Give place' }).click();
  await expect(page.getByText('1 of 8 places taken')).toBeVisible();
  await page.getByRole('button', { name: 'Give a place' }).click();
  await sheet.getByRole('radio', { name: 'A guest or group' }).check();
  await sheet.getByRole('textbox', { name: 'Name of the guest or group' }).fill('Sam Guest');
  await expect(sheet.getByText('£25.00 on the day.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Give place' }).click();
  await expect(page.getByText('2 of 8 places taken')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sam Guest' })).toBeVisible();

  const playerPage = await openAs(player);
  await playerPage.goto(`/player/lessons/groups/${id}`);
  await playerPage.getByRole('radio', { name: /^Pay on day/ }).check();
  await playerPage.getByRole('button', { name: 'Join' }).click();
  await expect(playerPage.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(page.getByText('3 of 8 places taken')).toBeVisible();

  await page.getByRole('button', { name: `Cancel place: ${otherPlayer.first_name} ${otherPlayer.last_name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel place' }).click();
  await expect(page.getByText('The place is free again')).toBeVisible();
  await expect(page.getByText('2 of 8 places taken')).toBeVisible();
  const live = await db.lessons.findMany({ where: { group_lesson_id: id, type: 3, cancelled_at: null } });
  expect(live.map(({ player_id, guest_name, payment_type }) => [player_id ?? guest_name, payment_type])).toEqual(
    expect.arrayContaining([
      ['Sam Guest', 'on_day'],
      [player.id, 'on_day'],
    ]),
  );
});

test('a coach cancels a group lesson, and everybody gets their credits back', async ({ proPage: page, coaching }) => {
  const { asPro, asPlayer, player } = coaching;
  const { id } = await asPro.post<GroupLessonPage>('/group-lessons', {
    title: 'Bunker morning',
    places: 4,
    duration: 60,
    date: dayAhead(9),
    time: [{ start: '12:00', end: '13:00' }],
    payment_type: 'credits',
    credits: 3,
  });
  await asPlayer.post(`/group-lessons/${id}/places`, {});
  const count = async () => Object.values(await asPlayer.get<Record<string, unknown[]>>('/credits')).flat().length;
  expect(await count()).toBe(5);

  await page.goto('/pro/lessons/groups');
  await page.getByRole('link', { name: /Bunker morning/ }).click();
  await expect(page.getByRole('link', { name: `${player.first_name} ${player.last_name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel group lesson' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 player will be told, and will get their credits back.');
  await dialog.getByRole('button', { name: 'Cancel group lesson' }).click();
  await expect(page.getByText('The group lesson has been cancelled for everybody')).toBeVisible();
  expect(await count()).toBe(8);
});
