import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

test('a password is kept as argon2id, salted, and recognised again', async () => {
  const [one, two] = await Promise.all([hashPassword('fairway-demo-1'), hashPassword('fairway-demo-1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches('fairway-demo-1', one)).toBe(true);
  expect(await passwordMatches('fairway-demo-2', one)).toBe(false);
  expect(await passwordMatches('Fairway-Demo-1', one)).toBe(false);
});

test('without a hash nothing matches, and the same work is done', async () => {
  expect(await passwordMatches('nobody signs in with this', null)).toBe(false);
  const hash = await hashPassword('fairway-demo-1');
  const quickest = { known: Infinity, unknown: Infinity };
  const time = async (kept: string | null) => {
    const begin = performance.now();
    await passwordMatches('wrong', kept);
    return performance.now() - begin;
  };
  for (let attempt = 0; attempt < 8; attempt += 1) {
    quickest.known = Math.min(quickest.known, await time(hash));
    quickest.unknown = Math.min(quickest.unknown, await time(null));
  }
  expect(quickest.unknown / quickest.known).toBeGreaterThan(0.5);
});

test('every character counts, up to the longest password', async () => {
  const long = 'é'.repeat(127);
  const hash = await hashPassword(`${long}x`);
  expect(await passwordMatches(`${long}x`, hash)).toBe(true);
  expect(await passwordMatches(`${long}y`, hash)).toBe(false);
});
