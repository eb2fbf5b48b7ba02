import { aLesson } from '@fairway/server/test/builders';
import { HOUR_MS } from '@fairway/time/units';
import { expect, test } from '../../fixtures/test.ts';

test('a player puts a record on paper: what was written, and nothing to press', async ({
  playerPage: page,
  coaching,
  db,
}) => {
  const lesson = await aLesson(db, coaching, { starts_at: new Date(Date.now() - 24 * HOUR_MS) });
  await coaching.asPro.post(`/lesson/${lesson.id}/record`, {
    title: 'Tempo first',
    records: [
      { ref: 'a', type: 'text', content: 'A lighter grip' },
      { ref: 'b', type: 'chart', chart: [{ horizon: 1, vertically: 2, type: 1 }] },
    ],
  });
  await coaching.asPro.post(`/lesson/${lesson.id}/record`, { records: [] });
  const printed: string[] = [];
  await page.exposeFunction('notePrint', () => printed.push('sheet'));
  await page.addInitScript('window.print = () => window.notePrint()');
  await page.goto(`/player/lesson/${lesson.id}`);
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect.poll(() => printed).toEqual(['sheet']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Tempo first' })).toBeVisible();
  await expect(page.getByText('A lighter grip')).toBeVisible();
  await expect(page.getByRole('img', { name: /1 shot/ })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
