import { LIST_LIMIT } from '@fairway/contracts/constants';
import { MESSAGE_LIMITS, UNREAD_MOST } from '@fairway/contracts/messaging/limits';
import { aRequest, catchRefusal, createCalls, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const START = Date.parse('2031-03-12T12:00:00.000Z');
const home = fileDatabase();
const services = testServices(home, startClock('2031-03-13T12:00:00.000Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const calls = (as: Actor) => createCalls(services, as, aRequest()).messages;

/** So many messages of one of the two, a second apart, the first as many seconds after the start as `from` says. */
async function write(by: 'pro' | 'player', count: number, { from = 0, player = people.player } = {}) {
  const rows = Array.from({ length: count }, (_, nth) => {
    const msecs = START + (from + nth) * 1000;
    return { id: v7({ msecs }), message: `${by} ${from + nth}`, created_at: new Date(msecs) };
  });
  const sides = { pro_id: people.pro.id, player_id: player.id };
  await home.db.messages.createMany({
    data: rows.map((row) => ({ ...row, ...sides, sender_id: people[by].id, recipients: 1 })),
  });
  await home.db.message_recipients.createMany({
    data: rows.map(({ id }) => ({ ...sides, message_id: id, from_pro: by === 'pro' })),
  });
  return rows.map(({ id }) => id);
}

const texts = (messages: { message: string }[]) => messages.map(({ message }) => message);

test('what was received and what was sent are listed apart, newest first', async () => {
  await write('pro', 2);
  await write('player', 2, { from: 2 });
  expect(texts(await calls(people.player).list({ page: 1 }))).toEqual(['pro 1', 'pro 0']);
  expect(texts(await calls(people.player).list({ page: 1, sent: true }))).toEqual(['player 3', 'player 2']);
  expect(texts(await calls(people.pro).list({ page: 1 }))).toEqual(['player 3', 'player 2']);
  expect(texts(await calls(people.pro).list({ page: 1, sent: true }))).toEqual(['pro 1', 'pro 0']);
  const between = ['player 3', 'player 2', 'pro 1', 'pro 0'];
  expect(texts(await calls(people.pro).ofPlayer({ id: people.player.id, page: 1 }))).toEqual(between);
  expect(texts(await calls(people.player).ofPlayer({ id: people.player.id, page: 1 }))).toEqual(between);
});

test('a list has 200 a page over REST, and a page by keyset goes on where the last one ended', async () => {
  await write('player', LIST_LIMIT + 1);
  expect(await calls(people.pro).list({ page: 1 })).toHaveLength(LIST_LIMIT);
  expect(texts(await calls(people.pro).list({ page: 2 }))).toEqual(['player 0']);
  const first = await calls(people.pro).mailbox({ box: 'inbox' });
  expect(first.messages).toHaveLength(MESSAGE_LIMITS.page);
  await write('player', 1, { from: 1000 });
  const second = await calls(people.pro).mailbox({ box: 'inbox', cursor: first.next_cursor });
  expect(texts(second.messages)[0]).toBe(`player ${LIST_LIMIT - MESSAGE_LIMITS.page}`);
  const sent = await calls(people.player).mailbox({ box: 'sent', cursor: first.next_cursor });
  expect(texts(sent.messages)).toEqual(texts(second.messages));
});

test('opening a message marks it as read for both, and only whom it went to opens it', async () => {
  const [fromPro] = await write('pro', 1);
  const [fromPlayer] = await write('player', 1, { from: 1 });
  expect(await calls(people.pro).one({ id: fromPro! })).toMatchObject({ read: false, read_by: 0 });
  expect(await calls(people.player).one({ id: fromPro! })).toMatchObject({ read: true, is_own: false });
  expect(await calls(people.pro).one({ id: fromPro! })).toMatchObject({ read: true, read_by: 1 });
  expect(await calls(people.player).one({ id: fromPlayer! })).toMatchObject({ pro_read: false, is_own: true });
  await calls(people.pro).one({ id: fromPlayer! });
  expect(await calls(people.player).one({ id: fromPlayer! })).toMatchObject({ pro_read: true });
});

test('reading and deleting are told to the windows they concern, once', async () => {
  const [id] = await write('pro', 1);
  const told: unknown[] = [];
  const live = { publish: async (...event: unknown[]) => void told.push(event) };
  const { messages } = createCalls({ ...services, live }, people.player, aRequest());
  await messages.one({ id: id! });
  await messages.one({ id: id! });
  expect(told.splice(0)).toEqual([
    [[people.player.id], { kind: 'unread' }],
    [[people.pro.id], { kind: 'message' }],
  ]);
  await messages.readThread({ up_to: id! });
  expect(told).toEqual([]);
  await messages.remove({ id: id! });
  expect(told).toEqual([[[people.player.id], { kind: 'message', ids: [id] }]]);
});

test('what is unread is counted for each side, as far as a badge shows', async () => {
  const ids = await write('pro', 3);
  await write('player', 1, { from: 3 });
  expect(await calls(people.player).unread()).toBe(3);
  expect(await calls(people.pro).unread()).toBe(1);
  await calls(people.player).one({ id: ids[0]! });
  await calls(people.player).remove({ id: ids[1]! });
  expect(await calls(people.player).unread()).toBe(1);
  await write('player', UNREAD_MOST + 5, { from: 10 });
  expect(await calls(people.pro).unread()).toBe(UNREAD_MOST);
});

test('deleting hides the caller’s copy alone', async () => {
  const [id] = await write('pro', 1);
  expect(await calls(people.player).remove({ id: id! })).toEqual({ ok: true });
  expect(await calls(people.player).list({ page: 1 })).toEqual([]);
  expect(await calls(people.player).ofPlayer({ id: people.player.id, page: 1 })).toEqual([]);
  expect(await catchRefusal(calls(people.player).one({ id: id! }))).toEqual(NOT_FOUND);
  expect(await catchRefusal(calls(people.player).remove({ id: id! }))).toEqual(NOT_FOUND);
  expect(texts(await calls(people.pro).list({ page: 1, sent: true }))).toEqual(['pro 0']);
  await calls(people.pro).remove({ id: id! });
  expect(await calls(people.pro).list({ page: 1, sent: true })).toEqual([]);
  expect((await calls(people.pro).thread({ player_id: people.player.id })).messages).toEqual([]);
  expect(await catchRefusal(calls(people.pro).one({ id: id! }))).toEqual(NOT_FOUND);
});

test('another’s message is not there', async () => {
  const [id] = await write('pro', 1);
  const others = await coaching(services);
  const fellow = await people.another();
  for (const stranger of [others.pro, others.player, fellow]) {
    expect(await catchRefusal(calls(stranger).one({ id: id! }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(calls(stranger).remove({ id: id! }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(calls(stranger).ofPlayer({ id: people.player.id, page: 1 }))).toEqual(NOT_FOUND);
  }
  expect(await calls(people.player).one({ id: id! })).toMatchObject({ message: 'pro 0' });
});
