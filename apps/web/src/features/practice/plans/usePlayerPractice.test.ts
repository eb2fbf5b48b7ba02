import { aPlan } from '@fairway/ui/testing/plans';
import { getQueryKey } from '@trpc/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../../testing/callHook.tsx';
import { stubServer } from '../../../testing/stubServer.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { queryClient } from '../../../trpc/queryClient.ts';
import { useSetPractice } from './usePlayerPractice.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A plan that is read anew takes the place of the one that was looked at, and with it the guard against two editors. */
test.each([
  [409, true],
  [404, true],
  [503, false],
  [422, false],
])('after a refusal with %i the plan is read anew: %s', async (status, isReadAnew) => {
  const server = stubServer();
  const plan = aPlan();
  utils.practice.ofPlayer.setData({ id: 'alex' }, { plans: [plan] } as never);
  const { onSave } = callHook(() => useSetPractice('alex', { plan: plan.id }, async () => undefined));
  const refused = Promise.allSettled([onSave({ note: 'Slowly', drills: [] })]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['practice.change']));
  server[0]?.refuse(status);
  await refused;
  const key = getQueryKey(trpc.practice.ofPlayer, { id: 'alex' }, 'query');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(isReadAnew);
});
