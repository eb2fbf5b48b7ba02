import { expect, test } from 'vitest';
import type { Person } from '#domains/notifications/kinds/context.ts';
import type { Guarded } from './repository.ts';
import { addGuardians } from './rules.ts';

const guardian = { id: 'anna' } as Person;
const emma: Guarded = { child_id: 'emma', first_name: 'Emma', has_sign_in: false, has_address: false, guardian };
const tom: Guarded = { child_id: 'tom', first_name: 'Tom', has_sign_in: true, has_address: true, guardian };
const email = (user_id: string | null) => ({ user_id, channel: 'email' as const });
const add = (
  users: (string | null)[],
  guarded: Guarded[],
  topic: Parameters<typeof addGuardians>[0] = 'message.sent',
) =>
  addGuardians(topic, users.map(email), guarded).map(({ user_id, child_id, also_for }) => [
    user_id,
    child_id,
    ...also_for,
  ]);

test('a child who cannot log in is told through their guardian alone', () => {
  expect(add(['emma', 'pro'], [emma])).toEqual([
    ['pro', null],
    ['anna', 'emma'],
  ]);
});

test('a child who can is told too', () => {
  expect(add(['tom'], [tom])).toEqual([
    ['tom', null],
    ['anna', 'tom'],
  ]);
});

test('what goes to many comes to a guardian once, for themself and all their children', () => {
  expect(add(['anna', 'emma', 'tom'], [emma, tom])).toEqual([
    ['anna', null, 'emma', 'tom'],
    ['tom', null],
  ]);
  expect(add(['emma', 'tom'], [emma, tom])).toEqual([
    ['tom', null],
    ['anna', 'emma', 'tom'],
  ]);
});

test('what guards a child’s own sign-in is for the child alone', () => {
  expect(add(['tom'], [tom], 'challenge.made')).toEqual([['tom', null]]);
});

test('an address that nobody has used yet is told of the way to a first password, and of nothing else', () => {
  const invited = { ...tom, has_sign_in: false };
  expect(add(['tom'], [invited])).toEqual([['anna', 'tom']]);
  expect(add(['tom'], [invited], 'challenge.made')).toEqual([['tom', null]]);
});

test('strangers stay, and the child of a guardian who has left is told nothing', () => {
  expect(add([null, 'emma'], [{ ...emma, guardian: null }])).toEqual([[null, null]]);
});
