import { inTransaction } from '@fairway/db/client';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test } from 'vitest';
import { publishEvents } from './publish-event.ts';

const home = fileDatabase();

test('as many events as one erasure may bring are noted in their order, or none of them is', async () => {
  const prefixes = Array.from({ length: 40_000 }, (_, nth) => `files/${nth}`);
  const events = prefixes.map((prefix) => ({ topic: 'files.gone' as const, payload: { prefix } }));
  await inTransaction(home.db, (tx) => publishEvents(tx, events));
  const noted = await home.db.outbox.findMany({ where: { topic: 'files.gone' }, orderBy: { id: 'asc' } });
  expect(noted.map(({ payload }) => payload)).toEqual(prefixes.map((prefix) => ({ prefix })));
  const broken = inTransaction(home.db, async (tx) => {
    await publishEvents(tx, events);
    throw new Error('The rest could not be written');
  });
  await expect(broken).rejects.toThrow('The rest could not be written');
  expect(await home.db.outbox.count()).toBe(prefixes.length);
});
