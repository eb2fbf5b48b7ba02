import { LIST_LIMIT } from '@fairway/contracts/constants';
import { aPendingPlayer } from '@fairway/ui/testing/players';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { usePendingPlayers } from './usePendingPlayers.ts';

const invited = (count: number, from = 0) =>
  Array.from({ length: count }, (_, nth) => aPendingPlayer({ id: `pending-${from + nth}` }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('all who are invited are found, also past a full page', () => {
  stubServer();
  utils.people.pendingPlayers.setData({}, invited(LIST_LIMIT));
  utils.people.pendingPlayers.setData({ page: 2 }, invited(3, LIST_LIMIT));
  const ids = callHook(() => usePendingPlayers()).players.map(({ id }) => id);
  expect([ids.length, ids.at(-1)]).toEqual([LIST_LIMIT + 3, `pending-${LIST_LIMIT + 2}`]);
});

test('nobody is asked for behind a page that is not full', () => {
  stubServer();
  utils.people.pendingPlayers.setData({}, invited(3));
  utils.people.pendingPlayers.setData({ page: 2 }, invited(1, 3));
  expect(callHook(() => usePendingPlayers()).players).toHaveLength(3);
});
