import { readFile } from 'node:fs/promises';
import { aLesson } from '@fairway/server/test/builders';
import { DAY_MS } from '@fairway/time/units';
import { expect, test } from '../../fixtures/test.ts';

test('a coach imports a file with a bad row, corrects it and invites all; then notes a no-show @desktop', async ({
  proPage: page,
  coaching,
  db,
}) => {
  const { pro, player } = coaching;
  const stamp = pro.id.slice(-8);
  const csv = [
    'Surname;Forename;E-mail;Mobile',
    `Reed;Jo;jo.${stamp}@example.com;07700 900123`,
    `"Ash; jr";Al;al.${stamp} at example.com;`,
    `=Dale;Di;${player.email};`,
  ].join('\r\n');
  await page.goto('/pro/players/import');
  const buffer = Buffer.from(`\ufeff${csv}`);
  await page.getByTestId('players-file').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('For example: Jo', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check 3 rows' }).click();

  await expect(page.getByText('1 player ready to invite, 2 to correct.')).toBeVisible();
  const bad = page.getByRole('group', { name: 'Player 2' });
  await bad.getByRole('textbox', { name: 'Email' }).fill(`al.${stamp}@example.com`);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('2 players ready to invite, 1 to correct.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite 2 players' }).click();
  await expect(page.getByRole('heading', { name: '2 players invited' })).toBeVisible();
  const invited = await db.invitations.findMany({ where: { pro_id: pro.id }, orderBy: { last_name: 'asc' } });
  expect(invited).toMatchObject([
    { last_name: 'Ash; jr', email: `al.${stamp}@example.com` },
    { last_name: 'Reed', phone: '+447700900123' },
  ]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows left out' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain("'=Dale");
  expect(file).toContain('somebody already uses Fairway');
  await page.getByRole('link', { name: 'See pending players' }).click();
  await expect(page.getByRole('region', { name: 'Pending players' })).toContainText('Jo Reed');

  const over = new Date(Date.now() - 2 * DAY_MS);
  const lesson = await aLesson(db, { pro, player }, { starts_at: over });
  await page.goto(`/pro/lesson/${lesson.id}`);
  const noShow = (pressed: boolean) => page.getByRole('button', { name: 'No-show', pressed });
  const noted = page.waitForResponse(/lessons\.noteAttendance/);
  await noShow(false).click();
  await expect(noShow(true)).toBeVisible();
  await noted;
  await page.goto(`/pro/players/${player.id}`);
  await expect(page.getByText(/1 no-show/)).toBeVisible();
});
