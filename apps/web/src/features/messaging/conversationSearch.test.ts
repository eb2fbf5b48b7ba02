import { expect, test } from 'vitest';
import { parseConversationSearch } from './conversationSearch.ts';

test('an address opens a conversation at a message', () => {
  const at = '0193563a-1c2d-7000-8000-0123456789ab';
  expect(parseConversationSearch({ at, other: 1 })).toEqual({ at });
});

test.each([undefined, '', 'newest', 7, '0193563a-1c2d-7000-8000-0123456789ab; drop'])('%s is no message', (at) => {
  expect(parseConversationSearch({ at })).toEqual({});
});
