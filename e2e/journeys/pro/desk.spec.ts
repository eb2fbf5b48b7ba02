import { expect, test } from '../../fixtures/test.ts';

test('a coach at a desk goes to a page, and to a player, by their names @desktop', async ({
  proPage: page,
  coaching,
}) => {
  const name = `${coaching.player.first_name} ${coaching.player.last_name}`;
  await page.goto('/pro/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Find a page or player' });
  const box = finder.getByRole('combobox', { name: 'Find a page or player' });
  await expect(box).toBeFocused();
  await box.fill('vat');
  await expect(finder.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(finder).toBeHidden();
  await expect(page).toHaveURL(/\/pro\/money\/vat$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A mouse opens it from the sidebar, and Escape gives the focus back.
  const opener = page.getByRole('button', { name: 'Find…' });
  await opener.click();
  await expect(box).toBeFocused();
  await box.fill('no page at all');
  await expect(finder.getByText('Nothing here is called “no page at all”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(box).toHaveValue('');
  await box.fill(coaching.player.last_name);
  await expect(finder.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/pro/players/${coaching.player.id}$`));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('single keys lead about the desk, never in a field, and can be switched off @desktop', async ({
  proPage: page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/pro/home');
  await expect(heading).toBeVisible();
  // The keys come with the finder, which the browser fetches when it has nothing better to do, or when it is asked for.
  const finder = page.getByRole('combobox', { name: 'Find a page or player' });
  await page.keyboard.press('Control+k');
  await expect(finder).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(finder).toBeHidden();
  await page.keyboard.press('p');
  await expect(heading).toHaveText('Players');
  // The page's own search comes before the frame's.
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await expect(search).toBeFocused();
  await page.keyboard.press('n');
  await expect(search).toHaveValue('n');
  await expect(heading).toHaveText('Players');

  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(heading).toHaveText('Offers');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Book a lesson');
  // Behind a dialog no key acts.
  await page.keyboard.press('n');
  await expect(help).toBeVisible();
  await help.getByRole('link', { name: 'Appearance' }).click();
  await expect(heading).toHaveText('Appearance');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck({ force: true });
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(heading).toHaveText('Appearance');
  // What is pressed with another key held acts all the same.
  await page.keyboard.press('Control+k');
  await expect(finder).toBeFocused();
});

test('a phone is told of no keys', async ({ proPage: page }) => {
  await page.goto('/account/appearance');
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Find…' })).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance');
});

test('at a desk the list stays beside the player who is chosen from it, as the address says @desktop', async ({
  proPage: page,
  coaching: { player, otherPlayer },
}) => {
  const list = page.getByRole('region', { name: 'All players' });
  const title = page.getByRole('heading', { level: 1 });
  const findRow = ({ first_name, last_name }: typeof player) =>
    list.getByRole('link', { name: `${first_name} ${last_name}` });
  await page.goto('/pro/players');
  // Alone, the list has its columns and the title of the page.
  await expect(list.getByRole('columnheader', { name: 'Records due' })).toBeVisible();
  await expect(title).toHaveText('Players');
  await list.getByRole('button', { name: 'No next lesson' }).click();
  await expect(page).toHaveURL(/no_next=true/);

  await findRow(player).click();
  await expect(title).toHaveText(`${player.first_name} ${player.last_name}`);
  await expect(page).toHaveURL(new RegExp(`/pro/players/${player.id}\\?no_next=true$`));
  await expect(findRow(player)).toHaveAttribute('aria-current', 'page');
  await expect(list.getByRole('columnheader', { name: 'Records due' })).toBeHidden();

  // The focus stays in the list, from which the next is chosen by the keyboard.
  await expect(findRow(player)).toBeFocused();
  await findRow(otherPlayer).focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(`${otherPlayer.first_name} ${otherPlayer.last_name}`);
  await expect(findRow(otherPlayer)).toBeFocused();
  await expect(findRow(player)).not.toHaveAttribute('aria-current');

  await page.reload();
  await expect(title).toHaveText(`${otherPlayer.first_name} ${otherPlayer.last_name}`);
  await expect(list.getByRole('button', { name: 'No next lesson' })).toHaveAttribute('aria-pressed', 'true');
  await expect(findRow(otherPlayer)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(title).toHaveText(`${player.first_name} ${player.last_name}`);
  await page.getByRole('link', { name: 'Back to players' }).click();
  await expect(page).toHaveURL(/\/pro\/players\?no_next=true$/);
  await expect(title).toHaveText('Players');

  // A filter that is left while a player is open leaves the player where they are.
  await findRow(player).click();
  await list.getByRole('button', { name: 'No next lesson' }).click();
  await expect(page).toHaveURL(new RegExp(`/pro/players/${player.id}$`));
  await expect(title).toHaveText(`${player.first_name} ${player.last_name}`);
});

test('on a phone a player is a page by itself', async ({ proPage: page, coaching: { player } }) => {
  await page.goto(`/pro/players/${player.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${player.first_name} ${player.last_name}`);
  await expect(page.getByRole('table', { name: 'Players' })).toHaveCount(0);
});

test('at a desk the settings stay beside the one that is open @desktop', async ({ proPage: page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const settings = page.getByRole('region', { name: 'Settings' });
  await page.goto('/account');
  await expect(title).toHaveText('Choose a setting');
  await settings.getByRole('link', { name: /^Appearance/ }).click();
  await expect(title).toHaveText('Appearance');
  await expect(page).toHaveURL(/\/account\/appearance$/);
  await expect(settings.getByRole('link', { name: /^Appearance/ })).toHaveAttribute('aria-current', 'page');
  // A page below one of them is a part of it.
  await page.goto('/account/club/new');
  await expect(title).toHaveText('New venue');
  await expect(settings.getByRole('link', { name: /^Venue Details/ })).toHaveAttribute('aria-current', 'page');
});

test('a tablet that is turned keeps what has been typed @desktop', async ({ proPage: page }) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  await page.goto('/account/club/new');
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings.getByRole('link', { name: /^Venue Details/ })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Old Links');
  await page.setViewportSize({ width: 1024, height: 1366 });
  await expect(settings).toHaveCount(0);
  await expect(name).toHaveValue('Old Links');
  await expect(name).toBeFocused();
  await page.setViewportSize({ width: 1366, height: 1024 });
  await expect(settings.getByRole('link', { name: /^Venue Details/ })).toBeVisible();
  await expect(name).toHaveValue('Old Links');
});
