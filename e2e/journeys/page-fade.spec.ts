import { expect, test } from '../fixtures/test.ts';

test('a later page fades in, and the first does not, for there is none before it', async ({ playerPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    let fades = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      Object.assign(globalThis, { fades: (fades += 1) });
      return start(options);
    };
    Object.assign(globalThis, { fades });
  });
  const countFades = () => page.evaluate(() => (globalThis as unknown as { fades: number }).fades);
  await page.goto('/player/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countFades()).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lessons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons' })).toBeVisible();
  expect(await countFades()).toBe(1);
});
