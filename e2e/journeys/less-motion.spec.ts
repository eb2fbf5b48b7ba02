import { expect, test } from '../fixtures/test.ts';

test('for whoever asks for less motion nothing of a page moves over, however briefly', async ({ playerPage: page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    addEventListener('transitionrun', ({ target, propertyName }) => {
      moved.push(`${propertyName} of ${(target as Element).tagName}`);
    });
    Object.assign(globalThis, { moved });
  });
  await page.goto('/player/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The colours of a page go over to another scheme at once, too.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // What sets out in one frame is told by the next.
  const moved = await page.evaluate(async () => {
    const drawFrame = () => new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 10; frame += 1) await drawFrame();
    return (globalThis as unknown as { moved: string[] }).moved;
  });
  expect(moved).toEqual([]);
});
