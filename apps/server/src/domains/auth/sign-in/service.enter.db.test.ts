import { aRequest, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { addUser } from '#domains/coaching/accounts/service.ts';
import { startSession } from '#domains/auth/session-start/service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));

test('a password that was changed while it was being checked lets nobody in', async () => {
  const person = { type: 'pro', email: 'coach@example.com', first_name: 'Robin', last_name: 'Calder' } as const;
  const id = await addUser({ ...person, password: 'fairway-demo-1' }, services);
  const { password_hash } = await home.db.users.findUniqueOrThrow({ where: { id } });
  await home.db.users.update({ where: { id }, data: { password_hash: 'another' } });
  const request = aRequest();
  expect((await catchRefusal(startSession({ id, password_hash }, services, request))).status).toBe(401);
  expect([request.cookies, await home.db.sessions.count()]).toEqual([[], 0]);
});
