import { aSkill } from '@fairway/ui/testing/practice';
import { afterEach, expect, test, vi } from 'vitest';
import { callHook } from '../../testing/callHook.tsx';
import { stubServer } from '../../testing/stubServer.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { useSkillEditing } from './useSkillEditing.ts';

vi.mock('../../app/notices/notify.ts', () => ({ notify: { success: () => undefined } }));
vi.mock('../../app/shell/useLeaveGuard.ts', () => ({ useLeaveGuard: () => ({}) }));
vi.mock('./drills/useDrills.ts', () => ({ useDrillChoice: () => ({}) }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a skill that arrived although its answer was lost is found among the skills, and not given again', async () => {
  const server = stubServer();
  const list = { player_id: 'alex' };
  const progress = {
    player: { id: 'alex', first_name: 'Alex', last_name: 'Moss' },
    skills_enabled: true,
    timezone: 'Europe/London',
    skills: [aSkill()],
    lessons: [],
  };
  utils.skills.progress.setData(list, progress);
  const { onSave } = callHook(() => useSkillEditing('alex'));
  const values = { discipline: 'Chipping ', score: 4, description: '', lesson_id: null, drills: [] };
  const lost = Promise.allSettled([onSave(null, values)]);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['skills.add']));
  server[0]?.refuse(503);
  expect((await lost)[0].status).toBe('rejected');
  const again = onSave(null, values);
  await vi.waitFor(() => expect(server.map(({ name }) => name)).toEqual(['skills.progress']));
  server[0]?.answer({
    ...progress,
    skills: [
      aSkill(),
      aSkill({ discipline: 'Chipping', description: '', lesson_id: null, drills: [], scores: [[0, 4]] }),
    ],
  });
  await again;
  expect(server).toEqual([]);
});
