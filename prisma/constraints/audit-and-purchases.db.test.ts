import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { describe, expect, test } from 'vitest';

const { run, aUser } = rawSql(fileDatabase());

describe('the audit log', () => {
  const APPEND_ONLY = 'the audit log is append-only';

  test('takes what is added and lets nothing be changed or taken away', async () => {
    await run(`INSERT INTO audit_log (actor_id, action, detail) VALUES ($1, 'user.changed', '{}')`, [randomUUID()]);
    expect(await constraintViolatedBy(run(`UPDATE audit_log SET action = 'nothing'`))).toBe(APPEND_ONLY);
    expect(await constraintViolatedBy(run('DELETE FROM audit_log'))).toBe(APPEND_ONLY);
    expect(await constraintViolatedBy(run('TRUNCATE audit_log'))).toBe(APPEND_ONLY);
    expect(await run('SELECT action FROM audit_log')).toEqual([{ action: 'user.changed' }]);
  });

  test('outlives those it names: it holds ids without holding on to anybody', async () => {
    const actor = randomUUID();
    await run(`INSERT INTO audit_log (actor_id, action, target_id, detail) VALUES ($1, 'user.deleted', $2, '{}')`, [
      actor,
      randomUUID(),
    ]);
    expect(await run('SELECT action FROM audit_log WHERE actor_id = $1', [actor])).toHaveLength(1);
  });
});

describe('a purchase', () => {
  const buy = (user_id: string, transaction: string, original = transaction, store = 'apple') =>
    run(
      `INSERT INTO store_purchases (id, user_id, store, product_id, transaction_id, original_id, expires_at, reported_at)
       VALUES ($1, $2, $3, 'pro', $4, $5, now(), now())`,
      [randomUUID(), user_id, store, transaction, original],
    );

  test('is kept once a store and transaction', async () => {
    const pro = await aUser('pro');
    await buy(pro, 'one');
    expect(await constraintViolatedBy(buy(pro, 'one'))).toBe('store_purchases_store_transaction_id_key');
    await buy(pro, 'one', 'one', 'google');
  });

  test('and its renewals are one person’s', async () => {
    const [pro, other] = [await aUser('pro'), await aUser('pro')];
    await buy(pro, 'first', 'subscription');
    await buy(pro, 'second', 'subscription');
    expect(await constraintViolatedBy(buy(other, 'third', 'subscription'))).toBe('store_purchases_one_owner');
    await buy(other, 'fourth', 'another subscription');
  });

  test('goes with the person', async () => {
    const pro = await aUser('pro');
    await buy(pro, 'theirs');
    await run('DELETE FROM users WHERE id = $1', [pro]);
    expect(await run('SELECT id FROM store_purchases WHERE transaction_id = $1', ['theirs'])).toEqual([]);
  });

  test('is told of by each notification of a store once', async () => {
    const take = () => run(`INSERT INTO store_notifications (store, id) VALUES ('apple', 'n-1')`);
    await take();
    expect(await constraintViolatedBy(take())).toBe('store_notifications_pkey');
  });
});
