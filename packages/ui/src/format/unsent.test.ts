import { expect, test } from 'vitest';
import { describeUnsent } from './unsent.ts';

const LOGGING_OUT = { leaving: 'log out', until: 'you log in here again' };

test('nothing that waits needs no words', () => {
  expect(describeUnsent({ records: 0, kit: 0 }, LOGGING_OUT)).toEqual([]);
});

test('one and several of each kind', () => {
  expect(describeUnsent({ kit: 3, messages: 1 }, LOGGING_OUT)).toEqual([
    'A message is not sent yet. If you log out, it stays on this device and waits until you log in here again.',
    '3 changes to the bag or yardages are not saved yet. If you log out, they stay on this device and wait until you log in here again.',
  ]);
});
