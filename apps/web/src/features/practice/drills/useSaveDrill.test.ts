import { toDrillFields } from '@fairway/ui/features/practice/components/DrillForm/form';
import { aDrill } from '@fairway/ui/testing/drills';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../../testing/callHook.tsx';
import { stubServer } from '../../../testing/stubServer.ts';
import { queryClient } from '../../../trpc/queryClient.ts';
import { useAddDrill } from './useSaveDrill.ts';

vi.mock('../../../app/notices/notify.ts', () => ({ notify: { success: () => undefined } }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A form whose first answer is lost, and the library as it is read when the form is sent again. */
async function sendTwice(typed: { title: string; tags: string[]; equipment: string }) {
  const server = stubServer();
  const onAdded = vi.fn<(drill: { id: string }) => Promise<void>>(() => Promise.resolve());
  const { onSave } = callHook(() => useAddDrill(onAdded));
  const drill = aDrill({ title: 'Gate', tags: ['putting', 'pace'], video: null });
  const fields = { ...toDrillFields(drill), title: 'Gate ', tags: ['Pace', 'putting'] };
  const lost = Promise.allSettled([onSave(fields)]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['practice.addDrill']));
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = onSave({ ...fields, ...typed });
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['practice.drills']));
  server[0]?.answer({ drills: [drill], next_cursor: null, tags: [], is_empty: false });
  return { server, again, onAdded, drill };
}

test('a drill that arrived although its answer was lost is found in the library, and not refused for its own title', async () => {
  const typed = { title: ' Gate', tags: ['putting', 'pace'], equipment: aDrill().equipment };
  const { server, again, onAdded, drill } = await sendTwice(typed);
  await again;
  expect(server).toEqual([]);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(drill);
});

test('a form that was written on meanwhile is sent', async () => {
  const typed = { title: 'Gate', tags: ['putting', 'pace'], equipment: 'Two tees' };
  const { server, again, onAdded } = await sendTwice(typed);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['practice.addDrill']));
  server[0]?.refuse(422);
  await expect(again).rejects.toThrow('No');
  expect(onAdded).not.toHaveBeenCalled();
});
