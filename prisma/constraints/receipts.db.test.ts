import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileDatabase } from '@fairway/server/test/file-database';
import type { TestServices } from '@fairway/server/test/provided';
import { constraintViolatedBy, rawSql } from '@fairway/server/test/raw-sql';
import pg from 'pg';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { deploy } from '../../tools/db/apply.ts';
import { queryOnce } from '../../tools/db/query-once.ts';

const { run, insert, aUser } = rawSql(fileDatabase());
const AT = '2031-03-12T11:00:00Z';
const MIGRATION = '20261127150000_receipts';

const purchase = (fields: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  kind: 'credits',
  player_id: randomUUID(),
  pro_id: randomUUID(),
  key: randomUUID(),
  title: '4 lesson credits',
  amount: 6_000,
  currency: 'GBP',
  credits: 4,
  status: 'paid',
  settled_at: AT,
  payment_intent_id: randomUUID(),
  ...fields,
});

describe('a receipt', () => {
  let written: Record<string, unknown>;
  beforeEach(async () => {
    const sold = purchase();
    await insert('purchases', sold);
    written = {
      id: randomUUID(),
      purchase_id: sold.id,
      kind: 'receipt',
      pro_id: sold.pro_id,
      number: 'F-2031-0001',
      issued_at: AT,
      timezone: 'Europe/London',
      seller: '{"name": "Robin Calder"}',
      lines: '[]',
      total: 6_000,
      currency: 'GBP',
      vat: 0,
    };
  });
  const write = (fields: Record<string, unknown> = {}) => insert('receipts', { ...written, ...fields });

  test.each([
    ['has a number of its kind', 'receipts_number', { number: 'C-2031-0001' }],
    ['has four digits at least', 'receipts_number', { number: 'F-2031-001' }],
    ['has no more VAT than it comes to', 'receipts_vat', { vat: 6_001, vat_rate: 20 }],
    ['has VAT at a rate alone', 'receipts_vat', { vat: 1_000 }],
    ['is for no less than nothing', 'receipts_vat', { total: -1 }],
  ])('%s', async (_, constraint, fields) => {
    expect(await constraintViolatedBy(write(fields))).toBe(constraint);
  });

  test('is one of its purchase, beside one credit note, and one by its number', async () => {
    await write();
    const again = { id: randomUUID(), number: 'F-2031-0002' };
    expect(await constraintViolatedBy(write(again))).toBe('receipts_purchase_id_kind_key');
    await write({ id: randomUUID(), kind: 'credit_note', number: 'C-2031-0001' });
    const other = purchase();
    await insert('purchases', other);
    expect(await constraintViolatedBy(write({ id: randomUUID(), purchase_id: other.id }))).toBe(
      'receipts_pro_id_number_key',
    );
  });

  test('stands as it was written, but for its seller, who may go', async () => {
    await write();
    const stands = 'a receipt stands as it was written';
    const change = (set: string) => run(`UPDATE receipts SET ${set} WHERE id = $1`, [written['id']]);
    for (const set of [
      'total = 1',
      `number = 'F-2031-0009'`,
      `seller = '{"name": "Sam"}'`,
      'seller = NULL, vat_rate = 5',
    ])
      expect(await constraintViolatedBy(change(set))).toBe(stands);
    expect(await constraintViolatedBy(run('DELETE FROM receipts'))).toBe(stands);
    expect(await constraintViolatedBy(run('TRUNCATE receipts'))).toBe(stands);
    await change('seller = NULL');
  });
});

test.each([
  ['settings_vat_registered', { vat_number: 'GB980780684' }],
  ['settings_vat_registered', { vat_rate: 20 }],
  ['settings_vat_rate', { vat_number: 'GB980780684', vat_rate: 17.25 }],
  ['settings_vat_rate', { vat_number: 'GB980780684', vat_rate: 100.5 }],
])('settings are refused by %s: %o', async (constraint, fields) => {
  const user_id = await aUser('pro');
  await run('DELETE FROM settings WHERE user_id = $1', [user_id]);
  expect(await constraintViolatedBy(insert('settings', { user_id, ...fields }))).toBe(constraint);
});

test('purchases that were paid before there were numbers get theirs in the order of their payment', async () => {
  const { postgres_url }: TestServices = inject('services');
  const name = `fairway_numbering_${randomBytes(6).toString('hex')}`;
  await queryOnce(postgres_url, `CREATE DATABASE "${name}"`);
  const own = new URL(postgres_url);
  own.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: own.href });
  onTestFinished(async () => {
    await client.end();
    await queryOnce(postgres_url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
  const folder = path.resolve(import.meta.dirname, '../migrations');
  await deploy(own.href, folder, { only: (migration) => migration < MIGRATION });
  await client.connect();
  const add = (table: string, row: Record<string, unknown>) =>
    client.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map((_, nth) => `$${nth + 1}`)
        .join(', ')})`,
      Object.values(row),
    );
  const coach = {
    type: 'pro',
    first_name: 'Robin',
    last_name: 'Calder',
    address_line1: '4 Mill Lane',
    address_line2: ' ',
  };
  const tokyo = {
    id: randomUUID(),
    email: 'tokyo@example.com',
    calendar_token: 'one',
    timezone: 'Asia/Tokyo',
    ...coach,
  };
  const lost = { id: randomUUID(), email: 'lost@example.com', calendar_token: 'two', timezone: 'Not/AZone', ...coach };
  await add('users', tokyo);
  await add('users', lost);
  const sold = (pro_id: string, settled_at: string | null, fields: object = {}) =>
    add('purchases', purchase({ pro_id, settled_at, ...fields }));
  await sold(tokyo.id, '2030-12-31T15:30:00Z', { title: 'second' });
  await sold(tokyo.id, '2030-12-31T14:30:00Z', { title: 'first' });
  await sold(tokyo.id, '2031-02-01T00:00:00Z', {
    title: 'third',
    status: 'refunded',
    refunded_at: '2031-12-31T16:00:00Z',
  });
  await sold(tokyo.id, '2031-01-15T00:00:00Z', { title: 'nothing of it', status: 'failed' });
  await sold(tokyo.id, null, { title: 'nothing yet', status: 'pending' });
  await sold(lost.id, '2031-01-01T00:00:00Z', { title: 'uneven', amount: 1_001 });
  await sold(randomUUID(), '2031-01-01T00:00:00Z', { title: 'of a coach who has left' });

  await deploy(own.href, folder);
  const { rows } = await client.query<{
    title: string;
    number: string;
    timezone: string;
    seller: unknown;
    lines: unknown;
  }>(
    `SELECT p.title, r.number, r.timezone, r.seller, r.lines FROM receipts r JOIN purchases p ON p.id = r.purchase_id ORDER BY p.title, r.number`,
  );
  expect(rows.map(({ title, number, timezone }) => [title, number, timezone])).toEqual([
    ['first', 'F-2030-0001', 'Asia/Tokyo'],
    ['of a coach who has left', 'F-2031-0001', 'Europe/London'],
    ['second', 'F-2031-0001', 'Asia/Tokyo'],
    ['third', 'C-2032-0001', 'Asia/Tokyo'],
    ['third', 'F-2031-0002', 'Asia/Tokyo'],
    ['uneven', 'F-2031-0001', 'Europe/London'],
  ]);
  expect(rows[0]).toMatchObject({
    seller: { name: 'Robin Calder', email: 'tokyo@example.com', address: ['4 Mill Lane'], vat_number: null },
    lines: [{ title: 'Lesson credit (15 minutes)', quantity: 4, unit_price: 1_500, amount: 6_000 }],
  });
  expect(rows[1]).toMatchObject({ seller: null });
  expect(rows[5]).toMatchObject({ lines: [{ title: 'uneven', quantity: 1, unit_price: 1_001, amount: 1_001 }] });
  const counters = await client.query(
    `SELECT kind::text, year, last_number FROM receipt_counters WHERE pro_id = $1 ORDER BY 1, 2`,
    [tokyo.id],
  );
  expect(counters.rows).toEqual([
    { kind: 'credit_note', year: 2032, last_number: 1 },
    { kind: 'receipt', year: 2030, last_number: 1 },
    { kind: 'receipt', year: 2031, last_number: 2 },
  ]);
});
