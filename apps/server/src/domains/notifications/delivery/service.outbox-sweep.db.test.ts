import { DAY_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, testJobs } from '#test/jobs.ts';
import { expect, test } from 'vitest';
import { deleteProcessedEvents } from '#core/outbox.ts';
import { clearOutbox } from './service.ts';
import { dispatchNotifications } from '#domains/notifications/dispatch/service.ts';

const NOW = new Date();
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const home = fileDatabase();

/** An event told then, its notices all sent or all pending. */
async function event(processed_at: Date | null, status: 'sent' | 'pending' = 'sent'): Promise<bigint> {
  const pro = await aPro(home.db);
  const player = await aPlayer(home.db, pro);
  const lesson = await aLesson(home.db, { pro, player });
  const outbox_id = await publishTestEvent(home.db, {
    topic: 'lesson.booked',
    payload: { lesson_id: lesson.id, actor_id: player.id },
  });
  const id = BigInt(outbox_id);
  await dispatchNotifications({ outbox_id }, testJobs(home.db, NOW));
  await home.db.notification_deliveries.updateMany({ where: { outbox_id: id }, data: { status } });
  await home.db.outbox.update({ where: { id }, data: { processed_at } });
  return id;
}

test('what was told a month ago goes with its notices; what is recent, waiting or not sent stays', async () => {
  const old = await event(ago(31));
  const kept = [await event(ago(29)), await event(null), await event(ago(31), 'pending')];
  expect(await clearOutbox(testJobs(home.db, NOW))).toBe(1);
  expect((await home.db.outbox.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)).toEqual(kept);
  expect(await home.db.notification_deliveries.count({ where: { outbox_id: old } })).toBe(0);
  expect(await home.db.notification_deliveries.count()).toBe(9);
});

test('one batch takes no more than it may', async () => {
  for (let i = 0; i < 3; i += 1) await event(ago(40));
  expect(await deleteProcessedEvents(home.db, ago(30), 2)).toBe(2);
  expect(await deleteProcessedEvents(home.db, ago(30), 2)).toBe(1);
});
