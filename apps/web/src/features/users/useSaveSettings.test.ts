import type { OwnSettings } from '@fairway/contracts/users/settings';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useSaveSettings } from './useSaveSettings.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('of settings that are changed at once each waits for the one before, and the last answer stands', async () => {
  const server = stubServer();
  const save = callHook(() => useSaveSettings());
  const saving = Promise.all([
    save.mutateAsync({ notification_email: false }),
    save.mutateAsync({ notification_text: true }),
  ]);
  await vi.waitFor(() => expect(server).not.toHaveLength(0));
  expect(server).toHaveLength(1);
  server[0]?.answer({ notification_email: false, notification_text: false });
  await vi.waitFor(() => expect(server).toHaveLength(1));
  const both = { notification_email: false, notification_text: true } as OwnSettings;
  server[0]?.answer(both);
  await saving;
  expect(utils.accounts.settings.getData()).toEqual(both);
});
