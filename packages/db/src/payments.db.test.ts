import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/testing/file-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const home = fileDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: home.url });
  await client.connect();
});
afterAll(() => client.end());

async function aPlayer(fields: Record<string, string> = {}): Promise<void> {
  const row = {
    id: randomUUID(),
    type: 'player',
    email: `${randomUUID()}@x.example`,
    calendar_token: randomUUID(),
    ...fields,
  };
  const names = Object.keys(row);
  const places = names.map((_, nth) => `$${nth + 1}`).join(', ');
  await client.query(`INSERT INTO users (${names.join(', ')}) VALUES (${places})`, Object.values(row));
}

/** The name of the rule that refuses it. */
const refuser = async (statement: Promise<unknown>): Promise<string | undefined> => {
  const error: unknown = await statement.then(
    () => expect.unreachable('The database took it.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof pg.DatabaseError)) throw error;
  return error.constraint;
};

test.each([
  ['stripe_id', { stripe_id: 'cus_1' }],
  ['stripe_payment_method', { stripe_id: 'cus_2', stripe_payment_method: 'pm_1' }],
  ['stripe_account_id', { stripe_account_id: 'acct_1' }],
])('no two people have one %s', async (column, fields) => {
  await aPlayer(fields);
  const again = { ...fields, ...(column === 'stripe_payment_method' ? { stripe_id: 'cus_3' } : {}) };
  expect(await refuser(aPlayer(again))).toBe(`users_${column}_key`);
});

test('nobody has a card who is no customer', async () => {
  expect(await refuser(aPlayer({ stripe_payment_method: 'pm_9' }))).toBe('users_card_of_customer');
});

test('a message of the provider is kept once', async () => {
  const insert = () => client.query("INSERT INTO provider_messages (id) VALUES ('evt_1')");
  await insert();
  expect(await refuser(insert())).toBe('provider_messages_pkey');
});
