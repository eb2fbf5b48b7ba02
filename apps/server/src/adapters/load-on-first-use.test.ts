import { expect, test } from 'vitest';
import { loadOnFirstUse } from './load-on-first-use.ts';

test('it is loaded once, and not before it is asked for', async () => {
  let loads = 0;
  const words = loadOnFirstUse('The list', async () => {
    loads += 1;
    return ['one'];
  });
  expect(loads).toBe(0);
  expect(await Promise.all([words(), words()])).toEqual([['one'], ['one']]);
  expect(await words()).toEqual(['one']);
  expect(loads).toBe(1);
});

test('while it cannot be loaded each call says so and why, and the first that can has it', async () => {
  const lost = new Error('No such file');
  let file: string | null = null;
  const words = loadOnFirstUse('The list', async () => {
    if (file === null) throw lost;
    return file;
  });
  for (let call = 0; call < 2; call += 1)
    await expect(words()).rejects.toMatchObject({ message: 'The list could not be loaded', cause: lost });
  file = 'here';
  expect(await words()).toBe('here');
});
