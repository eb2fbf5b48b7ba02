import type { FastifyInstance } from 'fastify';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { twilioStatusUrl } from '#adapters/sms/twilio-status.ts';
import { isSuppressed } from '#domains/auth/suppressed-addresses/service.ts';
import { planDeliveries } from '#domains/notifications/dispatch/repository.ts';
import { appOn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent } from '#test/jobs.ts';

const TOKEN = 'the-token-of-the-tests';
const PHONE = '+447700900555';
const home = fileDatabase();
const publicUrl = 'https://coaching.example';
let app: FastifyInstance;
let player_id: string;
let delivery_id: string;

beforeAll(async () => {
  app = await appOn(home.db, { services: { twilioToken: TOKEN, publicUrl } });
});
afterAll(() => app.close());

beforeEach(async () => {
  ({ id: player_id } = await aPlayer(home.db, await aPro(home.db)));
  await home.db.users.updateMany({ where: { phone: PHONE }, data: { phone: null } });
  await home.db.users.update({ where: { id: player_id }, data: { phone: PHONE } });
  await home.db.suppressed_addresses.deleteMany();
  const outbox_id = await publishTestEvent(home.db, { topic: 'player.joined', payload: { player_id } });
  await planDeliveries(home.db, { outbox_id: BigInt(outbox_id) }, [{ user_id: player_id, channel: 'text' }]);
  const where = { user_id: player_id };
  await home.db.notification_deliveries.updateMany({ where, data: { status: 'sent', settled_at: new Date() } });
  ({ id: delivery_id } = await home.db.notification_deliveries.findFirstOrThrow({ where }));
});

const sign = (form: Record<string, string>, { id = delivery_id, token = TOKEN } = {}) =>
  getExpectedTwilioSignature(token, twilioStatusUrl(publicUrl, id), form);
const post = async (form: Record<string, string>, signature: string | null, id = delivery_id) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/webhooks/twilio?delivery=${id}`,
    payload: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(signature === null ? {} : { 'x-twilio-signature': signature }),
    },
  });
  return answer.statusCode;
};
const tell = (more: Record<string, string>) => {
  const form = { MessageSid: 'SM1', To: PHONE, From: '+447700900000', ...more };
  return post(form, sign(form));
};
const row = () => home.db.notification_deliveries.findUniqueOrThrow({ where: { id: delivery_id } });

test('a text that has arrived is noted, once it has', async () => {
  expect(await tell({ MessageStatus: 'sent' })).toBe(204);
  expect((await row()).delivered_at).toBeNull();
  expect(await tell({ MessageStatus: 'delivered' })).toBe(204);
  const { status, delivered_at } = await row();
  expect([status, delivered_at]).toEqual(['sent', expect.any(Date)]);
  expect(await tell({ MessageStatus: 'delivered' })).toBe(204);
  expect((await row()).delivered_at).toEqual(delivered_at);
});

test('a number that cannot be reached three times running is given up, and the same text counts once', async () => {
  const failed = { MessageStatus: 'undelivered', ErrorCode: '30005' };
  expect(await Promise.all([tell(failed), tell(failed), tell(failed)])).toEqual([204, 204, 204]);
  expect(await row()).toMatchObject({ status: 'failed', reason: 'number_unreachable', detail: 'Twilio 30005' });
  const number = { channel: 'text', address: PHONE } as const;
  expect(await isSuppressed(home.db, number)).toBe(false);
  for (let time = 0; time < 2; time += 1) {
    await home.db.notification_deliveries.update({
      where: { id: delivery_id },
      data: { status: 'sent', reason: null },
    });
    await tell(failed);
  }
  expect(await isSuppressed(home.db, number)).toBe(true);
});

test('what Twilio has not signed for this very address and form is not heard', async () => {
  const form = { To: PHONE, MessageStatus: 'failed', ErrorCode: '30005' };
  const other = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  for (const signature of [
    null,
    '',
    'x',
    sign({ ...form, MessageStatus: 'delivered' }),
    sign(form, { id: other }),
    sign(form, { token: 'another token' }),
  ])
    expect(await post(form, signature)).toBe(400);
  expect((await row()).status).toBe('sent');
});

test('a text that is none of ours, and an address without one, are nothing to us', async () => {
  const form = { To: PHONE, MessageStatus: 'failed', ErrorCode: '30005' };
  for (const id of ['ffffffff-ffff-4fff-bfff-ffffffffffff', 'no-id', ''])
    expect(await post(form, sign(form, { id }), id)).toBe(204);
});

test('without a token nobody is heard', async () => {
  const open = await appOn(home.db);
  const form = { To: PHONE, MessageStatus: 'delivered' };
  const answer = await open.inject({
    method: 'POST',
    url: `/api/webhooks/twilio?delivery=${delivery_id}`,
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': sign(form) },
  });
  await open.close();
  expect(answer.statusCode).toBe(400);
});
