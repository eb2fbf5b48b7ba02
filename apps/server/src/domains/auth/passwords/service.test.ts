import { verify as argon2Verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '#domains/auth/password-hashing/service.ts';

test('a password is kept as argon2id, salted, and recognised again', async () => {
  const [one, two] = await Promise.all([hashPassword('fairway-demo-1'), hashPassword('fairway-demo-1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches('fairway-demo-1', one)).toBe(true);
  expect(await passwordMatches('fairway-demo-2', one)).toBe(false);
  expect(await passwordMatches('Fairway-Demo-1', one)).toBe(false);
});

// What a check costs is fixed by the parameters within the hash, which a busy machine cannot blur as it does a clock.
test('without a hash nothing matches, and the same work is done', async () => {
  const hash = await hashPassword('fairway-demo-1');
  const checked: string[] = [];
  const verify = async (kept: string, password: string) => {
    checked.push(kept);
    return argon2Verify(kept, password);
  };
  expect(await passwordMatches('wrong', hash, verify)).toBe(false);
  expect(await passwordMatches('wrong', null, verify)).toBe(false);
  expect(await passwordMatches('nobody signs in with this', null, verify)).toBe(false);
  const costs = checked.map((kept) => kept.split('$').slice(1, 4));
  expect(costs).toEqual(Array.from({ length: 3 }, () => ['argon2id', 'v=19', 'm=19456,t=2,p=1']));
});

test('every character counts, up to the longest password', async () => {
  const long = 'é'.repeat(127);
  const hash = await hashPassword(`${long}x`);
  expect(await passwordMatches(`${long}x`, hash)).toBe(true);
  expect(await passwordMatches(`${long}y`, hash)).toBe(false);
});
