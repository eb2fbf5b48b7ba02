import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { expect, test } from 'vitest';

const { run, aUser } = rawSql(fileDatabase());

test.each([
  ['stripe_id', { stripe_id: 'cus_1' }],
  ['stripe_payment_method', { stripe_id: 'cus_2', stripe_payment_method: 'pm_1' }],
  ['stripe_account_id', { stripe_account_id: 'acct_1' }],
])('no two people have one %s', async (column, fields) => {
  await aUser('player', fields);
  const again = { ...fields, ...(column === 'stripe_payment_method' ? { stripe_id: 'cus_3' } : {}) };
  expect(await constraintViolatedBy(aUser('player', again))).toBe(`users_${column}_key`);
});

test('nobody has a card who is no customer', async () => {
  expect(await constraintViolatedBy(aUser('player', { stripe_payment_method: 'pm_9' }))).toBe('users_card_of_customer');
});

test('a message of the provider is kept once', async () => {
  const insert = () => run("INSERT INTO webhook_events (id) VALUES ('evt_1')");
  await insert();
  expect(await constraintViolatedBy(insert())).toBe('webhook_events_pkey');
});
