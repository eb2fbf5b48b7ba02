import { aPro } from '@fairway/testing/builders';
import { fileDatabase } from '@fairway/testing/file-database';
import { testJobs } from '@fairway/testing/jobs';
import { expect, test } from 'vitest';
import { accountJobs } from './jobs.ts';

const home = fileDatabase();

test('the daily sweep clears expired sessions away, more than one batch of them, and no other', async () => {
  const { id: user_id } = await aPro(home.db);
  const now = Date.now();
  const session = (nth: number) => ({
    id_hash: `${nth}`,
    user_id,
    expires_at: new Date(now + (nth === 0 ? 3_600_000 : -1000)),
  });
  await home.db.sessions.createMany({ data: Array.from({ length: 1502 }, (_, nth) => session(nth)) });
  const sweep = accountJobs.find(({ name }) => name === 'sweep-sessions');
  expect(await sweep?.run({}, testJobs(home.db, new Date()))).toBe(1501);
  expect(await home.db.sessions.findMany()).toMatchObject([{ id_hash: '0' }]);
});
