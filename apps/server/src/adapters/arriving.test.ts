import { expect, test } from 'vitest';
import { arriving } from './arriving.ts';

const adapter = { double: (n: number) => Promise.resolve(2 * n), fail: () => Promise.reject(new Error('Away')) };

test('what is asked before the adapter is there is answered when it is', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof adapter>();
  const early = arriving(promise);
  const answers = Promise.all([early.double(2), early.double(3)]);
  resolve(adapter);
  expect(await answers).toEqual([4, 6]);
  expect(await early.double(4)).toBe(8);
  await expect(early.fail()).rejects.toThrow('Away');
});

test('an adapter that cannot be made refuses each call with the reason', async () => {
  const broken = arriving(Promise.reject<typeof adapter>(new Error('The key cannot be read')));
  await expect(broken.double(1)).rejects.toThrow('The key cannot be read');
});

test('one that an async function answers is itself, not what it would wait for', async () => {
  const open = async () => arriving(Promise.resolve(adapter));
  expect(await (await open()).double(5)).toBe(10);
});

test('one that a function brings is not asked for before its first call, and knows what it was given', async () => {
  const loads: string[] = [];
  const later = arriving(
    async () => {
      loads.push('adapter');
      return adapter;
    },
    { address: 'https://example.com' },
  );
  expect([later.address, loads]).toEqual(['https://example.com', []]);
  expect(await later.double(6)).toBe(12);
  expect(loads).toEqual(['adapter']);
});
