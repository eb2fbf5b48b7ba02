import { aRequest, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { expect, test } from 'vitest';
import { addUser } from './add-user.ts';
import { enter } from './enter.ts';

const home = fileDatabase();
const deps = testDeps(home, clockAt('2031-03-10T09:00:00Z'));

test('a password that was changed while it was being checked lets nobody in', async () => {
  const person = { type: 'pro', email: 'coach@example.com', first_name: 'Robin', last_name: 'Calder' } as const;
  const id = await addUser({ ...person, password: 'fairway-demo-1' }, deps);
  const { password_hash } = await home.db.users.findUniqueOrThrow({ where: { id } });
  await home.db.users.update({ where: { id }, data: { password_hash: 'another' } });
  const request = aRequest();
  expect((await refusalOf(enter({ id, password_hash }, deps, request))).status).toBe(401);
  expect([request.cookies, await home.db.sessions.count()]).toEqual([[], 0]);
});
