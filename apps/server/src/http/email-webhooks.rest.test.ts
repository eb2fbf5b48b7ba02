import { MINUTE_MS } from '@fairway/time/units';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signBody } from '#adapters/webhook-signature.ts';
import { planDeliveries } from '#domains/notifications/dispatch/repository.ts';
import { isSuppressed } from '#domains/auth/suppressed-addresses/service.ts';
import { appOn } from '#test/app.ts';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { deliveryReport } from '#test/delivery-report.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent } from '#test/jobs.ts';

const SECRET = 'a-secret-of-the-tests-0123456789abcdef';
const home = fileDatabase();
let app: FastifyInstance;
let player: TestUser;
let delivery_id: string;

beforeAll(async () => {
  app = await appOn(home.db, { services: { emailWebhookSecret: SECRET } });
});
afterAll(() => app.close());

beforeEach(async () => {
  player = await aPlayer(home.db, await aPro(home.db));
  const outbox_id = await publishTestEvent(home.db, { topic: 'player.joined', payload: { player_id: player.id } });
  await planDeliveries(home.db, { outbox_id: BigInt(outbox_id) }, [{ user_id: player.id, channel: 'email' }]);
  const data = { status: 'sent' as const, settled_at: new Date() };
  await home.db.notification_deliveries.updateMany({ where: { user_id: player.id }, data });
  ({ id: delivery_id } = await home.db.notification_deliveries.findFirstOrThrow({ where: { user_id: player.id } }));
});

const post = async (url: string, payload: string, signature: string | null) => {
  const headers = {
    'content-type': 'application/json',
    ...(signature === null ? {} : { 'fairway-signature': signature }),
  };
  const answer = await app.inject({ method: 'POST', url: `/api/webhooks/${url}`, payload, headers });
  return answer.statusCode;
};
const signed = (url: string, payload: string, at = new Date()) =>
  post(url, payload, signBody(Buffer.from(payload), SECRET, at));
const event = (type: string, more: object = {}) => ({
  type,
  message_id: `<${delivery_id}@fairway.example>`,
  email: player.email,
  at: new Date().toISOString(),
  ...more,
});
const tell = (...events: object[]) => signed('email', JSON.stringify({ events }));
const row = () => home.db.notification_deliveries.findUniqueOrThrow({ where: { id: delivery_id } });
const given = () => isSuppressed(home.db, { channel: 'email', address: player.email });
const toldCoach = () =>
  home.db.outbox.count({ where: { topic: 'address.suppressed', payload: { path: ['player_id'], equals: player.id } } });

test('what arrives and is opened is noted, the first time it is told', async () => {
  expect(await tell(event('opened', { at: '2026-01-02T10:00:00Z' }))).toBe(200);
  expect(await tell(event('delivered', { at: '2026-01-02T09:00:00Z' }), event('opened'))).toBe(200);
  expect(await row()).toMatchObject({
    status: 'sent',
    delivered_at: new Date('2026-01-02T10:00:00Z'),
    opened_at: new Date('2026-01-02T10:00:00Z'),
  });
});

test('a mailbox that does not exist is given up, and the coach told once, however often it is told', async () => {
  const bounced = event('bounced', { status: '550 5.1.1 No such user' });
  expect(await Promise.all([tell(bounced), tell(bounced), tell(bounced, bounced)])).toEqual([200, 200, 200]);
  expect(await row()).toMatchObject({ status: 'failed', reason: 'no_such_address', detail: '550 5.1.1 No such user' });
  expect(await given()).toBe(true);
  expect(await toldCoach()).toBe(1);
});

test('one bounce told ten times is one bounce', async () => {
  for (let time = 0; time < 10; time += 1) await tell(event('bounced', { status: '5.2.2' }));
  expect(await row()).toMatchObject({ status: 'failed', reason: 'mailbox_full' });
  expect(await given()).toBe(false);
});

test('a complaint stops our mail, and what was delivered stays delivered', async () => {
  await tell(event('delivered'), event('complained'));
  expect(await row()).toMatchObject({ status: 'sent', reason: null });
  expect(await given()).toBe(true);
});

test('a bounce that is told before we have noted that the mail went stays', async () => {
  await home.db.notification_deliveries.update({
    where: { id: delivery_id },
    data: { status: 'pending', settled_at: null },
  });
  await tell(event('bounced', { status: '5.1.1' }));
  expect(await row()).toMatchObject({ status: 'failed', reason: 'no_such_address' });
});

test('a mail server’s own report says the same', async () => {
  const raw = deliveryReport({ message_id: `${delivery_id}@fairway.example`, to: player.email.toUpperCase() });
  expect(await signed('email/dsn', raw)).toBe(200);
  expect(await row()).toMatchObject({ status: 'failed', reason: 'no_such_address' });
  expect(await given()).toBe(true);
});

test('a report that names somebody else’s address stops no mail of theirs', async () => {
  const victim = await aPlayer(home.db, await aPro(home.db));
  const raw = deliveryReport({ message_id: `${delivery_id}@fairway.example`, to: victim.email });
  expect(await signed('email/dsn', raw)).toBe(200);
  expect(await row()).toMatchObject({ status: 'failed' });
  expect(await isSuppressed(home.db, { channel: 'email', address: victim.email })).toBe(false);
  expect(await given()).toBe(false);
});

test('a report of an address that none can be, or with signs that cannot be kept, is no fault of ours', async () => {
  const message_id = `${delivery_id}@fairway.example`;
  expect(await signed('email/dsn', deliveryReport({ message_id, to: `${'x'.repeat(3000)}@a.example` }))).toBe(200);
  expect(await row()).toMatchObject({ status: 'sent' });
  expect(await tell(event('bounced', { status: '5.1.1 \0' }))).toBe(200);
  expect(await row()).toMatchObject({ status: 'failed', detail: '5.1.1 ' });
});

test('the bounce of a pin says nothing of the address', async () => {
  const { outbox_id } = await row();
  await home.db.outbox.update({ where: { id: outbox_id }, data: { topic: 'challenge.made' } });
  expect(await tell(event('bounced', { status: '5.1.1' }))).toBe(200);
  expect(await row()).toMatchObject({ status: 'failed' });
  expect(await given()).toBe(false);
});

test('what is none of our mails is nothing to us', async () => {
  const other = '01900000-0000-7000-8000-000000000000';
  expect(await tell(event('complained', { message_id: `${other}@fairway.example` }))).toBe(200);
  expect(await tell(event('complained', { message_id: 'newsletter@elsewhere.example' }))).toBe(200);
  expect(await signed('email/dsn', 'From: a@b.example\r\n\r\nI am on holiday.')).toBe(200);
  expect(await given()).toBe(false);
});

describe('nobody is heard', () => {
  const payload = () => JSON.stringify({ events: [event('complained')] });
  test.each(['email', 'email/dsn'])('at %s without the signature of the secret', async (url) => {
    const old = new Date(Date.now() - 10 * MINUTE_MS);
    expect(await post(url, payload(), null)).toBe(400);
    expect(await post(url, payload(), 't=1,v1=')).toBe(400);
    expect(await post(url, payload(), signBody(Buffer.from('{}'), SECRET, new Date()))).toBe(400);
    expect(await post(url, payload(), signBody(Buffer.from(payload()), 'another', new Date()))).toBe(400);
    expect(await signed(url, payload(), old)).toBe(400);
    expect(await given()).toBe(false);
  });

  test('where no secret is set', async () => {
    const open = await appOn(home.db);
    const headers = { 'fairway-signature': signBody(Buffer.from(payload()), '', new Date()) };
    const answer = await open.inject({ method: 'POST', url: '/api/webhooks/email', payload: payload(), headers });
    expect(answer.statusCode).toBe(400);
    await open.close();
  });
});

describe('what is signed and makes no sense is refused', () => {
  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['no events', '{"events": []}'],
    ['too many', JSON.stringify({ events: Array.from({ length: 101 }, () => ({})) })],
    ['an event of no kind', '{"events": [{"type": "sneezed"}]}'],
  ])('%s', async (_, payload) => expect(await signed('email', payload)).toBe(422));

  test('a year that PostgreSQL does not know', async () => {
    expect(await tell(event('delivered', { at: '0000-01-01T00:00:00Z' }))).toBe(422);
  });

  test('more than a megabyte', async () => {
    expect(await signed('email/dsn', 'x'.repeat(1024 * 1024 + 1))).toBe(413);
  });
});
