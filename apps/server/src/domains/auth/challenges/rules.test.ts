import { expect, test } from 'vitest';
import { challengeExpiry } from './rules.ts';

test.each([
  ['two_factor', '2031-03-10T09:10:00.000Z'],
  ['reset', '2031-03-10T09:30:00.000Z'],
  ['set_password', '2031-03-17T09:00:00.000Z'],
] as const)('what is made for %s holds good until %s', (purpose, until) => {
  expect(challengeExpiry(purpose, new Date('2031-03-10T09:00:00Z')).toISOString()).toBe(until);
});
