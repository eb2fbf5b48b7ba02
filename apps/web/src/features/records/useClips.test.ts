import { aClip } from '@fairway/ui/testing/records';
import { afterEach, expect, test } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import type { CompareSearch } from './compareSearch.ts';
import { useClips } from './useClips.ts';

const [NEWEST, OLDEST] = ['0190f0a0-7d3b-7000-8000-00000000000a', '0190f0a0-7d3b-7000-8000-00000000000b'];

afterEach(() => queryClient.clear());

/** The screen's state, of a device that has read so much, for whoever asks for these. */
function readState(asked: CompareSearch, { hasMore }: { hasMore: boolean }) {
  utils.lessons.clips.setInfiniteData(
    { id: 'alex' },
    {
      pages: [{ clips: [aClip({ id: NEWEST })], next_cursor: hasMore ? 'older' : null, player: null }],
      pageParams: [null],
    },
  );
  return callHook(() => useClips('alex', asked)).state.status;
}

test.each([
  ['is known', { first: NEWEST }, { hasMore: true }, 'ready'],
  ['may stand on an older page', { first: OLDEST }, { hasMore: true }, 'loading'],
  ['may stand on an older page as the second', { first: NEWEST, second: OLDEST }, { hasMore: true }, 'loading'],
  ['is nowhere', { first: OLDEST }, { hasMore: false }, 'ready'],
])('of a video that %s', (_, asked, page, status) => {
  expect(readState(asked, page)).toBe(status);
});
