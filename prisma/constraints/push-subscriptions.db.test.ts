import { fileDatabase } from '@fairway/server/test/file-database';
import { aPro, type TestUser } from '@fairway/server/test/builders';
import { aSubscription } from '@fairway/server/test/web-push';
import { violates } from '@fairway/db/faults';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
let pro: TestUser;
let session_id_hash: string;
beforeEach(async () => {
  pro = await aPro(home.db);
  session_id_hash = `session of ${pro.id}`;
  await home.db.sessions.create({
    data: { id_hash: session_id_hash, user_id: pro.id, expires_at: new Date('2031-04-10') },
  });
});

const insert = (fields: object = {}) =>
  home.db.push_subscriptions.create({ data: { ...aSubscription({ user_id: pro.id, session_id_hash }), ...fields } });

test.each([
  ['an address of no kind', { endpoint: 'javascript:alert(1)' }, 'push_subscriptions_endpoint'],
  ['an address without end', { endpoint: `https://push.example/${'a'.repeat(2048)}` }, 'push_subscriptions_endpoint'],
  ['half a key', { p256dh: 'BAAA' }, 'push_subscriptions_p256dh'],
  ['a key of other characters', { p256dh: '+'.repeat(87) }, 'push_subscriptions_p256dh'],
  ['no secret', { auth: '' }, 'push_subscriptions_auth'],
  ['a long name', { device: 'x'.repeat(101) }, 'push_subscriptions_device'],
])('a browser with %s is refused', async (_, fields, constraint) => {
  const refusal = await insert(fields).then(
    () => expect.unreachable('The database took it.'),
    (error: unknown) => error,
  );
  expect(violates(refusal, constraint)).toBe(true);
});

test('a browser is one person’s, and goes with the session and the person', async () => {
  const { endpoint } = await insert();
  const again = await insert({ endpoint }).catch((error: unknown) => error);
  expect(violates(again, 'push_subscriptions_pkey')).toBe(true);
  await home.db.sessions.delete({ where: { id_hash: session_id_hash } });
  expect(await home.db.push_subscriptions.count({ where: { user_id: pro.id } })).toBe(0);
});
