import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../trpc/queryClient.ts';
import { readAgain } from './readAgain.ts';
import type { Changed } from './refreshBatch.ts';

/** Answers by the names of their calls, as tRPC keeps them. */
const CALLS = ['messages.list', 'messages.unread', 'lessons.next', 'credits.balance', 'skills.list'];
const toKey = (call: string) => [call.split('.'), { type: 'query' }];

describe('what has changed is old', () => {
  afterEach(() => queryClient.clear());

  it.each<[Changed[], string[]]>([
    [['unread'], ['messages.unread']],
    [['message'], ['messages.list', 'messages.unread']],
    [['lesson'], ['lessons.next', 'credits.balance']],
    [['credits'], ['credits.balance']],
    [
      ['lesson', 'unread'],
      ['messages.unread', 'lessons.next', 'credits.balance'],
    ],
    [['unread', 'everything'], CALLS],
  ])('of %j', (changed, old) => {
    for (const call of CALLS) queryClient.setQueryData(toKey(call), 'an answer');
    readAgain(new Set(changed));
    expect(CALLS.filter((call) => queryClient.getQueryState(toKey(call))?.isInvalidated)).toEqual(old);
  });
});
