import { HOUR_MS } from '@fairway/time/units';
import { aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { jobRegistry } from './jobs.ts';

const home = fileDatabase();

test('the daily sweep clears expired sessions away, more than one batch of them, and no other', async () => {
  const { id: user_id } = await aPro(home.db);
  const now = Date.now();
  const session = (nth: number) => ({
    id_hash: `${nth}`,
    user_id,
    expires_at: new Date(now + (nth === 0 ? HOUR_MS : -1000)),
  });
  await home.db.sessions.createMany({ data: Array.from({ length: 1502 }, (_, nth) => session(nth)) });
  const sweep = jobRegistry.get('sweep-sessions');
  expect(await sweep.run({}, testJobs(home.db, new Date()))).toBe(1501);
  expect(await home.db.sessions.findMany()).toMatchObject([{ id_hash: '0' }]);
});

const NOW = new Date('2031-03-10T09:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const sweep = (name: string) => jobRegistry.get(name).run({}, testJobs(home.db, NOW));

test('pins and links that are over are cleared away, settled or not, and no other', async () => {
  const { id: user_id } = await aPro(home.db);
  const challenge = (ms: number, settled_at: Date | null) => ({
    id: uuid(),
    user_id,
    purpose: 'reset' as const,
    expires_at: later(ms),
    settled_at,
  });
  await home.db.challenges.createMany({
    data: [challenge(0, null), challenge(-1000, NOW), challenge(1000, NOW)],
  });
  expect(await sweep('sweep-challenges')).toBe(2);
  expect(await home.db.challenges.findMany({ where: { user_id } })).toMatchObject([{ expires_at: later(1000) }]);
});

test('onboardings that are over are cleared away, and the payment customers that nobody became', async () => {
  const { id: pro_id } = await aPro(home.db);
  const onboarding = (fields: { expires_at: Date; stripe_id?: string; user_id?: string }) => ({
    id: uuid(),
    token_hash: uuid(),
    pro_id,
    email: 'ann@example.com',
    password_hash: 'x',
    ...fields,
  });
  await home.db.onboardings.createMany({
    data: [
      onboarding({ expires_at: later(-1000) }),
      onboarding({ expires_at: later(-1000), stripe_id: 'cus_left' }),
      onboarding({ expires_at: later(-1000), stripe_id: 'cus_joined', user_id: uuid() }),
      onboarding({ expires_at: later(1000), stripe_id: 'cus_under_way' }),
    ],
  });
  expect(await sweep('sweep-onboardings')).toBe(3);
  expect(await home.db.onboardings.findMany()).toMatchObject([{ stripe_id: 'cus_under_way' }]);
  expect(await home.db.outbox.findMany()).toMatchObject([
    { topic: 'customer.gone', payload: { stripe_id: 'cus_left' } },
  ]);
});
