import { setTimeout as wait } from 'node:timers/promises';
import { fileDatabase } from '#test/file-database.ts';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '@fairway/db/client';
import { assertNoTransaction, isInTransaction, outsideTransactions } from '@fairway/db/transaction';

const home = fileDatabase();

test('a call to the outside world is refused inside a transaction, and allowed before and after it', async () => {
  const send = vi.fn(async () => 'sent');
  const mailer = outsideTransactions('mail', { send, from: 'us' });
  expect(await mailer.send()).toBe('sent');
  await expect(
    inTransaction(home.db, async (tx) => {
      await tx.users.count();
      return mailer.send();
    }),
  ).rejects.toThrow('mail.send was called inside a database transaction');
  expect(await mailer.send()).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
  expect(mailer.from).toBe('us');
});

test('code that was begun inside a transaction and outlives it is outside of it', async () => {
  const over = Promise.withResolvers<void>();
  const seen: boolean[] = [];
  let later: Promise<void> = Promise.resolve();
  await inTransaction(home.db, async () => {
    seen.push(isInTransaction());
    later = (async () => {
      await over.promise;
      await wait(0);
      seen.push(isInTransaction());
      assertNoTransaction('the mail server');
    })();
  });
  over.resolve();
  await later;
  expect(seen).toEqual([true, false]);
});

test('two transactions side by side do not know of each other', async () => {
  const inside = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const first = inTransaction(home.db, async () => {
    inside.resolve();
    await release.promise;
  });
  await inside.promise;
  expect(isInTransaction()).toBe(false);
  release.resolve();
  await first;
});
