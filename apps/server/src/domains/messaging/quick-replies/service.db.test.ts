import { QUICK_REPLY_LIMITS } from '@fairway/contracts/messaging/limits';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import { aRequest, atOnce, catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});
const calls = (as: Actor) => createCalls(services, as, aRequest()).messages;
const add = (content: string) => calls(people.pro).addQuickReply({ content });
const list = async () => (await calls(people.pro).quickReplies()).map(({ content }) => content);

test('a coach keeps answers in the order in which they came, each once, and forgets them', async () => {
  const first = await add(' On my way ');
  await add('Bring a jacket');
  expect(await list()).toEqual(['On my way', 'Bring a jacket']);
  expect(await expectFault('content', add('On my way'))).toBe(MESSAGING_MESSAGES.quickReplyTaken);
  await expectFault('content', add('  '));
  await expectFault('content', add('x'.repeat(QUICK_REPLY_LIMITS.text + 1)));
  await calls(people.pro).removeQuickReply({ id: first.id });
  expect(await list()).toEqual(['Bring a jacket']);
});

test('another coach’s answers are not there', async () => {
  const { id } = await add('Mine');
  const other = await coaching(services);
  expect(await calls(other.pro).quickReplies()).toEqual([]);
  expect(await catchRefusal(calls(other.pro).removeQuickReply({ id }))).toEqual(NOT_FOUND);
});

test('their number has an end, also when many come at once', async () => {
  await home.db.quick_replies.createMany({
    data: Array.from({ length: QUICK_REPLY_LIMITS.most - 1 }, (_, nth) => ({
      pro_id: people.pro.id,
      content: `Answer ${nth}`,
    })),
  });
  const { granted, refused } = await atOnce(['one', 'two', 'three'].map(add));
  expect([granted.length, refused.length]).toEqual([1, 2]);
  expect(await list()).toHaveLength(QUICK_REPLY_LIMITS.most);
});
