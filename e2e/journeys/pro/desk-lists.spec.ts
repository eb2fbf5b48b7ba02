import { aLesson } from '@fairway/server/test/builders';
import { DAY_MS } from '@fairway/time/units';
import { expect, test } from '../../fixtures/test.ts';
import { addAdmin } from '../../fixtures/people.ts';

const daysAway = (days: number) => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + (days + 0.5) * DAY_MS);

test('at a desk the lessons stay beside the one that is open, on its side of now @desktop', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const other = { pro: coaching.pro, player: coaching.otherPlayer };
  const [starred, recorded] = [
    await aLesson(db, coaching, { starts_at: daysAway(-3), pro_starred: true }),
    await aLesson(db, other, { starts_at: daysAway(-4), title: 'Low hands' }),
  ];
  const content = 'Keep the hands low through the ball.';
  await db.lesson_sections.create({ data: { lesson_id: recorded.id, ref: 'a', type: 'text', position: 0, content } });
  const ahead = await aLesson(db, other, { starts_at: daysAway(5) });
  const list = page.getByRole('region', { name: 'All lessons' });
  const title = page.getByRole('heading', { level: 1 });
  const record = page.getByRole('list', { name: 'Player and records' });

  await page.goto('/pro/lessons/records');
  await expect(title).toHaveText('Choose a lesson');
  await list.getByRole('link', { name: /^P. Nair/ }).click();
  await expect(page).toHaveURL(new RegExp(`/pro/lesson/${recorded.id}$`));
  await expect(title).toHaveText('Lesson');
  await expect(record.getByRole('link', { name: /Low hands/ })).toContainText(content);
  await expect(list.getByRole('link', { name: /^P. Nair/ })).toHaveAttribute('aria-current', 'page');

  // A filter, and what is then chosen, are kept by a reload and by the way back.
  await list.getByRole('button', { name: 'Favourites', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/pro/lesson/${recorded.id}\\?starred=true$`));
  await list.getByRole('link', { name: /^J. Whitlock/ }).click();
  await expect(page).toHaveURL(new RegExp(`/pro/lesson/${starred.id}\\?starred=true$`));
  await page.reload();
  await expect(list.getByRole('button', { name: 'Favourites', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(list.getByRole('link')).toHaveCount(3);
  await page.goBack();
  await expect(record.getByRole('link', { name: /Low hands/ })).toBeVisible();

  // A lesson to come has those to come beside it, until the others are asked for; a value that makes no sense is left out.
  await page.goto(`/pro/lesson/${ahead.id}?show=nonsense`);
  const upcoming = list.getByRole('list', { name: 'Upcoming lessons' });
  await expect(upcoming.getByRole('link', { name: /P. Nair/ })).toHaveAttribute('aria-current', 'page');
  await list.getByText('Past', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/pro/lesson/${ahead.id}\\?show=past$`));
  await expect(list.getByRole('button', { name: 'Favourites', exact: true })).toBeVisible();
});

test('from the lessons of the day a coach at a desk comes to a lesson beside its list @desktop', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: daysAway(2) });
  await page.goto('/pro/lessons');
  await page.getByRole('button', { name: /^Future bookings/ }).click();
  await page
    .getByRole('link', { name: /J. Whitlock/ })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/pro/lesson/${lesson.id}$`));
  await expect(
    page.getByRole('region', { name: 'All lessons' }).getByRole('link', { name: /J. Whitlock/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Move or change' })).toBeVisible();
});

test('a player at a desk goes through their lessons beside their list @desktop', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: daysAway(-3) });
  await aLesson(db, coaching, { starts_at: daysAway(-5) });
  const list = page.getByRole('region', { name: 'All lessons' });
  await page.goto('/player/lessons/records');
  await list
    .getByRole('link', { name: /Awaiting record update/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/player/lesson/${lesson.id}$`));
  await expect(page.getByText('Awaiting record update', { exact: true }).last()).toBeVisible();
  await expect(list.getByRole('link', { name: /Awaiting record update/ })).toHaveCount(2);
});

test('the keys go through a list, and leave it by Tab @desktop', async ({ proPage: page, coaching }) => {
  const list = page.getByRole('region', { name: 'All players' });
  const row = ({ first_name, last_name }: typeof coaching.player) =>
    list.getByRole('link', { name: `${first_name} ${last_name}` });
  // By last name: Nair, then Whitlock.
  await page.goto(`/pro/players/${coaching.otherPlayer.id}`);
  await expect(row(coaching.otherPlayer)).toHaveAttribute('aria-current', 'page');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('j');
  await expect(row(coaching.player)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(row(coaching.otherPlayer)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pro/players/${coaching.player.id}$`));
  await expect(row(coaching.player)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(coaching.otherPlayer)).toBeFocused();
  // The switch of single keys holds for these too; the arrows are not single keys that speech may hit.
  await page.evaluate(() => localStorage.setItem('fairway-shortcuts', 'off'));
  await page.reload();
  await expect(row(coaching.player)).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('k');
  await expect(row(coaching.otherPlayer)).not.toBeFocused();
  await row(coaching.player).focus();
  await page.keyboard.press('ArrowUp');
  await expect(row(coaching.otherPlayer)).toBeFocused();
});

test('which offers are listed stays in the address, beside an offer too @desktop', async ({
  proPage: page,
  coaching,
}) => {
  const { asPro } = coaching;
  await asPro.post('/offer', { title: 'Winter clinic', price: 4500, category: 'Clinics', qty: 4 });
  await asPro.post('/offer', { title: 'Summer camp', price: 9900, category: 'Clinics', qty: 0 });
  const list = page.getByRole('region', { name: 'All offers' });
  await page.goto('/pro/offers?show=gone');
  await expect(list.getByRole('link', { name: /Winter clinic/ })).toBeVisible();
  await expect(list.getByRole('button', { pressed: true })).toHaveCount(0);
  await list.getByRole('button', { name: 'Sold out' }).click();
  await expect(page).toHaveURL(/\/pro\/offers\?show=sold_out$/);
  await expect(list.getByRole('link', { name: /Winter clinic/ })).toHaveCount(0);
  await list.getByRole('link', { name: /Summer camp/ }).click();
  await expect(page).toHaveURL(/\/pro\/offers\/[\da-f-]{36}\?show=sold_out$/);
  await page.reload();
  await expect(list.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/pro\/offers\?show=sold_out$/);
});

test('an admin searches beside a user, who stays @desktop', async ({ page, db, signIn, coaching }) => {
  await signIn(await addAdmin(db));
  const { player, pro } = coaching;
  await page.goto(`/admin/players/${player.id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`${player.first_name} ${player.last_name}`);
  const box = page.getByRole('searchbox', { name: 'Search by name or email' });
  await box.fill(pro.email ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/players/${player.id}\\?q=`));
  const found = page.getByRole('region', { name: 'Users found' });
  await expect(found.getByRole('status').filter({ hasText: '1 result' })).toHaveCount(1);
  await expect(title).toHaveText(`${player.first_name} ${player.last_name}`);
  await found.getByRole('cell').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/players/${pro.id}\\?q=`));
  await page.reload();
  await expect(title).toHaveText(`${pro.first_name} ${pro.last_name}`);
  await expect(box).toHaveValue(pro.email ?? '');
  await page.goBack();
  await expect(title).toHaveText(`${player.first_name} ${player.last_name}`);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/players/${player.id}$`));
  await expect(page.getByRole('region', { name: 'All users' })).toBeVisible();
});

test('at a desk the settings of the diary stay beside the one that is open @desktop', async ({ proPage: page }) => {
  const menu = page.getByRole('region', { name: 'Diary settings' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/pro/lessons/diary');
  await expect(title).toHaveText('Choose a setting');
  await menu.getByRole('link', { name: /^Booking limits/ }).click();
  await expect(title).toHaveText('Booking limits');
  await expect(page).toHaveURL(/\/pro\/lessons\/limits$/);
  await expect(menu.getByRole('link', { name: /^Booking limits/ })).toHaveAttribute('aria-current', 'page');
  await page.goto('/pro/lessons/availability/tuesday');
  await expect(menu.getByRole('link', { name: /^Weekly availability/ })).toHaveAttribute('aria-current', 'page');
  // What is no setting has the page to itself.
  await menu.getByRole('link', { name: /^Calendar/ }).click();
  await expect(menu).toBeHidden();
});
