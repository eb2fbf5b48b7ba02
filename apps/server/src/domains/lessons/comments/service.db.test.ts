import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { aLesson } from '#test/builders.ts';
import { aRequest, atOnce, createCalls, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { inTransaction } from '@fairway/db/client';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock(NOW));
let people: Coaching;
let lesson: string;
beforeEach(async () => {
  people = await coaching(services);
  ({ id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') }));
});

const calls = (as: Actor) => createCalls(services, as, aRequest()).lessons;
const say = (as: Actor, content: string) => calls(as).comment({ id: lesson, content });

test('both sides say something; each sees whose it is, and the other one is told', async () => {
  const first = await say(people.player, ' It works!\r\nThank you ');
  expect(first).toMatchObject({ content: 'It works!\nThank you', created_at: NOW, mine: true });
  expect(first.author).toMatchObject({ id: people.player.id });
  await say(people.pro, 'Well done');
  const { comments } = await calls(people.pro).byId({ id: lesson });
  expect(comments.map(({ content, mine }) => [content, mine])).toEqual([
    ['It works!\nThank you', false],
    ['Well done', true],
  ]);
  const told = await home.db.outbox.findMany({ where: { topic: 'comment.added' }, orderBy: { id: 'desc' }, take: 2 });
  expect(told.map(({ payload }) => (payload as { actor_id: string }).actor_id)).toEqual([
    people.pro.id,
    people.player.id,
  ]);
});

test.each([
  ['', 'Please write a comment.'],
  ['   ', 'Please write a comment.'],
])('%j is no comment', async (content, text) => {
  expect(await expectFault('content', say(people.player, content))).toBe(text);
});

test('a comment has an end, and so has their number, also when many come at once', async () => {
  await expectFault('content', say(people.player, 'x'.repeat(RECORD_LIMITS.comment + 1)));
  await home.db.lesson_comments.createMany({
    data: Array.from({ length: RECORD_LIMITS.comments - 1 }, () => ({
      lesson_id: lesson,
      author_id: people.pro.id,
      content: 'x',
    })),
  });
  const results = await Promise.allSettled([1, 2, 3].map((nth) => say(people.player, `The last, ${nth}`)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await calls(people.pro).byId({ id: lesson })).comments).toHaveLength(RECORD_LIMITS.comments);
});

test('whoever is erased while they say something waits for nobody who waits for them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { pro, player } = await coaching(services);
    const { id } = await aLesson(home.db, { pro, player }, { starts_at: new Date('2031-03-12T10:00:00Z') });
    const [{ refused }] = await Promise.all([
      atOnce([1, 2, 3].map((nth) => calls(player).comment({ id, content: `No. ${nth}` }))),
      inTransaction(home.db, (tx) => eraseUser(tx, player.id, { now: services.now() })),
    ]);
    expect(refused.every(({ status }) => [401, 404].includes(status))).toBe(true);
    expect(await home.db.lesson_comments.count({ where: { author_id: player.id } })).toBe(0);
  }
});

test('only one’s own can be taken back', async () => {
  const { id } = await say(people.player, 'It works!');
  expect(await catchRefusal(calls(people.pro).removeComment({ id: lesson, comment: id }))).toMatchObject(NOT_FOUND);
  expect(await calls(people.player).removeComment({ id: lesson, comment: id })).toEqual({ ok: true });
  expect(await catchRefusal(calls(people.player).removeComment({ id: lesson, comment: id }))).toMatchObject(NOT_FOUND);
});
