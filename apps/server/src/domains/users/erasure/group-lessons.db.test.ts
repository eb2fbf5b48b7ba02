import { inTransaction } from '@fairway/db/client';
import { expect, test } from 'vitest';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { cancelGroupLesson } from '#domains/lessons/group-lessons/service.ts';
import { joinGroupLesson, waitForPlace } from '#domains/lessons/group-places/service.ts';
import { atOnce, orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { unbalanced } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { eraseUser } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const erase = (id: string) => inTransaction(home.db, (tx) => eraseUser(tx, id, { now: services.now() }));

/** A full group lesson of two places, and a third player who waits. */
async function aFullGroup() {
  const { pro, player: first, another } = await coaching(services);
  const [second, third] = [await another(), await another()];
  const { id } = await aGroupLesson(services, pro);
  for (const player of [first, second, third]) await credits(services, { pro, player }, 2);
  const place = (await joinGroupLesson(first, { id }, services)).lesson.id;
  await joinGroupLesson(second, { id }, services);
  await waitForPlace(third, { id }, services);
  return { id, pro, first, second, third, place };
}

test('the place of a player who is erased is free again', async () => {
  const { id, first, third } = await aFullGroup();
  await erase(first.id);
  expect(await home.db.group_lessons.findUniqueOrThrow({ where: { lesson_id: id } })).toMatchObject({ taken: 1 });
  expect((await joinGroupLesson(third, { id }, services)).lesson.group?.taken).toBe(2);
});

test('whoever joins, leaves and cancels while people are erased waits for nobody who waits for them', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, pro, first, second, third, place } = await aFullGroup();
    const gone = round % 2 === 0 ? first : pro;
    await atOnce<unknown>([
      erase(gone.id),
      orNullIfRefused(cancelLesson(first, { id: place }, services)),
      orNullIfRefused(joinGroupLesson(third, { id }, services)),
      orNullIfRefused(cancelGroupLesson(pro, { id }, services)),
    ]).then(({ refused }) => expect(refused).toEqual([]));
    expect(await home.db.users.count({ where: { id: gone.id } })).toBe(0);
    expect(await home.db.lessons.count({ where: { player_id: second.id, cancelled_at: null } })).toBe(0);
  }
  expect(await unbalanced(home.db)).toEqual([]);
});
