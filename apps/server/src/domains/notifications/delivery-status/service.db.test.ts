import { randomUUID } from 'node:crypto';
import { toActor, catchRefusal } from '#test/calls.ts';
import { aLesson, aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs, deliverEvent } from '#test/jobs.ts';
import { recordStatements } from '#test/query-plans.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { clearOutbox } from '#domains/notifications/delivery/service.ts';
import { planDeliveries } from '#domains/notifications/dispatch/repository.ts';
import { DAY_MS } from '@fairway/time/units';
import { listPlayerDeliveries, readMessageDeliveries } from './service.ts';

const NOW = new Date();
const home = fileDatabase();
let pro: TestUser;
let player: TestUser;

beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});

describe('a message', () => {
  /** Of each message its own: of one event nothing is planned twice. */
  let outbox_id = 1_000_000n;
  const send = async () => {
    const message_id = randomUUID();
    outbox_id += 1n;
    await planDeliveries(home.db, { outbox_id, message_id }, [
      { user_id: player.id, channel: 'push' },
      { user_id: player.id, channel: 'email' },
      { user_id: pro.id, channel: 'email' },
    ]);
    return message_id;
  };
  const alter = (message_id: string, channel: 'push' | 'email', data: object) =>
    home.db.notification_deliveries.updateMany({ where: { message_id, channel, user_id: player.id }, data });

  test('tells what became of it for each recipient and channel; the coach has no player’s id', async () => {
    const message_id = await send();
    await alter(message_id, 'push', { status: 'failed', reason: 'no_device', settled_at: NOW });
    await alter(message_id, 'email', { status: 'sent', settled_at: NOW, delivered_at: NOW });
    const at = NOW.toISOString();
    expect((await readMessageDeliveries(home.db, [message_id])).get(message_id)).toEqual([
      { player_id: player.id, channel: 'push', status: 'failed', reason: 'no_device', at },
      { player_id: player.id, channel: 'email', status: 'delivered', reason: null, at },
      { player_id: null, channel: 'email', status: 'queued', reason: null, at: expect.any(String) as string },
    ]);
  });

  test('of many is read by one statement, and none is mixed up with another', async () => {
    const ids = [await send(), await send(), randomUUID()];
    let found = new Map<string, unknown[]>();
    const statements = await recordStatements('notification_deliveries', async () => {
      found = await readMessageDeliveries(home.db, ids);
    });
    expect(statements).toHaveLength(1);
    expect(ids.map((id) => found.get(id)?.length)).toEqual([3, 3, 0]);
  });

  test('keeps what became of it when its event is cleared away', async () => {
    const outbox_id = await publishTestEvent(home.db, { topic: 'player.joined', payload: { player_id: player.id } });
    const message_id = randomUUID();
    const about = { outbox_id: BigInt(outbox_id), message_id };
    await planDeliveries(home.db, about, [{ user_id: player.id, channel: 'email' }]);
    await alter(message_id, 'email', { status: 'sent', settled_at: NOW });
    await home.db.outbox.update({
      where: { id: BigInt(outbox_id) },
      data: { processed_at: new Date(NOW.getTime() - 31 * DAY_MS) },
    });
    expect(await clearOutbox(testJobs(home.db, NOW))).toBe(1);
    expect((await readMessageDeliveries(home.db, [message_id])).get(message_id)).toHaveLength(1);
    const { deliveries } = await listPlayerDeliveries(toActor(pro), player.id, home);
    expect(deliveries).toMatchObject([{ topic: 'message.sent', status: 'sent' }]);
  });
});

describe('what is told to a child through their guardian', () => {
  const inCare = () => aPlayer(home.db, pro, { guardian_id: player.id, dob: new Date('2016-05-01') });
  /** A message to a child, planned as the dispatcher plans it. */
  const write = async (
    child: TestUser,
    own: ('email' | 'push')[],
    channels: ('email' | 'push')[] = ['email', 'push'],
  ) => {
    const event = { topic: 'player.joined', payload: { player_id: child.id } } as const;
    const outbox_id = BigInt(await publishTestEvent(home.db, event));
    const message_id = randomUUID();
    await planDeliveries(home.db, { outbox_id, message_id }, [
      ...channels.map((channel) => ({ user_id: player.id, child_id: child.id, channel })),
      ...own.map((channel) => ({ user_id: child.id, channel })),
    ]);
    return message_id;
  };
  const told = async (message_id: string, of: TestUser) =>
    (await readMessageDeliveries(home.db, [message_id], of.id)).get(message_id);
  const page = async ({ id }: TestUser) => (await listPlayerDeliveries(toActor(pro), id, home)).deliveries;

  test('was written to the child, and is none of the guardian’s own', async () => {
    const child = await inCare();
    const message_id = await write(child, []);
    await home.db.notification_deliveries.updateMany({
      where: { message_id, channel: 'email' },
      data: { status: 'sent', settled_at: NOW },
    });
    const expected = [
      { channel: 'email', status: 'sent' },
      { channel: 'push', status: 'queued' },
    ];
    expect(await told(message_id, child)).toMatchObject(expected.map((one) => ({ player_id: child.id, ...one })));
    expect(await told(message_id, player)).toEqual([]);
    expect((await page(child)).toReversed()).toMatchObject(expected);
    expect(await page(player)).toEqual([]);
  });

  test('counts once by each channel, as it reached the child by themself', async () => {
    const child = await inCare();
    const message_id = await write(child, ['email']);
    const bounced = { status: 'failed', reason: 'mailbox_full', settled_at: NOW } as const;
    await home.db.notification_deliveries.updateMany({ where: { message_id, user_id: child.id }, data: bounced });
    const expected = [
      ['email', 'failed'],
      ['push', 'queued'],
    ];
    const outline = (all: { channel: string; status: string }[] = []) =>
      all.map(({ channel, status }) => [channel, status]).toSorted();
    expect(outline(await told(message_id, child))).toEqual(expected);
    expect(outline(await page(child))).toEqual(expected);
  });

  test('leaves as many on the child’s page as on any', async () => {
    const child = await inCare();
    for (let nth = 0; nth < 31; nth += 1) await write(child, ['email'], ['email']);
    expect(await page(child)).toHaveLength(30);
  });
});

describe('a player’s page', () => {
  test('tells what became of a notice, and why it did not arrive', async () => {
    const lesson = await aLesson(home.db, { pro, player });
    const booked = { topic: 'lesson.booked', payload: { lesson_id: lesson.id, actor_id: pro.id } } as const;
    const jobs = testJobs(home.db, NOW);
    jobs.pushed = { reached: 0, dead: [] };
    jobs.nextFailures = [];
    const { email } = jobs.channels;
    jobs.channels.email = {
      ...email!,
      send: () => Promise.reject(new PermanentDeliveryError('552 5.2.2 over quota', 'mailbox_full')),
    };
    await deliverEvent(await publishTestEvent(home.db, booked), jobs);
    const { deliveries } = await listPlayerDeliveries(toActor(pro), player.id, home);
    expect(deliveries.map(({ channel, status, reason }) => [channel, status, reason]).toSorted()).toEqual([
      ['email', 'failed', 'mailbox_full'],
      ['push', 'failed', 'no_device'],
    ]);
    expect(deliveries[0]).toMatchObject({ topic: 'lesson.booked', at: NOW.toISOString() });
  });

  test('says nothing of what is between the player and their own account', async () => {
    const changed = { topic: 'password.changed', payload: { user_id: player.id } } as const;
    await deliverEvent(await publishTestEvent(home.db, changed), testJobs(home.db, NOW));
    expect(await home.db.notification_deliveries.count({ where: { user_id: player.id } })).toBe(1);
    expect(await listPlayerDeliveries(toActor(pro), player.id, home)).toEqual({ deliveries: [], suppressed: [] });
  });

  test('is for the player’s own coach', async () => {
    const refusal = await catchRefusal(listPlayerDeliveries(toActor(await aPro(home.db)), player.id, home));
    expect(refusal.status).toBe(404);
  });
});
