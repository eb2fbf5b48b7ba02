import { inTransaction } from '@fairway/db/client';
import { fetchRows } from '@fairway/db/query';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keyIn } from '#domains/files/stored-files/rules.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';
import { saveRecord } from '#domains/lessons/records/service.ts';
import { aLesson } from '#test/builders.ts';
import { orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { eraseUser } from './service.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00Z'));
const erase = (id: string) => inTransaction(home.db, (tx) => eraseUser(tx, id, { now: services.now() }));

/** Waits until so many statements wait for a lock. */
const waitUntilWaiting = (statements: number) =>
  expect
    .poll(
      async () => {
        const [row] = await fetchRows(
          home.db,
          sql<{
            waiting: number;
          }>`SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return row?.waiting;
      },
      { timeout: 10_000 },
    )
    .toBe(statements);

test('a file that a coach puts into a record while its player is erased goes with the record', async () => {
  const { pro, player } = await coaching(services);
  const { id: lesson } = await aLesson(home.db, { pro, player }, { starts_at: new Date('2031-03-12T10:00:00Z') });
  const { path: image } = await uploadFile(pro, [receivedFile(await aJpeg(40))], services);
  const key = keyIn(image)!;
  const records = [{ ref: 'photo', type: 'singleImage' as const, image }];
  const [saved, erased] = await inTransaction(home.db, async (tx) => {
    // The save has locked its lesson when it comes to the file, and has not written when the erasure begins.
    await fetchRows(tx, sql<object>`SELECT id FROM files WHERE key = ${key} FOR UPDATE`);
    const saving = orNullIfRefused(saveRecord(pro, { lesson, records }, services));
    await waitUntilWaiting(1);
    const erasing = erase(player.id);
    await waitUntilWaiting(2);
    return [saving, erasing].map((work) => Promise.allSettled([work]));
  });
  expect([await saved, await erased]).toMatchObject([[{ status: 'fulfilled' }], [{ status: 'fulfilled' }]]);
  const gone = await home.db.outbox.findMany({ where: { topic: 'files.gone' }, select: { payload: true } });
  expect([await home.db.lessons.count(), await home.db.files.count(), gone]).toEqual([
    0,
    0,
    [{ payload: { prefix: key } }],
  ]);
});
