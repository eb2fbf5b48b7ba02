import { aLesson } from '@fairway/server/test/builders';
import { HOUR_MS } from '@fairway/time/units';
import { expect, test } from '../../fixtures/test.ts';

test('a coach keeps the shape of a record and a phrase, and begins the next record with them, without a signal too', async ({
  proPage: page,
  context,
  coaching,
  db,
}) => {
  const { player } = coaching;
  const first = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 48 * HOUR_MS) });
  const second = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  const pathFor = ({ id }: { id: string }) => `/pro/players/${player.id}/history/lesson/${id}`;
  await page.goto(pathFor(first));
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Ten slow swings');
  await page.getByRole('button', { name: 'Phrases' }).click();
  await page.getByRole('button', { name: 'Save as phrase' }).click();
  await expect(page.getByText('Phrase saved')).toBeVisible();
  await page.getByRole('button', { name: 'Add shot chart' }).click();
  await page.getByRole('textbox', { name: 'Club' }).fill('Driver');
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Driver lesson');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(pathFor(second));
  await expect(page.getByRole('button', { name: 'Start from a template' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start from a template' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Driver lesson/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Club' })).toHaveValue('Driver');
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('Ten slow swings');
  await text.fill('Today: ');
  await page.getByRole('button', { name: 'Phrases' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ten slow swings', exact: true }).click();
  await expect(text).toHaveValue('Today: Ten slow swings');

  // The page opens again without a connection, and still knows both.
  await expect(page.getByText('Saved on this device, not uploaded yet')).toBeVisible();
  await context.setOffline(false);
  await context.route('**/trpc/**', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Phrases' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Ten slow swings', exact: true })).toBeVisible();
});
